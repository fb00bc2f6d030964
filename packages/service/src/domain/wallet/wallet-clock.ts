import type { Instant } from '@pix-payments/pix'

/** Virtual time of a wallet: real time plus an offset, or standing still. */
export interface WalletClock {
  readonly mode: 'RUNNING' | 'FROZEN'
  /** Milliseconds ahead of real time, while running. */
  readonly offset: number
  /** Where it stands, while frozen. */
  readonly frozenAt: Instant
}

export const runningClock = (offset = 0): WalletClock => ({ mode: 'RUNNING', offset, frozenAt: 0 })
export const frozenClock = (frozenAt: Instant): WalletClock => ({ mode: 'FROZEN', offset: 0, frozenAt })

/** The wallet's time at a real instant. It never goes back, even if the system's clock does. */
export function virtualNow(clock: WalletClock, realNow: Instant, lastAt: Instant): Instant {
  const now = clock.mode === 'FROZEN' ? clock.frozenAt : realNow + clock.offset
  return Math.max(now, lastAt)
}

/** The real instant at which the wallet's clock reaches `due`; null when it stands still. */
export function realInstant(clock: WalletClock, due: Instant): Instant | null {
  return clock.mode === 'FROZEN' ? null : due - clock.offset
}

/** The clock that shows `now` at this real instant and keeps its mode. */
export function setTo(clock: WalletClock, now: Instant, realNow: Instant): WalletClock {
  return clock.mode === 'FROZEN' ? frozenClock(now) : runningClock(now - realNow)
}
