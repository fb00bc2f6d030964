import type { Clock } from '../../src/clock.ts'

/**
 * A clock whose time passes only when the test calls `pass`. Like the system clock, it ends a wait of zero milliseconds
 * without a `pass`.
 */
export interface ManualClock extends Clock {
  pass(milliseconds: number): void
  /** Sets the system clock forward or back. Real time does not pass. */
  jump(milliseconds: number): void
}

export function manualClock(start = 0): ManualClock {
  let now = start
  let jumped = 0
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>()
  return {
    now: () => now,
    wallNow: () => now + jumped,
    offset: () => jumped,
    after(milliseconds, callback) {
      const entry = { at: now + milliseconds, callback }
      waiting.add(entry)
      if (milliseconds <= 0) {
        setImmediate(() => {
          if (waiting.delete(entry)) callback()
        })
      }
      return () => {
        waiting.delete(entry)
      }
    },
    pass(milliseconds) {
      now += milliseconds
      for (const entry of waiting) {
        if (entry.at > now) continue
        waiting.delete(entry)
        entry.callback()
      }
    },
    jump(milliseconds) {
      jumped += milliseconds
    },
  }
}
