import { type Deposit, depositOf } from '../kit/deposit.ts'
import { inTransaction, type Kit, runHook } from '../kit/kit.ts'
import { isFinal } from '../kit/status.ts'
import { pause, type Budget } from '../pace/budget.ts'
import { advanceDeposit } from './advance-deposit.ts'

const FIRST_LOOK_MS = 250
const LONGEST_LOOK_MS = 3_000

export interface WaitOptions {
  /** Ends the wait, for example when the player leaves. */
  readonly signal?: AbortSignal
  /** The end of the wait, in milliseconds since 1970. Default: when the charge expires. */
  readonly deadline?: number
}

/**
 * Waits until the deposit of a charge is paid or closed, and returns it. Returns it as it is at the deadline. The state
 * is a row: after a restart, wait again. Reads the API as soon as the row is due, so it also works without a worker.
 *
 * @throws the reason of `signal` when it aborts.
 */
export async function waitForDeposit(
  kit: Kit,
  budget: Budget,
  chargeId: string,
  { signal, deadline }: WaitOptions = {},
): Promise<Deposit> {
  for (let look = FIRST_LOOK_MS; ; look = Math.min(look * 1.5, LONGEST_LOOK_MS)) {
    signal?.throwIfAborted()
    const now = kit.clock.now()
    const row = await inTransaction(kit, async ({ deposits }) => {
      const [row] = await deposits.find('charge_id = $1', [chargeId])
      return row
    })
    if (row === undefined) throw new TypeError(`The kit has no deposit with the charge ${chargeId}.`)
    const end = deadline ?? (row.expires_at ?? now) + LONGEST_LOOK_MS
    if (isFinal('charge', row.status) || now >= end) return depositOf(row)
    const isPaused = budget.pausedUntil(row.wallet_id, now) !== undefined
    if (row.next_at !== null && row.next_at <= now && !isPaused) {
      await advanceDeposit(kit, row).catch((error: unknown) => {
        budget.note(row.wallet_id, kit.clock.now(), error)
        runHook(() => kit.hooks.onError?.(error, row.key))
      })
    }
    await pause(kit, Math.min(look, end - now), signal)
  }
}
