import { moveRefund } from '../application/end-refund.ts'
import { refundBody } from '../domain/refund/refund.ts'
import { findPaidCharge } from '../storage/rows/charge-rows.ts'
import { findRefund } from '../storage/rows/refund-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-108: settles or fails a refund that has not ended. */
export const setRefundOutcome: Handler<'setRefundOutcome'> = async ({ wallets }, { path, body }) => {
  const { walletId, endToEndId, externalId } = path
  const decided = await wallets.write(walletId, async (work) => {
    const refund = (await findRefund(work.transaction, endToEndId, externalId))?.refund
    if (refund?.walletId !== walletId) {
      return refuseBecause(
        'RefundNotFound',
        `The wallet has no refund of ${endToEndId} with the externalId ${externalId}.`,
      )
    }
    const moved = await moveRefund(work, refund, body.status, body)
    if (moved === undefined) {
      return refuseBecause(
        'InvalidState',
        `The refund is ${refund.status} already. To decide refunds, set outcomes.refunds of the wallet to NONE before they are made.`,
      )
    }
    const charge = await findPaidCharge(work.transaction, endToEndId)
    if (!charge?.payment) throw new Error(`The refund ${moved.refundEndToEndId} has no paid charge`)
    return answer(200, refundBody(moved, charge, charge.payment))
  })
  return decided ?? walletNotFound(walletId)
}
