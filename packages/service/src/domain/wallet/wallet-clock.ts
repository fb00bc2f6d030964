import { type Instant, brasiliaInstant } from '@pix-payments/pix'

/** Virtual time of a wallet: real time plus an offset, or standing still. */
export interface WalletClock {
  readonly mode: 'RUNNING' | 'FROZEN'
  /** Milliseconds ahead of real time, while running. */
  readonly offset: number
  /** Where it stands, while frozen. */
  readonly frozenAt: Instant
}

/** The calendar of Brasília begins here, a year before the first Pix. No clock is set to an earlier instant (G-271). */
export const EARLIEST_CLOCK: Instant = brasiliaInstant('2020-01-01')
/** No clock is moved further: every date that is computed from it exists (G-271). */
export const LATEST_CLOCK: Instant = brasiliaInstant('2100-01-01') - 1

export const runningClock = (offset = 0): WalletClock => ({ mode: 'RUNNING', offset, frozenAt: 0 })
export const frozenClock = (frozenAt: Instant): WalletClock => ({ mode: 'FROZEN', offset: 0, frozenAt })

/** By which two clocks differ at most that agree; a wallet stands still for so long until its clock is there. */
const LONGEST_STANDSTILL_MILLISECONDS = 1000

/** The wallet's time at a real instant. It never goes back before its last change. */
export function virtualNow(clock: WalletClock, realNow: Instant, lastAt: Instant): Instant {
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : realNow + clock.offset
  return Math.max(now, lastAt)
}

/** The real instant at which the wallet's clock reaches `due`; null when it stands still. */
export function realInstant(clock: WalletClock, due: Instant): Instant | null {
  return clock.mode === 'FROZEN' ? null : due - clock.offset
}

/** Whether the clock went back since it showed `lastAt`: real time was set. */
export const hasGoneBack = (clock: WalletClock, realNow: Instant, lastAt: Instant): boolean =>
  clock.mode === 'RUNNING' && lastAt - clock.offset > realNow + LONGEST_STANDSTILL_MILLISECONDS

/** The clock that shows `now` at this real instant and keeps its mode. */
export function setTo(clock: WalletClock, now: Instant, realNow: Instant): WalletClock {
  return clock.mode === 'FROZEN' ? frozenClock(now) : runningClock(now - realNow)
}
