import {
  type Refund,
  refundFailedFacts,
  refundFailureOf,
  refundSettledFacts,
} from '../../domain/refund/refund.ts'
import { step } from '../../domain/step.ts'
import { updateRefund } from '../../storage/rows/refund-rows.ts'
import { findReceivedPayment, reverse } from './received-payment.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** Settles or fails a refund. Returns undefined when the refund has already ended. */
export async function endRefund(
  work: WalletWork,
  refund: Refund,
  target: 'SUCCESS' | 'FAILED',
  failure: Parameters<typeof refundFailureOf>[0],
): Promise<Refund | undefined> {
  const arrow = step('refund', refund.status, target === 'SUCCESS' ? 'settle' : 'fail')
  if (arrow === undefined) return undefined
  const payment = await findReceivedPayment(work.transaction, refund.originalEndToEndId)
  if (payment === undefined) throw new Error(`The refund ${refund.refundEndToEndId} has no settled payment`)
  const { refundEndToEndId, amount } = refund
  work.cancelTimersOf(refundEndToEndId)
  const history = work.history('refund', refundEndToEndId, refund, arrow.to)
  let ended: Refund = { ...refund, status: arrow.to, updatedAt: work.now, ...history }
  if (target === 'SUCCESS') {
    ended = { ...ended, settledAt: work.now }
    const { name, taxId, bankCode } = payment.payer
    work.move('refundSettled', amount, refundEndToEndId, {
      description: refund.description,
      externalId: refund.externalId,
      endToEndId: refundEndToEndId,
      productTransactionId: refundEndToEndId,
      metadata: null,
      counterparty: { name, taxId, bankCode },
    })
  } else {
    ended = { ...ended, ...refundFailureOf(failure) }
    work.move('refundReleased', amount, refundEndToEndId)
    await reverse(work, payment.paid, -amount)
  }
  await updateRefund(work.transaction, ended)
  if (arrow.sends !== null) {
    const facts = target === 'SUCCESS' ? refundSettledFacts(ended) : refundFailedFacts(ended)
    await work.emit(arrow.sends, refundEndToEndId, facts)
  }
  return ended
}
