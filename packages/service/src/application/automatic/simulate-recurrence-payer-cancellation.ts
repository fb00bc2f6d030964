import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { recurrenceCancellation } from '../reports/recurrence-cancellation.ts'
import type { Handler } from '../operation/operation.ts'
import { changeOwn, ownRecurrence } from '../operation/own-resource.ts'

/** §3.4, §4.8: the payer cancels the recurrence in the banking app. */
export const simulateRecurrencePayerCancellation: Handler<'simulateRecurrencePayerCancellation'> = (
  service,
  { caller, path },
) =>
  changeOwn(service, caller, ownRecurrence(path.id), async (work, recurrence) => {
    const cancelled = await recurrenceCancellation(work, service.world.cancelRecurrence(recurrence))
    if (cancelled.result !== 'APPLIED') return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(cancelled.resource) }
  })
