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

/** What both ways to withdraw have in common. */
export interface WithdrawalRequest {
  readonly walletId: string
  readonly initiationType: Withdrawal['initiationType']
  readonly amount: number
  readonly externalId: string
  readonly description: string | undefined
  readonly metadata: Readonly<Record<string, string>> | undefined
  readonly expectedCreditor: Withdrawal['expectedCreditor']
  /** CPF or CNPJ that must own the destination. */
  readonly declaredTaxId: string
  /** The normalized body: what makes a repeat the same request (G-190). */
  readonly identity: object
}

interface AcceptedWithdrawal {
  readonly ok: true
  readonly status: 202
  readonly body: WithdrawalAccepted
}

/**
 * The order of checks is that of G-172: idempotency, key, CPF, secure loop, funds. The look-up stands outside the
 * transaction, since a real directory is across the network; what it found does not change who was first.
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
    // §7.2: definitive, nothing was accepted.
    if (found.holder.taxId !== request.declaredTaxId) return refuse('IGAMING_CPF_MISMATCH')
    if (work.wallet.settings.secureLoop && !(await isInLoop(work, found))) {
      return refuse('SECURE_LOOP_ACCOUNT_MISMATCH')
    }
    const withdrawal = await start(work, request, found)
    await insertWithdrawal(work.transaction, { request: identity, withdrawal })
    return accepted(withdrawal)
  })
}

/** G-190: the current withdrawal, and no second debit; another body is a conflict. */
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

/** G-171: money goes back only to an account that paid a deposit here, of the same person. */
function isInLoop({ transaction, wallet }: WalletWork, { holder }: Destination): Promise<boolean> {
  return hasPaidFrom(transaction, wallet.id, holder.taxId, accountKey(holder))
}

async function start(
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
  if (request.amount > work.wallet.available) return failForFunds(work, initiated)
  const { transactionId, amount } = initiated
  await work.move('withdrawalReserved', amount, transactionId)
  if (outcome.status !== 'NONE') {
    await work.schedule('withdrawalOutcome', transactionId, work.now + outcome.afterSeconds * SECOND)
  }
  return heldAt(work, initiated, holdOf(outcome))
}

/** G-032: the 202 already says FAILED, and nothing was debited. */
async function failForFunds(work: WalletWork, withdrawal: Withdrawal): Promise<Withdrawal> {
  const arrow = step('withdrawal', withdrawal.status, 'failForFunds')
  if (arrow === undefined) throw new Error('A new withdrawal cannot fail for funds')
  const errorCode = 'INSUFFICIENT_BALANCE'
  const failed = { ...withdrawal, status: arrow.to, errorCode, errorDescription: describeError(errorCode) }
  if (arrow.sends !== null) await work.emit(arrow.sends, failed.transactionId, withdrawalFailedFacts(failed))
  return failed
}

/** Sends it as far as it is held: ordinarily it is sent and taken before the answer, which says PROCESSING (G-090). */
function heldAt(work: WalletWork, initiated: Withdrawal, hold: WithdrawalHold): Withdrawal {
  let withdrawal = initiated
  for (const on of ['confirm', 'process'] as const) {
    if (withdrawal.status === hold) break
    const arrow = step('withdrawal', withdrawal.status, on)
    if (arrow === undefined) throw new Error('A new withdrawal cannot be sent')
    withdrawal = { ...withdrawal, status: arrow.to }
  }
  return withdrawal === initiated ? initiated : { ...withdrawal, endToEndId: newEndToEndId(work) }
}
