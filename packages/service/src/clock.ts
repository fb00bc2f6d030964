import type { Instant } from '@pix-payments/pix'

/** Real time, and waiting in it. The only module that reads the system clock; tests pass their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): Instant
  /** Calls back once, after the given real milliseconds, unless it is stopped before. */
  after(milliseconds: number, callback: () => void): Stop
}

export type Stop = () => void

/** setTimeout fires at once for anything longer. */
const LONGEST_TIMEOUT_MILLISECONDS = 2_147_483_647

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(milliseconds, 0), LONGEST_TIMEOUT_MILLISECONDS))
    return () => {
      clearTimeout(timer)
    }
  },
}
