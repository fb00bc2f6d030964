import { generateRefundEndToEndId } from '@pix-payments/pix'
import { type AutomaticRefund, automaticRefundFacts } from '../../domain/automatic-refund/automatic-refund.ts'
import { refundFailureOf } from '../../domain/refund/refund.ts'
import { step } from '../../domain/step.ts'
import {
  findAutomaticRefund,
  insertAutomaticRefund,
  updateAutomaticRefund,
} from '../../storage/rows/automatic-refund-rows.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule, updateSchedule } from '../../storage/rows/schedule-rows.ts'
import type { WalletWork } from '../wallet-work.ts'
import { payerOf } from './move-schedule.ts'

/** Begins a refund; its amount is reserved, whatever the balance (G-230). */
export async function startAutomaticRefund(
  work: WalletWork,
  on: 'createForSchedule' | 'createForFirstPayment',
  terms: Pick<AutomaticRefund, 'walletId' | 'recurrenceId' | 'scheduleId' | 'amount' | 'originalEndToEndId'>,
): Promise<AutomaticRefund> {
  const arrow = step('refund', null, on)
  if (arrow === undefined) throw new Error(`A refund cannot begin with ${on}`)
  const refund: AutomaticRefund = {
    ...terms,
    refundId: work.uuid(),
    refundEndToEndId: generateRefundEndToEndId({
      ispb: work.wallet.account.bankCode,
      at: work.now,
      random: work.random,
    }),
    status: arrow.to,
    errorCode: null,
    errorDescription: null,
    createdAt: work.now,
    updatedAt: work.now,
    settledAt: null,
  }
  await insertAutomaticRefund(work.transaction, refund)
  await work.move('refundReserved', refund.amount, refund.refundId)
  return refund
}

/** A timer: the refund of a first payment settles by itself. */
export async function settleFirstPaymentRefund(work: WalletWork, refundId: string): Promise<void> {
  const refund = await findAutomaticRefund(work.transaction, refundId)
  if (refund !== undefined) await endAutomaticRefund(work, refund, 'SETTLED')
}

/** Settles or fails a refund; undefined when it has ended before. */
export async function endAutomaticRefund(
  work: WalletWork,
  refund: AutomaticRefund,
  outcome: 'SETTLED' | 'REJECTED',
  reason?: string,
): Promise<AutomaticRefund | undefined> {
  const arrow = step('refund', refund.status, outcome === 'SETTLED' ? 'settle' : 'fail')
  if (arrow === undefined) return undefined
  const recurrence = await findRecurrence(work.transaction, refund.recurrenceId)
  if (recurrence === undefined) throw new Error('A refund without its recurrence')
  let ended: AutomaticRefund = { ...refund, status: arrow.to, updatedAt: work.now }
  if (outcome === 'SETTLED') {
    ended = { ...ended, settledAt: work.now }
    await work.move('refundSettled', refund.amount, refund.refundId, {
      description: null,
      externalId: null,
      endToEndId: refund.refundEndToEndId,
      productTransactionId: refund.refundEndToEndId,
      metadata: null,
      counterparty: payerOf(recurrence),
    })
  } else {
    ended = { ...ended, ...refundFailureOf({ errorDescription: reason }) }
    await work.move('refundReleased', refund.amount, refund.refundId)
    await giveBack(work, refund)
  }
  await updateAutomaticRefund(work.transaction, ended)
  if (arrow.sends !== null) await work.emit(arrow.sends, refund.refundId, automaticRefundFacts(ended))
  return ended
}

/** A failed refund does not count (G-230). */
async function giveBack({ transaction }: WalletWork, { scheduleId, amount }: AutomaticRefund): Promise<void> {
  const schedule = scheduleId === null ? undefined : await findSchedule(transaction, scheduleId)
  if (schedule !== undefined) {
    await updateSchedule(transaction, { ...schedule, reversed: schedule.reversed - amount })
  }
}
