import { refuse } from '../../domain/refusal.ts'
import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { timeOutInstruction } from '../transitions/schedule-transitions.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'

/** §4.8: the payer's institution does not answer the instruction in time (G-148). */
export const simulateSchedulePayerResponseTimeout: Handler<'simulateSchedulePayerResponseTimeout'> = (
  service,
  { caller, path },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const failed = await timeOutInstruction(work, schedule)
    if (failed === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(failed) }
  })
