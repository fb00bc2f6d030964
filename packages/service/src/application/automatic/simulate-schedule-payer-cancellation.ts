import { refuse } from '../../domain/refusal.ts'
import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { instructionCancellation } from '../reports/instruction-cancellation.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'

/** §4.8: the payer's institution cancels an accepted charge (G-147, G-245). */
export const simulateSchedulePayerCancellation: Handler<'simulateSchedulePayerCancellation'> = (
  service,
  { caller, path, body },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const code = body?.code === 'FAIL' ? 'FAIL' : null
    const cancelled = await instructionCancellation(work, service.world.cancelInstruction(schedule, code))
    if (cancelled.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: scheduleBody(cancelled.resource) }
  })
