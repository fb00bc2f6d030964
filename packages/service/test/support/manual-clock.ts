import type { Clock } from '../../src/clock.ts'

/** Time that passes only when it is told to. As with the system's clock, what waits for no time waits for none. */
export interface ManualClock extends Clock {
  pass(milliseconds: number): void
  /** Sets the clock on the wall; time does not pass. */
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
