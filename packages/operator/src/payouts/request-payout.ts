import { PixOperatorError } from '../errors.ts'
import { type Kit, openTables } from '../kit/kit.ts'
import { type Payout, payoutKey, payoutOf } from '../kit/payout.ts'
import { jsonOf } from '../kit/stored-request.ts'
import type { Transaction } from '../storage/port.ts'
import type { PayoutKind, PayoutRow } from '../storage/records.ts'
import { KINDS, type PayoutRequests } from './kinds.ts'

export type PayoutAsked<K extends PayoutKind> = PayoutRequests[K] & {
  /** Your own id of the player whose balance you debit in the same transaction. */
  readonly playerId: string
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
}

/**
 * Stores a request in your transaction, beside your debit of the player. The worker sends it after your commit, and
 * never when you roll back.
 *
 * @throws PixOperatorError `externalIdInUse` when this externalId was used before. Roll back, so that you do not debit
 *   twice.
 * @throws TypeError when the kit has no handler that returns the amount after a refusal, and for a request that could
 *   never be sent.
 */
export async function requestPayout<K extends PayoutKind>(
  kit: Kit,
  kind: K,
  transaction: Transaction,
  { playerId, walletId: asked, ...request }: PayoutAsked<K>,
): Promise<Payout> {
  const walletId = kit.wallets.idOf(asked)
  const { externalId, amount } = request
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new TypeError('amount must be centavos above 0.')
  if (/^\.{0,2}$/.test(externalId)) throw new TypeError('externalId must not be empty, "." or "..".')
  const { onGivenBack } = KINDS[kind]
  if (kit.handlers[onGivenBack] === undefined) {
    throw new TypeError(
      `A ${kind} needs the handler ${onGivenBack}: without it, a refused ${kind} is lost money.`,
    )
  }
  const now = kit.clock.now()
  const row: PayoutRow = {
    key: payoutKey(kind, walletId, externalId),
    kind,
    wallet_id: walletId,
    external_id: externalId,
    player_id: playerId,
    amount,
    request: jsonOf(request),
    status: 'REQUESTED',
    resource_id: null,
    end_to_end_id: null,
    reason: null,
    created_at: now,
    ended_at: null,
    attempts: 0,
    next_at: now,
    failing_since: null,
    traceparent: kit.tracing?.current() ?? null,
  }
  if (!(await openTables(kit, transaction).payouts.insert(row))) {
    throw new PixOperatorError('externalIdInUse', `Another ${kind} has this externalId. Roll back.`)
  }
  // Your transaction has not committed yet.
  for (const bell of kit.bells) bell.ringSoon()
  return payoutOf(row)
}
