import type { Kit } from '../kit/kit.ts'
import { noteError } from '../kit/note-error.ts'
import { type Budget, isLimit } from '../pace/budget.ts'
import { pause } from '../pace/pause.ts'

interface Allowance {
  readonly budget: Budget
  readonly walletId: string
  readonly signal: AbortSignal | undefined
}

/**
 * Runs calls of a wallet outside of its pauses, and again after a 429. What `calls` did before the 429 is done again.
 * Returns undefined when `signal` aborts first.
 */
export async function whenAllowed<T>(
  kit: Kit,
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
      await noteError(kit, budget, walletId, error)
    }
  }
}
