import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { rejection } from '../transitions/schedule-transitions.ts'
import { recurrenceAnswer } from '../reports/recurrence-answer.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'

/** §3.4, §4.8: the payer's institution confirms or rejects a recurrence (G-145, G-233). */
export const simulateAuthorization: Handler<'simulateAuthorization'> = (service, { caller, path, body }) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const answer =
      body.outcome === 'APPROVED'
        ? ({ outcome: 'CONFIRMED', reason: null } as const)
        : ({ outcome: 'REJECTED', reason: body.reason ?? meaningOf(body.rejectionCode) } as const)
    const answered = await recurrenceAnswer(work, service.world.answerRecurrence(recurrence, answer))
    if (answered.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(answered.resource) }
  })

const meaningOf = (code: string | undefined): string | null =>
  code === undefined ? null : rejection(code).rejectionReason
