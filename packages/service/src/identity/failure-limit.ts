import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'

export interface FailureLimitOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Failures of one key that may happen at once. */
  readonly atOnce: number
  /** After them, one more may happen each time that so many milliseconds have passed. */
  readonly everyMilliseconds: number
}

/** Counts failures by key; a failure is forgotten after `everyMilliseconds`, one after another. */
export interface FailureLimit {
  /** Whether no failure is remembered. */
  isClean(key: string): boolean
  /** Milliseconds until the key may fail once more; 0: now. */
  waitOf(key: string): number
  add(key: string): void
  /** Takes back one failure. */
  remove(key: string): void
  forget(key: string): void
}

/** Keys that are remembered, in about 1 MB. Above that the one that failed longest ago is forgotten. */
export const MOST_KEYS = 10_000

/** One number for each key: the instant at which its last failure is forgotten (a leaky bucket). */
export function createFailureLimit({ clock, atOnce, everyMilliseconds }: FailureLimitOptions): FailureLimit {
  const forgottenAt = new Map<string, Instant>()
  /** Milliseconds until all is forgotten. A system clock that goes back must not lengthen that. */
  const remaining = (key: string): number => {
    const at = forgottenAt.get(key)
    return at === undefined ? 0 : Math.min(Math.max(at - clock.now(), 0), atOnce * everyMilliseconds)
  }
  const set = (key: string, milliseconds: number): void => {
    // The order of a Map is that of insertion: its first key failed longest ago.
    forgottenAt.delete(key)
    if (milliseconds <= 0) return
    forgottenAt.set(key, clock.now() + milliseconds)
    const [oldest] = forgottenAt.size > MOST_KEYS ? forgottenAt.keys() : []
    if (oldest !== undefined) forgottenAt.delete(oldest)
  }
  return {
    isClean: (key) => remaining(key) === 0,
    waitOf: (key) => Math.max(remaining(key) - (atOnce - 1) * everyMilliseconds, 0),
    add(key) {
      set(key, remaining(key) + everyMilliseconds)
    },
    remove(key) {
      set(key, remaining(key) - everyMilliseconds)
    },
    forget(key) {
      forgottenAt.delete(key)
    },
  }
}
