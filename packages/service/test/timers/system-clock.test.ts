import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Clock, createSystemClock } from '../../src/clock.ts'

const START = Date.UTC(2026, 2, 2, 12)
const HOUR = 3_600_000

/** Returns a system clock on a simulated machine, and functions that move the time of the machine. */
function machine(): {
  readonly clock: Clock
  pass(milliseconds: number): void
  set(milliseconds: number): void
  sleep(milliseconds: number): void
} {
  let [wall, monotonic, uptime] = [START, 5000.5, 9000]
  const clock = createSystemClock({
    wall: () => Math.floor(wall),
    monotonic: () => monotonic,
    // Linux reports the uptime only in steps of 10 ms.
    uptime: () => Math.floor(uptime / 10) * 10,
  })
  return {
    clock,
    pass(milliseconds) {
      wall += milliseconds
      monotonic += milliseconds
      uptime += milliseconds
    },
    set(milliseconds) {
      wall += milliseconds
    },
    sleep(milliseconds) {
      wall += milliseconds
      uptime += milliseconds
    },
  }
}

describe('the system clock', () => {
  test.each([0.5 * HOUR, -0.5 * HOUR, 365 * 24 * HOUR, -365 * 24 * HOUR])(
    'continues when the time of day is set by %i ms, and reports the offset',
    (jump) => {
      const { clock, pass, set } = machine()
      pass(10)
      expect(clock.now()).toBe(START + 10)
      set(jump)
      pass(3000)
      expect(clock.now()).toBe(START + 3010)
      expect(clock.wallNow()).toBe(START + 3010 + jump)
      expect(clock.offset()).toBe(jump)
      set(-jump)
      pass(500)
      expect(clock.now()).toBe(START + 3510)
      expect(clock.offset()).toBe(0)
    },
  )

  test('includes the time that a machine slept', () => {
    const { clock, pass, sleep, set } = machine()
    expect(clock.now()).toBe(START)
    sleep(8 * HOUR)
    pass(1000)
    expect(Math.abs(clock.now() - (START + 8 * HOUR + 1000))).toBeLessThan(20)
    set(HOUR)
    pass(1000)
    expect(Math.abs(clock.now() - (START + 8 * HOUR + 2000))).toBeLessThan(20)
    sleep(HOUR)
    expect(Math.abs(clock.now() - (START + 9 * HOUR + 2000))).toBeLessThan(40)
  })

  test('follows a small correction, and stands still instead of going back', () => {
    const { clock, pass, set } = machine()
    pass(5000)
    expect(clock.now()).toBe(START + 5000)
    set(-400)
    pass(100)
    expect(clock.now()).toBe(START + 5000)
    pass(1000)
    expect(clock.now()).toBe(START + 5700)
    set(400)
    expect(clock.now()).toBe(START + 6100)
    expect(clock.offset()).toBe(0)
  })

  test('never goes back, is an integer, and runs at the rate of real time up to its drift', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('pass' as const), by: fc.double({ min: 0, max: 60_000, noNaN: true }) }),
      fc.record({ kind: fc.constant('set' as const), by: fc.integer({ min: -HOUR, max: HOUR }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { clock, pass, set } = machine()
        let last = clock.now()
        let [passed, followed] = [0, 0]
        for (const { kind, by } of steps) {
          if (kind === 'pass') {
            pass(by)
            passed += by
          } else {
            set(by)
            followed += Math.min(Math.abs(by), 1001)
          }
          const now = clock.now()
          expect(Number.isInteger(now)).toBe(true)
          expect(now).toBeGreaterThanOrEqual(last)
          expect(Math.abs(now - START - passed)).toBeLessThanOrEqual(followed + 2 * steps.length)
          last = now
        }
      }),
    )
  })
})
