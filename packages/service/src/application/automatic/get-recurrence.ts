import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import type { Handler } from '../operation/operation.ts'
import { ownRecurrence, readOwn } from '../operation/own-resource.ts'

/** §4.8: returns a recurrence of the caller's wallet. */
export const getRecurrence: Handler<'getRecurrence'> = (service, { caller, path }) =>
  readOwn(service, caller, ownRecurrence(path.id), (recurrence) => ({
    ok: true,
    status: 200,
    body: recurrenceBody(recurrence),
  }))
