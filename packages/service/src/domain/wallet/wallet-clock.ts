import { type Instant, brasiliaInstant } from '@pix-payments/pix'

/** The time of a wallet: real time plus an offset, or frozen at one instant. */
export interface WalletClock {
  readonly mode: 'RUNNING' | 'FROZEN'
  /** Milliseconds ahead of real time (negative: behind). Used only while the clock runs. */
  readonly offset: number
  /** The instant that a frozen clock shows. Used only while it is frozen. */
  readonly frozenAt: Instant
}

/**
 * The earliest instant that a clock can be set to (G-271). Calendar calculations in America/Sao_Paulo start here, a
 * year before the first Pix.
 */
export const EARLIEST_CLOCK: Instant = brasiliaInstant('2020-01-01')
/** The latest instant that a clock can be set to (G-271). Every date computed from it is valid. */
export const LATEST_CLOCK: Instant = brasiliaInstant('2100-01-01') - 1

export const runningClock = (offset = 0): WalletClock => ({ mode: 'RUNNING', offset, frozenAt: 0 })
export const frozenClock = (frozenAt: Instant): WalletClock => ({ mode: 'FROZEN', offset: 0, frozenAt })

/**
 * Two processes that agree on the time differ by at most this much. For a wallet that is ahead by less, the time stands
 * still until its clock catches up.
 */
const LONGEST_STANDSTILL_MILLISECONDS = 1000

/** The wallet's time at a real instant: never earlier than `lastAt`, its latest change. */
export function virtualNow(clock: WalletClock, realNow: Instant, lastAt: Instant): Instant {
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : realNow + clock.offset
  return Math.max(now, lastAt)
}

/** The real instant at which the wallet's clock reaches `due`; null while the clock is frozen. */
export function realInstant(clock: WalletClock, due: Instant): Instant | null {
  return clock.mode === 'FROZEN' ? null : due - clock.offset
}

/** True if the clock is behind `lastAt` by more than a second, because real time was set back. */
export const hasGoneBack = (clock: WalletClock, realNow: Instant, lastAt: Instant): boolean =>
  clock.mode === 'RUNNING' && lastAt - clock.offset > realNow + LONGEST_STANDSTILL_MILLISECONDS

/** Returns a clock in the same mode that shows `now` at the real instant `realNow`. */
export function clockShowing(clock: WalletClock, now: Instant, realNow: Instant): WalletClock {
  return clock.mode === 'FROZEN' ? frozenClock(now) : runningClock(now - realNow)
}
