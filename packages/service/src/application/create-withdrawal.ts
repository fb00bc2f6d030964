import type { ErrorCodeOf } from '@pix-payments/spec'
import { accountKey } from '../domain/charge/charge.ts'
import { canonicalJson } from '../domain/canonical-json.ts'
import { type Refusal, refuse } from '../domain/refusal.ts'
import { begin, step } from '../domain/step.ts'
import { SECOND } from '../domain/timestamp.ts'
import {
  type Withdrawal,
  describeError,
  withdrawalAcceptedBody,
  withdrawalFailedFacts,
} from '../domain/withdrawal/withdrawal.ts'
import { type WithdrawalHold, holdOf } from '../domain/wallet/wallet.ts'
import type { WithdrawalAccepted } from '@pix-payments/spec/types'
import type { Destination } from '../domain/withdrawal/destination.ts'
import { hasPaidFrom } from '../storage/rows/charge-rows.ts'
import { findWithdrawal, insertWithdrawal } from '../storage/rows/withdrawal-rows.ts'
import { newEndToEndId } from './end-withdrawal.ts'
import { writeOwnWallet } from './own-wallet.ts'
import type { Service } from './service.ts'
import type { WalletWork } from './wallet-work.ts'

type Code = ErrorCodeOf<'createWithdrawalByPixKey'> & ErrorCodeOf<'createWithdrawalByBankDetails'>

/** A request for a withdrawal, by Pix key or by bank details. Amounts are in cents. */
export interface WithdrawalRequest {
  readonly walletId: string
  readonly initiationType: Withdrawal['initiationType']
  readonly amount: number
  readonly externalId: string
  readonly description: string | undefined
  readonly metadata: Readonly<Record<string, string>> | undefined
  readonly expectedCreditor: Withdrawal['expectedCreditor']
  /** The CPF or CNPJ that the owner of the destination must have. */
  readonly declaredTaxId: string
  /** The normalized body. When a repeated request has an equal body, it gets the existing withdrawal (G-190). */
  readonly identity: object
}

interface AcceptedWithdrawal {
  readonly ok: true
  readonly status: 202
  readonly body: WithdrawalAccepted
}

/**
 * Checks in this order: repeated externalId, Pix key, CPF, secure loop, balance (G-172). Then starts the withdrawal.
 * `lookUp` runs outside the transaction, because a real directory answers over the network. During the look-up, another
 * request with the same externalId can commit, so the externalId is checked again afterwards.
 */
export async function createWithdrawal<LookUpCode extends string>(
  service: Service,
  request: WithdrawalRequest,
  lookUp: () => Promise<Destination | Refusal<LookUpCode>>,
): Promise<AcceptedWithdrawal | Refusal<Code | LookUpCode>> {
  const { walletId } = request
  const identity = canonicalJson({ initiationType: request.initiationType, ...request.identity })
  const earlier = await service.wallets.lookUp(walletId, (reader) =>
    findWithdrawal(reader, walletId, request.externalId),
  )
  if (earlier !== undefined) return replay(earlier, identity)
  const found = await lookUp()
  if ('ok' in found) {
    const settled = await service.wallets.lookUp(walletId, (reader) =>
      findWithdrawal(reader, walletId, request.externalId),
    )
    return settled === undefined ? found : replay(settled, identity)
  }
  return writeOwnWallet(service, request, async (work) => {
    const same = await findWithdrawal(work.transaction, walletId, request.externalId)
    if (same !== undefined) return replay(same, identity)
    // §7.2: the request is refused, and no withdrawal is stored.
    if (found.holder.taxId !== request.declaredTaxId) return refuse('IGAMING_CPF_MISMATCH')
    if (work.wallet.settings.secureLoop && !(await isInSecureLoop(work, found))) {
      return refuse('SECURE_LOOP_ACCOUNT_MISMATCH')
    }
    const withdrawal = await startWithdrawal(work, request, found)
    await insertWithdrawal(work.transaction, { request: identity, withdrawal })
    return accepted(withdrawal)
  })
}

/**
 * G-190: returns the existing withdrawal when the request has the same body; nothing is debited again. When the body
 * differs, refuses the request.
 */
function replay(
  { request, withdrawal }: { readonly request: string; readonly withdrawal: Withdrawal },
  identity: string,
): AcceptedWithdrawal | Refusal<'IDEMPOTENCY_ERROR'> {
  return request === identity ? accepted(withdrawal) : refuse('IDEMPOTENCY_ERROR')
}

const accepted = (withdrawal: Withdrawal): AcceptedWithdrawal => ({
  ok: true,
  status: 202,
  body: withdrawalAcceptedBody(withdrawal),
})

/**
 * G-171: true when a deposit to this wallet was paid from the destination account, by a person with the same tax id.
 */
function isInSecureLoop({ transaction, wallet }: WalletWork, { holder }: Destination): Promise<boolean> {
  return hasPaidFrom(transaction, wallet.id, holder.taxId, accountKey(holder))
}

async function startWithdrawal(
  work: WalletWork,
  request: WithdrawalRequest,
  { holder, outcome = work.wallet.settings.withdrawalOutcome }: Destination,
): Promise<Withdrawal> {
  const initiated: Withdrawal = {
    transactionId: work.uuid(),
    walletId: request.walletId,
    externalId: request.externalId,
    status: begin('withdrawal', 'create'),
    amount: request.amount,
    description: request.description ?? null,
    metadata: request.metadata ?? null,
    initiationType: request.initiationType,
    creditor: holder,
    expectedCreditor: request.expectedCreditor,
    endToEndId: null,
    errorCode: null,
    errorDescription: null,
    createdAt: work.now,
    updatedAt: work.now,
    settledAt: null,
    outcome,
  }
  if (request.amount > work.wallet.available) return failForInsufficientBalance(work, initiated)
  const { transactionId, amount } = initiated
  await work.move('withdrawalReserved', amount, transactionId)
  if (outcome.status !== 'NONE') {
    await work.schedule('withdrawalOutcome', transactionId, work.now + outcome.afterSeconds * SECOND)
  }
  return advanceToHold(work, initiated, holdOf(outcome))
}

/**
 * When the balance is insufficient, the withdrawal is stored with the status FAILED and nothing is debited. The HTTP
 * status is still 202 (G-032).
 */
async function failForInsufficientBalance(work: WalletWork, withdrawal: Withdrawal): Promise<Withdrawal> {
  const arrow = step('withdrawal', withdrawal.status, 'failForFunds')
  if (arrow === undefined) throw new Error('The state machine has no arrow failForFunds for a new withdrawal')
  const errorCode = 'INSUFFICIENT_BALANCE'
  const failed = { ...withdrawal, status: arrow.to, errorCode, errorDescription: describeError(errorCode) }
  if (arrow.sends !== null) await work.emit(arrow.sends, failed.transactionId, withdrawalFailedFacts(failed))
  return failed
}

/**
 * Moves a new withdrawal forward until its status is `hold`, at most to PROCESSING. This happens before the response
 * (G-090).
 */
function advanceToHold(work: WalletWork, initiated: Withdrawal, hold: WithdrawalHold): Withdrawal {
  let withdrawal = initiated
  for (const on of ['confirm', 'process'] as const) {
    if (withdrawal.status === hold) break
    const arrow = step('withdrawal', withdrawal.status, on)
    if (arrow === undefined) throw new Error(`The state machine has no arrow ${on} from ${withdrawal.status}`)
    withdrawal = { ...withdrawal, status: arrow.to }
  }
  return withdrawal === initiated ? initiated : { ...withdrawal, endToEndId: newEndToEndId(work) }
}
