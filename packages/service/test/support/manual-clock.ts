import type { Clock } from '../../src/clock.ts'

/**
 * A clock whose time passes only when the test calls `pass`. Like the system clock, it ends a wait of zero milliseconds
 * without a `pass`.
 */
export interface ManualClock extends Clock {
  pass(milliseconds: number): void
  /** Sets the system clock forward or back. Real time does not pass. */
  jump(milliseconds: number): void
  /** Calls `watcher` with the time of the system clock, now and at each change. Returns a function that ends this. */
  onChange(watcher: (wallNow: number) => void): () => void
}

export function manualClock(start = 0): ManualClock {
  let now = start
  let jumped = 0
  const watchers = new Set<(wallNow: number) => void>()
  const changed = (): void => {
    for (const watcher of watchers) watcher(now + jumped)
  }
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
      changed()
      for (const entry of waiting) {
        if (entry.at > now) continue
        waiting.delete(entry)
        entry.callback()
      }
    },
    jump(milliseconds) {
      jumped += milliseconds
      changed()
    },
    onChange(watcher) {
      watchers.add(watcher)
      watcher(now + jumped)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}
