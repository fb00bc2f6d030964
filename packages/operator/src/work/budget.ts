import { PixError } from '@pix-payments/client'

/** How long to wait after a 429 without `Retry-After`. */
const PAUSE_MS = 5_000

/** The rate limit of a wallet is shared by all work: after one 429, all calls of the wallet wait. */
export interface Budget {
  isPaused(walletId: string, now: number): boolean
  note(walletId: string, now: number, error: unknown): void
}

export function createBudget(): Budget {
  const pausedUntil = new Map<string, number>()
  return {
    isPaused: (walletId, now) => (pausedUntil.get(walletId) ?? 0) > now,
    note(walletId, now, error) {
      if (error instanceof PixError && error.status === 429)
        pausedUntil.set(walletId, now + (error.retryAfterMs ?? PAUSE_MS))
    },
  }
}
