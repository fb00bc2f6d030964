import type { Clock } from '@pix-payments/client'

/**
 * The test clock takes a timer of at least this length for a time limit, and a shorter timer for a wait between
 * attempts.
 */
const LIMIT_MS = 20_000

export interface TestClock extends Clock {
  /** Moves the time forward. Time limits that end in this time fire. */
  advance(milliseconds: number): void
}

/** Creates a clock that stands still. A wait between attempts ends at once. */
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
