import { type Instant, brasiliaInstant } from '@pix-payments/pix'

/** The time of a wallet: real time plus an offset, or frozen at one instant. */
export interface WalletClock {
  readonly mode: 'RUNNING' | 'FROZEN'
  /**
   * How many milliseconds the clock is ahead of real time; negative when it is behind. Used only while the clock runs.
   */
  readonly offset: number
  /** The instant that a frozen clock shows. Used only while it is frozen. */
  readonly frozenAt: Instant
}

/**
 * The earliest instant that a clock can be set to (G-271). The calendar functions for Brasília reject earlier instants.
 * Pix started later in the same year.
 */
export const EARLIEST_CLOCK: Instant = brasiliaInstant('2020-01-01')
/**
 * The latest instant that a clock can be set to (G-271). Every date that the service computes from this instant is
 * valid.
 */
export const LATEST_CLOCK: Instant = brasiliaInstant('2100-01-01') - 1

export const runningClock = (offset = 0): WalletClock => ({ mode: 'RUNNING', offset, frozenAt: 0 })
export const frozenClock = (frozenAt: Instant): WalletClock => ({ mode: 'FROZEN', offset: 0, frozenAt })

/**
 * The largest difference between the clocks of two processes that counts as equal. If `lastAt` is ahead of the clock by
 * this much or less, the time of a wallet of the sandbox stands still until the clock reaches `lastAt`.
 */
export const LONGEST_STANDSTILL_MILLISECONDS = 1000

/**
 * Returns the wallet's time at a real instant. The result is never earlier than `lastAt`, the time of the wallet's
 * latest change.
 */
export function virtualNow(clock: WalletClock, realNow: Instant, lastAt: Instant): Instant {
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : realNow + clock.offset
  return Math.max(now, lastAt)
}

/** Returns the real instant at which the wallet's clock reaches `due`. Returns null while the clock is frozen. */
export function realInstant(clock: WalletClock, due: Instant): Instant | null {
  return clock.mode === 'FROZEN' ? null : due - clock.offset
}

/** True when the clock is more than one second behind `lastAt`. The cause is that real time was set back. */
export const hasGoneBack = (clock: WalletClock, realNow: Instant, lastAt: Instant): boolean =>
  clock.mode === 'RUNNING' && lastAt - clock.offset > realNow + LONGEST_STANDSTILL_MILLISECONDS

/** Returns a clock in the same mode that shows `now` at the real instant `realNow`. */
export function clockShowing(clock: WalletClock, now: Instant, realNow: Instant): WalletClock {
  return clock.mode === 'FROZEN' ? frozenClock(now) : runningClock(now - realNow)
}
