import { automaticRefundBody } from '../../domain/automatic-refund/automatic-refund.ts'
import { firstAmountOf, recurrenceBody, withReversed } from '../../domain/recurrence/recurrence.ts'
import { refundableAmountOf } from '../../domain/refund/received-payment.ts'
import { shownState } from '../../domain/step.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownAutomaticRefund, ownRecurrence, ownSchedule } from '../operation/own-resource.ts'
import { firstBroken, wrongState } from '../operation/refusals.ts'
import { endRefundBy } from '../reports/refund-reports.ts'
import { reverse } from '../transitions/received-payment.ts'
import { changeRecurrence } from '../transitions/recurrence-transitions.ts'
import { startAutomaticRefund } from '../transitions/refund-transitions.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/**
 * §4.8: refunds the first payment in whole or in part. The sum of all refunds, by createRefund too, is at most the
 * amount of the first payment (G-041, G-149, G-230).
 */
export const simulateFirstPaymentRefund: Handler<'simulateFirstPaymentRefund'> = (
  context,
  { caller, path, body, deferredViolations },
) =>
  changeOwn(context, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const { id, walletId } = recurrence
    const { endToEndId, reversed } = recurrence.firstPayment
    const left = refundableAmountOf({ amount: firstAmountOf(recurrence), reversed })
    const amount = body?.amount ?? left
    const broken = await firstBroken(deferredViolations, [
      [
        'INVALID_RECURRENCE_STATE',
        () => endToEndId === null,
        () => `The first payment is ${recurrence.firstPayment.status}, but must be SETTLED.`,
      ],
      ...amountRules(work, amount, left),
    ])
    if (broken !== undefined) return broken
    const { refundId } = await startAutomaticRefund(work, 'createForFirstPayment', {
      walletId,
      recurrenceId: id,
      scheduleId: null,
      amount,
      originalEndToEndId: endToEndId ?? '',
    })
    const refunded = await changeRecurrence(work, recurrence, {
      firstPayment: { ...withReversed(recurrence, reversed + amount), refundId },
    })
    return { ok: true, status: 200, body: recurrenceBody(refunded) }
  })

/**
 * §4.8: refunds a settled charge in whole or in part. The sum of all refunds, by createRefund too, is at most the amount of
 * the charge (G-041, G-149, G-230).
 */
export const simulateScheduleRefund: Handler<'simulateScheduleRefund'> = (
  context,
  { caller, path, body, deferredViolations },
) =>
  changeOwn(context, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const left = refundableAmountOf(schedule)
    const amount = body?.amount ?? left
    const broken = await firstBroken(deferredViolations, [
      [
        'INVALID_RECURRENCE_STATE',
        () => schedule.state !== 'SUCCESS.SETTLED',
        () => `The schedule is ${shownState(schedule.state)}, but must be SUCCESS.`,
      ],
      ...amountRules(work, amount, left),
    ])
    if (broken !== undefined) return broken
    const refund = await startAutomaticRefund(work, 'createForSchedule', {
      walletId: schedule.walletId,
      recurrenceId: schedule.recurrenceId,
      scheduleId: schedule.id,
      amount,
      originalEndToEndId: schedule.attempts.at(-1)?.endToEndId ?? '',
    })
    await reverse(work, { refunded: 'SCHEDULE', schedule }, amount)
    return { ok: true, status: 200, body: automaticRefundBody(refund) }
  })

/** §4.8: ends a refund of Pix Automático: SETTLED leads to SUCCESS, REJECTED to FAILED (G-149, G-230). */
export const simulateRefundResult: Handler<'simulateRefundResult'> = (context, { caller, path, body }) =>
  changeOwn(context, caller, ownAutomaticRefund(path.id), async (work, refund) => {
    const outcome = body.outcome === 'SETTLED' ? 'SETTLED' : 'FAILED'
    const report = context.world.endRefund(refund, outcome, { errorDescription: body.reason })
    const ended = await endRefundBy(work, refund, report)
    if (ended.result !== 'APPLIED') return wrongState('refund', refund.status, 'settle')
    return { ok: true, status: 200, body: automaticRefundBody(ended.resource) }
  })

/**
 * The rules on the amount of a refund, in the order of the state machine (G-230, G-320). `left` is the amount that can
 * still be refunded. Amounts are in cents.
 */
const amountRules = (
  { wallet }: WalletWork,
  amount: number,
  left: number,
): readonly (readonly ['AMOUNT_OUT_OF_RANGE' | 'INSUFFICIENT_BALANCE', () => boolean, () => string])[] => [
  [
    'AMOUNT_OUT_OF_RANGE',
    () => amount < 1 || amount > left,
    () =>
      left < 1
        ? 'Nothing is left to refund.'
        : `amount must be from 1 to ${left} centavos, what is left to refund.`,
  ],
  [
    'INSUFFICIENT_BALANCE',
    () => amount > wallet.available,
    () =>
      `The available balance of ${wallet.available} centavos does not cover the refund. Nothing was reserved.`,
  ],
]
