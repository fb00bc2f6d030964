import { scheduleBody } from '../../domain/schedule/schedule.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownSchedule } from '../operation/own-resource.ts'
import { wrongState } from '../operation/refusals.ts'
import {
  instructionAnswer,
  instructionCancellation,
  instructionPayment,
} from '../reports/instruction-reports.ts'
import { timeOutInstruction } from '../transitions/schedule-transitions.ts'

/** §4.8: the payer's institution accepts or rejects the instruction. */
export const simulateSchedulePayerResponse: Handler<'simulateSchedulePayerResponse'> = (
  context,
  { caller, path, body },
) =>
  changeOwn(context, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const recurrence = await findRecurrence(work.transaction, schedule.recurrenceId)
    const payerTaxId = recurrence?.payer.taxId ?? ''
    const rejectionCode = body.outcome === 'ACCEPTED' ? null : body.rejectionCode
    const { answer, later } = context.world.answerInstruction(work, { schedule, payerTaxId }, rejectionCode)
    const answered = await instructionAnswer(work, answer)
    if (answered.result !== 'APPLIED') return wrongState('schedule', schedule.state, 'acceptInstruction')
    await work.expect(later)
    return { ok: true, status: 200, body: scheduleBody(answered.resource) }
  })

/** §4.8: the payer's institution does not answer the instruction in time (G-148). */
export const simulateSchedulePayerResponseTimeout: Handler<'simulateSchedulePayerResponseTimeout'> = (
  context,
  { caller, path },
) =>
  changeOwn(context, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const failed = await timeOutInstruction(work, schedule)
    if (failed === undefined) return wrongState('schedule', schedule.state, 'timeOutInstruction')
    return { ok: true, status: 200, body: scheduleBody(failed) }
  })

/** §4.8: the payer's institution cancels an accepted charge (G-147, G-245). */
export const simulateSchedulePayerCancellation: Handler<'simulateSchedulePayerCancellation'> = (
  context,
  { caller, path, body },
) =>
  changeOwn(context, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const code = body?.code === 'FAIL' ? 'FAIL' : null
    const cancelled = await instructionCancellation(work, context.world.cancelInstruction(schedule, code))
    if (cancelled.result !== 'APPLIED') {
      const purpose = `its purpose is ${schedule.purpose}: the payer can cancel only an AGND`
      return wrongState('schedule', schedule.state, 'cancelByPayer', purpose)
    }
    return { ok: true, status: 200, body: scheduleBody(cancelled.resource) }
  })

/** §4.8: settles or rejects an accepted charge, also before its due date (G-146). */
export const simulateScheduleSettlement: Handler<'simulateScheduleSettlement'> = (
  context,
  { caller, path, body },
) =>
  changeOwn(context, caller, ownSchedule(path.scheduleId), async (work, schedule) => {
    const rejectionCode = body.outcome === 'SETTLED' ? null : body.rejectionCode
    const ended = await instructionPayment(work, context.world.payInstruction(schedule, rejectionCode))
    if (ended.result !== 'APPLIED') return wrongState('schedule', schedule.state, 'settle')
    return { ok: true, status: 200, body: scheduleBody(ended.resource) }
  })
