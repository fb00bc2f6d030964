import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { cancelRecurrenceBy } from './automatic/end-recurrence.ts'
import type { Handler } from './operation.ts'
import { changeOwn, ownRecurrence } from './own-resource.ts'

/** §3.4, §4.8: the payer cancels in the banking app. */
export const simulateRecurrencePayerCancellation: Handler<'simulateRecurrencePayerCancellation'> = (
  service,
  { caller, path },
) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const cancelled = await cancelRecurrenceBy(work, recurrence, 'cancelByPayer', 'PAYER_REQUESTED')
    if (cancelled === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(cancelled) }
  })
