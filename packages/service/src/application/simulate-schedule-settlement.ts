import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { rejectSettlement, settleSchedule } from './automatic/move-schedule.ts'
import { ownSchedule } from './automatic/own.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: the accepted charge is paid or rejected; it does not wait for the due date (G-146). */
export const simulateScheduleSettlement: Handler<'simulateScheduleSettlement'> = async (
  service,
  { caller, path, body },
) => {
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const found = await ownSchedule(work.transaction, caller.walletId, path.scheduleId)
    if (!found.ok) return found
    const ended =
      body.outcome === 'SETTLED'
        ? await settleSchedule(work, found.value)
        : await rejectSettlement(work, found.value, body.rejectionCode)
    if (ended === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(ended) } as const
  })
  return outcome ?? unknownWallet()
}
