import { payCharge } from '../application/reports/charge-reports.ts'
import type { Received } from '../application/reports/received.ts'
import { type Charge, chargeBody } from '../domain/charge/charge.ts'
import type { PaymentAttempt } from '@pix-payments/spec/sandbox-types'
import { findCharge } from '../storage/rows/charge-rows.ts'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import type { Reader } from '../storage/store.ts'
import { chargeNotFound } from './cancel-charge.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'

/** G-106: simulates that a payer tries to pay a charge. The request can name any payer, account and amount. */
export const createPaymentAttempt: Handler<'createPaymentAttempt'> = async (
  { wallets, world },
  { path, body = {} },
) => {
  const { walletId, chargeId } = path
  const find = (reader: Reader): ReturnType<typeof findCharge> => findCharge(reader, chargeId)
  const attempt = async (work: WalletWork): ReturnType<Handler<'createPaymentAttempt'>> => {
    const charge = await find(work.transaction)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const payer = world.payerOf(charge, body.payer)
    const broken = brokenHolderFields(payer, 'payer.')
    if (broken.length > 0) return refuseFields('MalformedRequest', broken)
    const { payerMessage, amount } = body
    const payment = world.payCharge(work, charge, { payer, payerMessage, amount })
    return answer(201, attemptBody(await payCharge(work, charge, payment), charge))
  }
  return (await wallets.write(walletId, attempt, { load: find })) ?? walletNotFound(walletId)
}

/** The reasons for which a charge that can be paid rejects the payer (§2.1). */
const REJECTED_REASONS: ReadonlySet<string> = new Set([
  'PAYER_MISMATCH',
  'ACCOUNT_MISMATCH',
  'THIRD_PARTY_PAYER_BLOCKED',
])

export function attemptBody(received: Received<Charge>, before: Charge): PaymentAttempt {
  const charge = received.result === 'KEPT' ? before : received.resource
  const endToEndId = received.result === 'APPLIED' ? (charge.payment?.endToEndId ?? null) : null
  return { ...outcomeOf(received), endToEndId, charge: chargeBody(charge) }
}

/** The outcome of a payment, as the control API names it. */
export function outcomeOf(received: Received<unknown>): Pick<PaymentAttempt, 'outcome' | 'rejectedReason'> {
  if (received.result === 'APPLIED') return { outcome: 'PAID', rejectedReason: null }
  const reason = received.result === 'REFUSED' ? received.reason : ''
  return REJECTED_REASONS.has(reason)
    ? { outcome: 'REJECTED', rejectedReason: reason }
    : { outcome: 'NOT_PAYABLE', rejectedReason: null }
}
