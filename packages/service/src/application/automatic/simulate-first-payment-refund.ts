import { firstAmountOf, recurrenceBody, withReversed } from '../../domain/recurrence/recurrence.ts'
import { refundableAmountOf } from '../../domain/refund/received-payment.ts'
import { amountRules, startAutomaticRefund } from '../transitions/end-automatic-refund.ts'
import { firstBroken } from '../operation/first-broken.ts'
import { changeRecurrence } from '../transitions/recurrence-transitions.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'

/**
 * §4.8: refunds the first payment in whole or in part. The sum of all refunds, by createRefund too, is at most the
 * amount of the first payment (G-041, G-149, G-230).
 */
export const simulateFirstPaymentRefund: Handler<'simulateFirstPaymentRefund'> = (
  service,
  { caller, path, body, deferredViolations },
) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const { id, walletId } = recurrence
    const { endToEndId, reversed } = recurrence.firstPayment
    const left = refundableAmountOf({ amount: firstAmountOf(recurrence), reversed })
    const amount = body?.amount ?? left
    const broken = await firstBroken(deferredViolations, [
      ['INVALID_RECURRENCE_STATE', () => endToEndId === null],
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
