import { refuse } from '../domain/refusal.ts'
import { scheduleBody } from '../domain/schedule/schedule.ts'
import { accept } from './automatic/automatic-payer.ts'
import { rejectInstruction } from './automatic/move-schedule.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownSchedule } from './own-resource.ts'

/** §4.8: the payer's institution answers the instruction. */
export const simulateSchedulePayerResponse: Handler<'simulateSchedulePayerResponse'> = (
  service,
  { caller, path, body },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const answered =
      body.outcome === 'ACCEPTED'
        ? await accept(work, schedule)
        : await rejectInstruction(work, schedule, body.rejectionCode)
    if (answered === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(answered) }
  })
