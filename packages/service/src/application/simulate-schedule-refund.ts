import { automaticRefundBody } from '../domain/automatic-refund/automatic-refund.ts'
import { updateSchedule } from '../storage/rows/schedule-rows.ts'
import { amountRules, startAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { firstBroken } from './first-broken.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownSchedule } from './own-resource.ts'

/**
 * §4.8: refunds a settled charge in whole or in part. The sum of all refunds is at most the amount of the charge
 * (G-149, G-230).
 */
export const simulateScheduleRefund: Handler<'simulateScheduleRefund'> = (
  service,
  { caller, path, body, deferredViolations },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const left = schedule.amount - schedule.reversed
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
    await updateSchedule(work.transaction, { ...schedule, reversed: schedule.reversed + amount })
    return { ok: true, status: 200, body: automaticRefundBody(refund) }
  })
