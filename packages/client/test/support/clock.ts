import type { Clock } from '@pix-payments/client'

/** Timers from this length on are limits; shorter ones are waits between attempts. */
const LIMIT_MS = 20_000

export interface TestClock extends Clock {
  /** Moves the time forward and fires the limits that it passes. */
  advance(milliseconds: number): void
}

/** A clock that stands still. Waits between attempts end at once. */
export function createTestClock(start: number = Date.parse('2026-03-01T14:00:00Z')): TestClock {
  let now = start
  const limits = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => now,
    after(milliseconds, callback) {
      if (milliseconds < LIMIT_MS) {
        const timer = setImmediate(() => {
          now += milliseconds
          callback()
        })
        return () => clearImmediate(timer)
      }
      const limit = { at: now + milliseconds, callback }
      limits.add(limit)
      return () => limits.delete(limit)
    },
    advance(milliseconds) {
      now += milliseconds
      for (const limit of limits) {
        if (limit.at > now) continue
        limits.delete(limit)
        limit.callback()
      }
    },
  }
}
