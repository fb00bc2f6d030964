import { automaticRefundBody } from '../domain/automatic-refund/automatic-refund.ts'
import { updateSchedule } from '../storage/rows/schedule-rows.ts'
import { amountRules, startAutomaticRefund } from './automatic/end-automatic-refund.ts'
import { firstBroken } from './automatic/late.ts'
import { ownSchedule } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: all or a part of a settled charge, several times, together at most the charge (G-149, G-230). */
export const simulateScheduleRefund: Handler<'simulateScheduleRefund'> = async (
  service,
  { caller, path, body, late },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownSchedule(work.transaction, caller.walletId, path.scheduleId)
    if (!found.ok) return found
    const schedule = found.value
    const left = schedule.amount - schedule.reversed
    const amount = body?.amount ?? left
    const broken = await firstBroken(late, [
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
    return { ok: true, status: 200, body: automaticRefundBody(refund) } as const
  })
  return outcome ?? unknownWallet()
}
