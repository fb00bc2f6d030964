import { type Clock, systemClock } from '@pix-payments/client'

/** The system's clock, until it is set: then it stands still. Waits are always in real time. */
export interface SettableClock extends Clock {
  set(milliseconds: number): void
}

export function createSettableClock(): SettableClock {
  let fixed: number | undefined
  return {
    now: () => fixed ?? systemClock.now(),
    after: systemClock.after,
    set(milliseconds) {
      fixed = milliseconds
    },
  }
}
