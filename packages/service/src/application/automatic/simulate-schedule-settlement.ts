import { refuse } from '../../domain/refusal.ts'
import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { instructionPayment } from '../reports/instruction-payment.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'

/** §4.8: settles or rejects an accepted charge, also before its due date (G-146). */
export const simulateScheduleSettlement: Handler<'simulateScheduleSettlement'> = (
  service,
  { caller, path, body },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const rejectionCode = body.outcome === 'SETTLED' ? null : body.rejectionCode
    const ended = await instructionPayment(work, service.world.payInstruction(schedule, rejectionCode))
    if (ended.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(ended.resource) }
  })
