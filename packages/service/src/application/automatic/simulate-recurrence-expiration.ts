import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { moveRecurrence } from '../transitions/recurrence-transitions.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'

/** §4.8: expires a recurrence whose journey the payer did not complete. Does not change expiresAt (G-235). */
export const simulateRecurrenceExpiration: Handler<'simulateRecurrenceExpiration'> = (
  service,
  { caller, path },
) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const expired = await moveRecurrence(work, recurrence, 'expire')
    if (expired === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(expired) }
  })
