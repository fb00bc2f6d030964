import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type WalletClock,
  frozenClock,
  realInstant,
  runningClock,
  clockShowing,
  virtualNow,
} from '../../src/domain/wallet/wallet-clock.ts'

const instant = fc.integer({ min: 0, max: 4e12 })
const clock: fc.Arbitrary<WalletClock> = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }).map(runningClock),
  instant.map(frozenClock),
)

test("a wallet's time never goes back, even when the system clock does", () => {
  fc.assert(
    fc.property(clock, fc.array(instant), (it, reals) => {
      let lastAt = 0
      for (const real of reals) {
        const now = virtualNow(it, real, lastAt)
        expect(now).toBeGreaterThanOrEqual(lastAt)
        lastAt = now
      }
    }),
  )
})

test('a running clock reaches an instant at the computed real instant; a frozen clock never does', () => {
  fc.assert(
    fc.property(clock, instant, (it, due) => {
      const real = realInstant(it, due)
      const reached = real === null ? null : virtualNow(it, real, Number.MIN_SAFE_INTEGER)
      expect(reached).toBe(it.mode === 'FROZEN' ? null : due)
    }),
  )
})

test('a clock that is set shows that instant and keeps its mode', () => {
  fc.assert(
    fc.property(clock, instant, instant, (it, wanted, real) => {
      const set = clockShowing(it, wanted, real)
      expect(set.mode).toBe(it.mode)
      expect(virtualNow(set, real, 0)).toBe(wanted)
    }),
  )
})
