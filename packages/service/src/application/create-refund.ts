import { generateRefundEndToEndId } from '@pix-payments/pix'
import { canonicalJson } from '../domain/canonical-json.ts'
import { type Refund, checkRefund, refundBody } from '../domain/refund/refund.ts'
import { refuse } from '../domain/refusal.ts'
import { begin } from '../domain/step.ts'
import { findPaidCharge, updateCharge } from '../storage/rows/charge-rows.ts'
import { findRefund, insertRefund } from '../storage/rows/refund-rows.ts'
import { receive } from './inbound/receive.ts'
import type { Handler } from './operation.ts'
import { writeOwnWallet } from './own-wallet.ts'

/** §2.3, §4.4: refunds a payment in whole or in part. The sum of all refunds is at most the amount of the payment. */
export const createRefund: Handler<'createRefund'> = (service, { caller, path, body }) => {
  const { walletId } = caller
  const { endToEndId } = path
  const { amount, externalId, description } = body
  const request = canonicalJson({ amount, externalId, description })
  return writeOwnWallet(service, caller, async (work) => {
    const charge = await findPaidCharge(work.transaction, endToEndId)
    const payment = charge?.payment
    if (charge === undefined || !payment) return refuse('NotFound')
    if (charge.walletId !== walletId) return refuse('Forbidden')
    const same = await findRefund(work.transaction, endToEndId, externalId)
    if (same !== undefined) {
      // G-043: a repeated externalId with another body is refused.
      if (same.request !== request) return refuse('IDEMPOTENCY_ERROR')
      return { ok: true, status: 200, body: refundBody(same.refund, charge, payment) }
    }
    const { available, account } = work.wallet
    const allowed = checkRefund(charge, payment, amount, { now: work.now, available })
    if (!allowed.ok) return allowed
    const refund: Refund = {
      refundEndToEndId: generateRefundEndToEndId({
        ispb: account.bankCode,
        at: work.now,
        random: work.random,
      }),
      walletId,
      chargeId: charge.chargeId,
      originalEndToEndId: endToEndId,
      externalId,
      status: begin('refund', 'create'),
      amount,
      description: description ?? null,
      errorCode: null,
      errorDescription: null,
      createdAt: work.now,
      updatedAt: work.now,
      settledAt: null,
    }
    const reversed = { ...charge, reversed: charge.reversed + amount }
    await insertRefund(work.transaction, { request, refund })
    await updateCharge(work.transaction, reversed)
    await work.move('refundReserved', amount, refund.refundEndToEndId)
    const { refundEndToEndId } = refund
    const order = { refundId: refundEndToEndId, refundEndToEndId, originalEndToEndId: endToEndId } as const
    const reports = await work.order({
      order: 'refund',
      refunded: 'DEPOSIT',
      ...order,
      amount,
      description: refund.description,
    })
    for (const report of reports) await receive(work, report)
    return { ok: true, status: 202, body: refundBody(refund, reversed, payment) }
  })
}
