import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { rejectSettlement, settleSchedule } from './automatic/move-schedule.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownSchedule } from './own-resource.ts'

/** §4.8: the accepted charge is paid or rejected; it does not wait for the due date (G-146). */
export const simulateScheduleSettlement: Handler<'simulateScheduleSettlement'> = (
  service,
  { caller, path, body },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const ended =
      body.outcome === 'SETTLED'
        ? await settleSchedule(work, schedule)
        : await rejectSettlement(work, schedule, body.rejectionCode)
    if (ended === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(ended) }
  })
