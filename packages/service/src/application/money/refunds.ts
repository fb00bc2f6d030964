import { generateRefundEndToEndId } from '@pix-payments/pix'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { type Refund, checkRefund, firstRefundBody, refundBody } from '../../domain/refund/refund.ts'
import { refuse } from '../../domain/refusal.ts'
import { begin } from '../../domain/step.ts'
import { findRefund, insertRefund } from '../../storage/rows/refund-rows.ts'
import type { Reader } from '../../storage/store.ts'
import { replayed } from '../operation/idempotency.ts'
import type { Call, Handler, Outcome } from '../operation/operation.ts'
import { readLatestOfOwnWallet, writeOwnWallet } from '../operation/own-wallet.ts'
import type { Context } from '../operation/context.ts'
import { findElsewhere } from '../operation/partitions.ts'
import { receive } from '../reports/receive.ts'
import { type PaidResource, findReceivedPayment, reverse } from '../transitions/received-payment.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/**
 * §2.3, §4.4: refunds a payment in whole or in part. The sum of all refunds is at most the amount of the payment. The
 * payment is a deposit or a recurring charge (G-041).
 */
export const createRefund: Handler<'createRefund'> = async (context, call) => {
  const outcome = await refundIn(context, call)
  return !outcome.ok && outcome.code === 'NotFound' && (await isPaidElsewhere(context, call.path.endToEndId))
    ? refuse('Forbidden')
    : outcome
}

/** True if a wallet in another partition has received the payment. */
async function isPaidElsewhere(context: Context, endToEndId: string): Promise<boolean> {
  const found = await findElsewhere(context, ({ store }) =>
    store.readLatest((reader) => findReceivedPayment(reader, endToEndId)),
  )
  return found !== undefined
}

const refundIn: Handler<'createRefund'> = (context, { caller, path, body }) => {
  const { walletId } = caller
  const { endToEndId } = path
  const { amount, externalId, description } = body
  const request = canonicalJson({ amount, externalId, description })
  const create = async (work: WalletWork): Promise<Outcome<'createRefund'>> => {
    const payment = await findReceivedPayment(work.transaction, endToEndId)
    if (payment === undefined) return refuse('NotFound')
    if (payment.walletId !== walletId) return refuse('Forbidden')
    const same = await findRefund(work.transaction, endToEndId, externalId)
    if (same !== undefined) {
      // G-043: a repeated externalId with another body is refused; with the same body, it gets the first response.
      if (same.request !== request) return refuse('IDEMPOTENCY_ERROR')
      return replayed({ ok: true, status: 202, body: firstRefundBody(same.refund, payment) })
    }
    const { available, account } = work.wallet
    const allowed = checkRefund(payment, amount, { now: work.now, available })
    if (!allowed.ok) return allowed
    const refundEndToEndId = generateRefundEndToEndId({
      ispb: account.bankCode,
      at: work.now,
      random: work.random,
    })
    const status = begin('refund', 'create')
    const refund: Refund = {
      refundEndToEndId,
      walletId,
      ...idsOf(payment.paid),
      originalEndToEndId: endToEndId,
      externalId,
      status,
      ...work.history('refund', refundEndToEndId, null, status),
      amount,
      reversedWithIt: payment.reversed + amount,
      description: description ?? null,
      errorCode: null,
      errorDescription: null,
      createdAt: work.now,
      updatedAt: work.now,
      settledAt: null,
    }
    await insertRefund(work.transaction, { request, refund })
    await reverse(work, payment.paid, amount)
    work.move('refundReserved', amount, refund.refundEndToEndId)
    const order = { refundId: refundEndToEndId, refundEndToEndId, originalEndToEndId: endToEndId } as const
    const { refunded } = payment.paid
    const reports = await work.order({
      order: 'refund',
      refunded,
      ...order,
      amount,
      description: refund.description,
    })
    for (const report of reports) await receive(work, report)
    return {
      ok: true,
      status: 202,
      body: refundBody(refund, { ...payment, reversed: payment.reversed + amount }),
    }
  }
  return writeOwnWallet(context, caller, create, { passesTimers: true })
}

/** The ids of the refunded resource, as the refund stores them. */
function idsOf(paid: PaidResource): Pick<Refund, 'chargeId' | 'recurrenceId' | 'scheduleId'> {
  switch (paid.refunded) {
    case 'DEPOSIT':
      return { chargeId: paid.charge.chargeId }
    case 'FIRST_PAYMENT':
      return { recurrenceId: paid.recurrence.id }
    case 'SCHEDULE':
      return { recurrenceId: paid.schedule.recurrenceId, scheduleId: paid.schedule.id }
  }
}

/** §2.3, §4.4: returns one refund of a payment. For a payment of another wallet, the response is 403. */
export const getRefund: Handler<'getRefund'> = async (context, { caller, path }) => {
  const { endToEndId, externalId } = path
  const read = async (reader: Reader): Promise<Outcome<'getRefund'>> => {
    const found = await findRefund(reader, endToEndId, externalId)
    const payment = await findReceivedPayment(reader, endToEndId)
    if (found === undefined || payment === undefined) return refuse('NotFound')
    if (payment.walletId !== caller.walletId) return refuse('Forbidden')
    return { ok: true, status: 200, body: refundBody(found.refund, payment) }
  }
  const outcome = await readLatestOfOwnWallet(context, caller, read, { passesTimers: true })
  const isElsewhere = !outcome.ok && outcome.code === 'NotFound' && (await refundsElsewhere(context, path))
  return isElsewhere ? refuse('Forbidden') : outcome
}

/** True if a wallet in another partition has the refund. */
async function refundsElsewhere(
  context: Context,
  { endToEndId, externalId }: Call<'getRefund'>['path'],
): Promise<boolean> {
  const found = await findElsewhere(context, ({ store }) =>
    store.readLatest((reader) => findRefund(reader, endToEndId, externalId)),
  )
  return found !== undefined
}
