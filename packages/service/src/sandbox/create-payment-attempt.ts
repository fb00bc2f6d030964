import { payCharge } from '../application/inbound/charge-payment.ts'
import type { Received } from '../application/inbound/received.ts'
import { type Charge, chargeBody } from '../domain/charge/charge.ts'
import type { PaymentAttempt } from '@pix-payments/spec/sandbox-types'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { chargeNotFound } from './cancel-charge.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'

/** G-106: simulates that a payer tries to pay a charge. The request can name any payer, account and amount. */
export const createPaymentAttempt: Handler<'createPaymentAttempt'> = async (
  { wallets, world },
  { path, body = {} },
) => {
  const { walletId, chargeId } = path
  const attempted = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const payer = world.payerOf(charge, body.payer)
    const broken = brokenHolderFields(payer, 'payer.')
    if (broken.length > 0) return refuseFields('MalformedRequest', broken)
    const { payerMessage, amount } = body
    const payment = world.payCharge(work, charge, { payer, payerMessage, amount })
    return answer(201, attemptBody(await payCharge(work, charge, payment), charge))
  })
  return attempted ?? walletNotFound(walletId)
}

/** The reasons for which a charge that can be paid rejects the payer (§2.1). */
const REJECTED_REASONS: ReadonlySet<string> = new Set([
  'PAYER_MISMATCH',
  'ACCOUNT_MISMATCH',
  'THIRD_PARTY_PAYER_BLOCKED',
])

/** Returns the body of the response to a payment attempt. `before` is the charge before it. */
export function attemptBody(received: Received<Charge>, before: Charge): PaymentAttempt {
  const charge = chargeBody(received.result === 'KEPT' ? before : received.resource)
  if (received.result === 'APPLIED') {
    const endToEndId = received.resource.payment?.endToEndId ?? null
    return { outcome: 'PAID', rejectedReason: null, endToEndId, charge }
  }
  const reason = received.result === 'REFUSED' ? received.reason : ''
  return REJECTED_REASONS.has(reason)
    ? { outcome: 'REJECTED', rejectedReason: reason, endToEndId: null, charge }
    : { outcome: 'NOT_PAYABLE', rejectedReason: null, endToEndId: null, charge }
}
