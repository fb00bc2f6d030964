import { generateRefundEndToEndId } from '@pix-payments/pix'
import type { StatementCounterparty } from '@pix-payments/spec/types'
import { type AutomaticRefund, automaticRefundFacts } from '../../domain/automatic-refund/automatic-refund.ts'
import { paidBy } from '../../domain/recurrence/recurrence.ts'
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
import { type PaidResource, findReceivedPayment, reverse } from './received-payment.ts'

/** Settles or fails a refund. Returns undefined when the refund has already ended. */
export async function endRefund<Ended extends Refund | AutomaticRefund>(
  work: WalletWork,
  refund: Ended,
  target: 'SUCCESS' | 'FAILED',
  failure: Parameters<typeof refundFailureOf>[0],
): Promise<Ended | undefined> {
  const arrow = step('refund', refund.status, target === 'SUCCESS' ? 'settle' : 'fail')
  if (arrow === undefined) return undefined
  const id = 'refundId' in refund ? refund.refundId : refund.refundEndToEndId
  const { payer, paid } = await refundedPayment(work, refund)
  work.cancelTimersOf(id)
  const ended: Ended = {
    ...refund,
    status: arrow.to,
    updatedAt: work.now,
    ...work.history('refund', id, refund, arrow.to),
    ...(target === 'SUCCESS' ? { settledAt: work.now } : refundFailureOf(failure)),
  }
  if (target === 'SUCCESS') {
    const { name, taxId, bankCode } = payer
    work.move('refundSettled', refund.amount, id, {
      description: 'refundId' in refund ? null : refund.description,
      externalId: 'refundId' in refund ? null : refund.externalId,
      endToEndId: refund.refundEndToEndId,
      productTransactionId: id,
      metadata: null,
      counterparty: { name, taxId, bankCode },
    })
  } else {
    work.move('refundReleased', refund.amount, id)
    await reverse(work, paid, -refund.amount)
  }
  if ('refundId' in ended) await updateAutomaticRefund(work.transaction, ended)
  else await updateRefund(work.transaction, ended)
  if (arrow.sends !== null) await work.emit(arrow.sends, id, factsOf(ended, target))
  return ended
}

function factsOf(
  refund: Refund | AutomaticRefund,
  target: 'SUCCESS' | 'FAILED',
): Readonly<Record<string, unknown>> {
  if ('refundId' in refund) return automaticRefundFacts(refund)
  return target === 'SUCCESS' ? refundSettledFacts(refund) : refundFailedFacts(refund)
}

/** Finds who paid the payment that is refunded, and what it paid. A refund of Pix Automático names its recurrence (G-230). */
async function refundedPayment(
  { transaction }: WalletWork,
  refund: Refund | AutomaticRefund,
): Promise<{ readonly payer: StatementCounterparty; readonly paid: PaidResource }> {
  if (!('refundId' in refund)) {
    const payment = await findReceivedPayment(transaction, refund.originalEndToEndId)
    if (payment === undefined) throw new Error(`The refund ${refund.refundEndToEndId} has no settled payment`)
    return payment
  }
  const { refundId, recurrenceId, scheduleId } = refund
  const recurrence = await findRecurrence(transaction, recurrenceId)
  if (recurrence === undefined) throw new Error(`The recurrence of the refund ${refundId} is missing`)
  const payer = paidBy(recurrence)
  if (scheduleId === null) return { payer, paid: { refunded: 'FIRST_PAYMENT', recurrence } }
  const schedule = await findSchedule(transaction, scheduleId)
  if (schedule === undefined) throw new Error(`The schedule of the refund ${refundId} is missing`)
  return { payer, paid: { refunded: 'SCHEDULE', schedule } }
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
