import { refuse } from '../../domain/refusal.ts'
import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { instructionAnswer } from '../reports/instruction-answer.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'

/** §4.8: the payer's institution accepts or rejects the instruction. */
export const simulateSchedulePayerResponse: Handler<'simulateSchedulePayerResponse'> = (
  service,
  { caller, path, body },
) =>
  changeOwn(service, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const recurrence = await findRecurrence(work.transaction, schedule.recurrenceId)
    const payerTaxId = recurrence?.payer.taxId ?? ''
    const rejectionCode = body.outcome === 'ACCEPTED' ? null : body.rejectionCode
    const { answer, later } = service.world.answerInstruction(work, { schedule, payerTaxId }, rejectionCode)
    const answered = await instructionAnswer(work, answer)
    if (answered.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    await work.expect(later)
    return { ok: true, status: 200, body: scheduleBody(answered.resource) }
  })
