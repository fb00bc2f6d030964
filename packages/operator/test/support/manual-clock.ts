import type { Clock } from '@pix-payments/client'

/** A clock that follows the system's, and can jump ahead. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void
}

export function manualClock(): ManualClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}
