import type { Clock } from '../../src/clock.ts'

/** A clock whose time passes only on command. Like the system clock, it calls back at once for a wait of zero. */
export interface ManualClock extends Clock {
  pass(milliseconds: number): void
  /** Sets the system clock; real time does not pass. */
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
