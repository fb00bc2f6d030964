import { automaticRefundBody } from '../../domain/automatic-refund/automatic-refund.ts'
import { refundableAmountOf } from '../../domain/refund/received-payment.ts'
import { amountRules, startAutomaticRefund } from '../transitions/end-automatic-refund.ts'
import { firstBroken } from '../operation/first-broken.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'
import { reverse } from '../transitions/received-payment.ts'

/**
 * §4.8: refunds a settled charge in whole or in part. The sum of all refunds, by createRefund too, is at most the amount of
 * the charge (G-041, G-149, G-230).
 */
export const simulateScheduleRefund: Handler<'simulateScheduleRefund'> = (
  service,
  { caller, path, body, deferredViolations },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const left = refundableAmountOf(schedule)
    const amount = body?.amount ?? left
    const broken = await firstBroken(deferredViolations, [
      ['INVALID_RECURRENCE_STATE', () => schedule.state !== 'SUCCESS.SETTLED'],
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
