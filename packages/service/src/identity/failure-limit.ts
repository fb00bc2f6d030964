import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'

export interface FailureLimitOptions {
  readonly clock: Pick<Clock, 'now'>
  /** How many failures of one key are allowed in a burst. */
  readonly atOnce: number
  /** The interval after which one more failure is allowed when the burst is used up. */
  readonly everyMilliseconds: number
}

/** Counts failures by key. For each key, one failure is forgotten per `everyMilliseconds`. */
export interface FailureLimit {
  /** True if the key has no remembered failures. */
  isClean(key: string): boolean
  /** Milliseconds until the key may fail once more; 0 means now. */
  waitOf(key: string): number
  add(key: string): void
  /** Subtracts one failure. */
  remove(key: string): void
  forget(key: string): void
}

/**
 * How many keys are remembered; they take about 1 MB. When there are more keys, the key that failed longest ago is
 * dropped.
 */
export const MOST_KEYS = 10_000

/**
 * Creates a limit with one leaky bucket per key. The bucket is stored as one number: the instant at which the last
 * failure of the key is forgotten.
 */
export function createFailureLimit({ clock, atOnce, everyMilliseconds }: FailureLimitOptions): FailureLimit {
  const forgottenAt = new Map<string, Instant>()
  /**
   * Milliseconds until all failures of the key are forgotten. The value has an upper limit, so that a clock that goes
   * back does not block the key for longer.
   */
  const remaining = (key: string): number => {
    const at = forgottenAt.get(key)
    return at === undefined ? 0 : Math.min(Math.max(at - clock.now(), 0), atOnce * everyMilliseconds)
  }
  const set = (key: string, milliseconds: number): void => {
    // A Map keeps the order of insertion, and every change inserts the key again, so the first key failed longest ago.
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
