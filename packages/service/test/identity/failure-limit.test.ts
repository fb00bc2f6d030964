import { describe, expect, it } from 'vitest'
import { type FailureLimit, MOST_KEYS, createFailureLimit } from '../../src/identity/failure-limit.ts'
import { manualClock } from '../support/manual-clock.ts'

const EVERY = 6000
const START = 1_000_000_000

function fail(limit: FailureLimit, key: string, times: number): void {
  for (let count = 0; count < times; count += 1) limit.add(key)
}

describe('a limit of failures', () => {
  it('allows a burst, then one at a time', () => {
    const clock = manualClock(START)
    const limit = createFailureLimit({ clock, atOnce: 3, everyMilliseconds: EVERY })
    fail(limit, 'a', 2)
    expect([limit.waitOf('a'), limit.isClean('a')]).toEqual([0, false])
    fail(limit, 'a', 1)
    expect([limit.waitOf('a'), limit.waitOf('b')]).toEqual([EVERY, 0])
    clock.pass(EVERY)
    expect(limit.waitOf('a')).toBe(0)
    fail(limit, 'a', 1)
    expect(limit.waitOf('a')).toBe(EVERY)
    clock.pass(3 * EVERY)
    expect([limit.waitOf('a'), limit.isClean('a')]).toEqual([0, true])
  })

  it('subtracts one failure, or all', () => {
    const limit = createFailureLimit({ clock: manualClock(START), atOnce: 3, everyMilliseconds: EVERY })
    fail(limit, 'a', 3)
    limit.remove('a')
    expect([limit.waitOf('a'), limit.isClean('a')]).toEqual([0, false])
    limit.forget('a')
    expect(limit.isClean('a')).toBe(true)
    limit.remove('a')
    expect(limit.isClean('a')).toBe(true)
  })

  it('lasts no longer than all its failures when the clock goes back', () => {
    let now = START
    const limit = createFailureLimit({ clock: { now: () => now }, atOnce: 3, everyMilliseconds: EVERY })
    fail(limit, 'a', 3)
    now -= 30 * 60_000
    expect(limit.waitOf('a')).toBe(EVERY)
    fail(limit, 'a', 20)
    expect(limit.waitOf('a')).toBe(EVERY)
  })

  it('drops the key that failed longest ago when it has too many keys', () => {
    const limit = createFailureLimit({ clock: manualClock(START), atOnce: 1, everyMilliseconds: EVERY })
    for (let key = 0; key < MOST_KEYS; key += 1) limit.add(`${key}`)
    limit.add('0')
    limit.add('one more')
    expect(['0', '1', '2', 'one more'].map((key) => limit.isClean(key))).toEqual([false, true, false, false])
  })
})
