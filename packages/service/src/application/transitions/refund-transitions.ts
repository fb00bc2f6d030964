import { generateRefundEndToEndId } from '@pix-payments/pix'
import { type AutomaticRefund, automaticRefundFacts } from '../../domain/automatic-refund/automatic-refund.ts'
import { type Recurrence, paidBy } from '../../domain/recurrence/recurrence.ts'
import {
  type Refund,
  refundFailedFacts,
  refundFailureOf,
  refundSettledFacts,
} from '../../domain/refund/refund.ts'
import { type CreationOf, begin, step } from '../../domain/step.ts'
import { insertAutomaticRefund, updateAutomaticRefund } from '../../storage/rows/automatic-refund-rows.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { updateRefund } from '../../storage/rows/refund-rows.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { findReceivedPayment, reverse } from './received-payment.ts'

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

/**
 * Creates a refund, reserves its amount and orders the refund from the institution (G-230).
 */
export async function startAutomaticRefund(
  work: WalletWork,
  on: Exclude<CreationOf<'refund'>, 'create'>,
  terms: Pick<AutomaticRefund, 'walletId' | 'recurrenceId' | 'scheduleId' | 'amount' | 'originalEndToEndId'>,
): Promise<AutomaticRefund> {
  const id = work.uuid()
  const status = begin('refund', on)
  const refund: AutomaticRefund = {
    ...terms,
    refundId: id,
    refundEndToEndId: generateRefundEndToEndId({
      ispb: work.wallet.account.bankCode,
      at: work.now,
      random: work.random,
    }),
    status,
    ...work.history('refund', id, null, status),
    errorCode: null,
    errorDescription: null,
    createdAt: work.now,
    updatedAt: work.now,
    settledAt: null,
  }
  await insertAutomaticRefund(work.transaction, refund)
  work.move('refundReserved', refund.amount, refund.refundId)
  const { refundId, refundEndToEndId, originalEndToEndId, amount } = refund
  const refunded = on === 'createForSchedule' ? 'SCHEDULE' : 'FIRST_PAYMENT'
  const order = { refundId, refundEndToEndId, originalEndToEndId, amount, description: null }
  await work.order({ order: 'refund', refunded, ...order })
  return refund
}

/** Settles or fails a refund. Returns undefined when the refund has already ended. */
export async function endAutomaticRefund(
  work: WalletWork,
  refund: AutomaticRefund,
  target: 'SUCCESS' | 'FAILED',
  failure: Parameters<typeof refundFailureOf>[0],
): Promise<AutomaticRefund | undefined> {
  const arrow = step('refund', refund.status, target === 'SUCCESS' ? 'settle' : 'fail')
  if (arrow === undefined) return undefined
  const recurrence = await findRecurrence(work.transaction, refund.recurrenceId)
  if (recurrence === undefined) throw new Error(`The recurrence of the refund ${refund.refundId} is missing`)
  work.cancelTimersOf(refund.refundId)
  const history = work.history('refund', refund.refundId, refund, arrow.to)
  let ended: AutomaticRefund = { ...refund, status: arrow.to, updatedAt: work.now, ...history }
  if (target === 'SUCCESS') {
    ended = { ...ended, settledAt: work.now }
    work.move('refundSettled', refund.amount, refund.refundId, {
      description: null,
      externalId: null,
      endToEndId: refund.refundEndToEndId,
      productTransactionId: refund.refundEndToEndId,
      metadata: null,
      counterparty: paidBy(recurrence),
    })
  } else {
    ended = { ...ended, ...refundFailureOf(failure) }
    work.move('refundReleased', refund.amount, refund.refundId)
    await subtractFailedRefund(work, refund, recurrence)
  }
  await updateAutomaticRefund(work.transaction, ended)
  if (arrow.sends !== null) await work.emit(arrow.sends, refund.refundId, automaticRefundFacts(ended))
  return ended
}

/** Subtracts the amount of a failed refund from the refunded amount of the payment (G-230). */
async function subtractFailedRefund(
  work: WalletWork,
  { refundId, scheduleId, amount }: AutomaticRefund,
  recurrence: Recurrence,
): Promise<void> {
  if (scheduleId === null) return reverse(work, { refunded: 'FIRST_PAYMENT', recurrence }, -amount)
  const schedule = await findSchedule(work.transaction, scheduleId)
  if (schedule === undefined) throw new Error(`The schedule of the refund ${refundId} is missing`)
  return reverse(work, { refunded: 'SCHEDULE', schedule }, -amount)
}
