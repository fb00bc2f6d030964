import { type PaymentOutcome, payCharge } from '../application/pay-charge.ts'
import { chargeBody } from '../domain/charge/charge.ts'
import type { PaymentAttempt } from '@pix-payments/spec/sandbox-types'
import { payerOf } from '../people/payer-of.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { chargeNotFound } from './cancel-charge.ts'
import { brokenHolderFields } from './holder.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'

/** G-106: simulates that a payer tries to pay a charge. The request can name any payer, account and amount. */
export const createPaymentAttempt: Handler<'createPaymentAttempt'> = async (
  { wallets },
  { path, body = {} },
) => {
  const { walletId, chargeId } = path
  const attempted = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const payer = payerOf(charge, body.payer)
    const broken = brokenHolderFields(payer, 'payer.')
    if (broken.length > 0) return refuseFields('MalformedRequest', broken)
    if (body.amount !== undefined && body.amount !== charge.amount) {
      return answer(201, attemptBody({ outcome: 'NOT_PAYABLE', charge }))
    }
    return answer(201, attemptBody(await payCharge(work, charge, { payer, payerMessage: body.payerMessage })))
  })
  return attempted ?? walletNotFound(walletId)
}

export const attemptBody = (outcome: PaymentOutcome): PaymentAttempt => ({
  outcome: outcome.outcome,
  rejectedReason: outcome.outcome === 'REJECTED' ? outcome.reason : null,
  endToEndId: outcome.outcome === 'PAID' ? outcome.payment.endToEndId : null,
  charge: chargeBody(outcome.charge),
})
