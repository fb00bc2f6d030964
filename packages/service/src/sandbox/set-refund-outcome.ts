import { endRefundBy } from '../application/reports/refund-reports.ts'
import { findReceivedPayment } from '../application/transitions/received-payment.ts'
import { refundBody } from '../domain/refund/refund.ts'
import { findRefund } from '../storage/rows/refund-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-108: settles or fails a refund that has not ended. */
export const setRefundOutcome: Handler<'setRefundOutcome'> = async ({ wallets, world }, { path, body }) => {
  const { walletId, endToEndId, externalId } = path
  const decided = await wallets.write(walletId, async (work) => {
    const refund = (await findRefund(work.transaction, endToEndId, externalId))?.refund
    if (refund?.walletId !== walletId) {
      return refuseBecause(
        'RefundNotFound',
        `The wallet has no refund of ${endToEndId} with the externalId ${externalId}.`,
      )
    }
    const outcome = body.status === 'SUCCESS' ? 'SETTLED' : 'FAILED'
    const ended = { walletId, refundId: refund.refundEndToEndId }
    const received = await endRefundBy(work, refund, world.endRefund(ended, outcome, body))
    if (received.result !== 'APPLIED') {
      return refuseBecause(
        'InvalidState',
        `The refund is ${refund.status} already. To decide refunds, set outcomes.refunds of the wallet to NONE before they are made.`,
      )
    }
    const payment = await findReceivedPayment(work.transaction, endToEndId)
    if (payment === undefined) throw new Error(`The refund ${refund.refundEndToEndId} has no settled payment`)
    return answer(200, refundBody(received.resource, payment))
  })
  return decided ?? walletNotFound(walletId)
}
