import type { Clock } from '../../src/clock.ts'

/** Time that passes only when it is told to. */
export interface ManualClock extends Clock {
  pass(milliseconds: number): void
}

export function manualClock(start = 0): ManualClock {
  let now = start
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>()
  return {
    now: () => now,
    after(milliseconds, callback) {
      const entry = { at: now + milliseconds, callback }
      waiting.add(entry)
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
  }
}
