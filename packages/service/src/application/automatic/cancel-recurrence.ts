import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { cancelRecurrenceBy } from '../transitions/recurrence-cancellation.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownRecurrence } from '../operation/own-resource.ts'

/** §3.4, §4.8: cancels a recurrence and all its open schedules. */
export const cancelRecurrence: Handler<'cancelRecurrence'> = (service, call) =>
  commandOwn(service, 'cancelRecurrence', call, ownRecurrence(call.path.id), async (work, recurrence) => {
    const cancelled = await cancelRecurrenceBy(work, recurrence, 'cancel', call.body.reason)
    if (cancelled === undefined) return refuse('INVALID_RECURRENCE_STATE')
    return { ok: true, status: 200, body: recurrenceBody(cancelled) } as const
  })
