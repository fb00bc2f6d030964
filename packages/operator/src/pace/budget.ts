import { PixError } from '@pix-payments/client'
import { LONGEST_DELAY_MS, LONGEST_PAUSE_MS } from './gaps.ts'

/** How long to wait after a 429 without `Retry-After`. */
export const PAUSE_MS = 5_000

/** Whether the API asks to call less often. */
export const isLimit = (error: unknown): error is PixError =>
  error instanceof PixError && error.status === 429

/** The rate limit of a wallet is shared by all work: after one 429, all calls of the wallet wait. */
export interface Budget {
  /** The instant until which the calls of a wallet wait; undefined when they need not wait. */
  pausedUntil(walletId: string, now: number): number | undefined
  /** The wallets whose calls wait. */
  paused(now: number): readonly string[]
  /** Makes the calls of a wallet wait. */
  pause(walletId: string, until: number): void
}

export function createBudget(): Budget {
  const pauses = new Map<string, number>()
  return {
    pausedUntil(walletId, now) {
      const until = pauses.get(walletId) ?? 0
      return until > now ? until : undefined
    },
    paused: (now) => [...pauses].filter(([, until]) => until > now).map(([walletId]) => walletId),
    pause: (walletId, until) => void pauses.set(walletId, until),
  }
}

/** The wait that the API asks for: at most five minutes after a 429, otherwise an hour. */
export const waitOf = (error: unknown): number =>
  Math.min(
    (error instanceof PixError && error.retryAfterMs) || 0,
    isLimit(error) ? LONGEST_PAUSE_MS : LONGEST_DELAY_MS,
  )
