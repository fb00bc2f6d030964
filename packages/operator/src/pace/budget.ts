import { type Clock, PixError } from '@pix-payments/client'

/** How long to wait after a 429 without `Retry-After`. */
const PAUSE_MS = 5_000

/** Whether the API asks to call less often. */
export const isLimit = (error: unknown): error is PixError =>
  error instanceof PixError && error.status === 429

/** The rate limit of a wallet is shared by all work: after one 429, all calls of the wallet wait. */
export interface Budget {
  /** The instant until which the calls of a wallet wait; undefined when they need not wait. */
  pausedUntil(walletId: string, now: number): number | undefined
  /** The wallets whose calls wait. */
  paused(now: number): readonly string[]
  note(walletId: string, now: number, error: unknown): void
}

export function createBudget(): Budget {
  const pauses = new Map<string, number>()
  return {
    pausedUntil(walletId, now) {
      const until = pauses.get(walletId) ?? 0
      return until > now ? until : undefined
    },
    paused: (now) => [...pauses].filter(([, until]) => until > now).map(([walletId]) => walletId),
    note(walletId, now, error) {
      if (isLimit(error)) pauses.set(walletId, now + (error.retryAfterMs ?? PAUSE_MS))
    },
  }
}

export interface Allowance {
  readonly budget: Budget
  readonly walletId: string
  readonly signal: AbortSignal | undefined
}

/**
 * Runs calls of a wallet outside of its pauses, and again after a 429. What `calls` did before the 429 is done again.
 * Returns undefined when `signal` aborts first.
 */
export async function whenAllowed<T>(
  kit: { readonly clock: Clock },
  { budget, walletId, signal }: Allowance,
  calls: () => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    if (signal?.aborted === true) return undefined
    const now = kit.clock.now()
    const until = budget.pausedUntil(walletId, now)
    if (until !== undefined) {
      await pause(kit, until - now, signal)
      continue
    }
    try {
      return await calls()
    } catch (error) {
      if (!isLimit(error)) throw error
      budget.note(walletId, kit.clock.now(), error)
    }
  }
}

/** Waits for a time, or until `signal` aborts. */
export const pause = (
  { clock }: { readonly clock: Clock },
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(milliseconds, done)
    signal?.addEventListener('abort', done, { once: true })
    function done(): void {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
