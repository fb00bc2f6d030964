import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { listRecurrenceRows } from '../../storage/rows/recurrence-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownRecurrence, readOwn } from '../operation/own-resource.ts'
import { readOwnWallet } from '../operation/own-wallet.ts'
import { cancelRecurrenceBy } from '../transitions/recurrence-cancellation.ts'
import { wrongState } from '../operation/refusals.ts'
import { DEFAULT_LIMIT, NOT_A_CURSOR, pageOf, placeOf } from '../operation/list-cursor.ts'

/** §4.8: returns a recurrence of the caller's wallet. */
export const getRecurrence: Handler<'getRecurrence'> = (context, { caller, path }) =>
  readOwn(context, caller, ownRecurrence(path.id), (recurrence) => ({
    ok: true,
    status: 200,
    body: recurrenceBody(recurrence),
  }))

/** §4.8: lists the recurrences of the wallet, newest first (G-131). */
export const listRecurrences: Handler<'listRecurrences'> = (context, { caller, query }) => {
  const { limit = DEFAULT_LIMIT, cursor, status } = query
  const payerTaxId = query.payerTaxId === undefined ? undefined : normalizedTaxId(query.payerTaxId)
  return readOwnWallet(context, caller, async ({ reader, wallet }) => {
    const filters = { status, payerTaxId }
    const scope = { list: 'listRecurrences', wallet, filters } as const
    const place = placeOf(cursor, scope)
    if (place === undefined) return refuse('HTTP_400', NOT_A_CURSOR)
    const items = await listRecurrenceRows(reader, wallet.id, filters, place, limit + 1)
    return { ok: true, status: 200, body: pageOf(scope, items, limit, recurrenceBody) }
  })
}

/** §3.4, §4.8: cancels a recurrence and all its open schedules. */
export const cancelRecurrence: Handler<'cancelRecurrence'> = (context, call) =>
  commandOwn(context, 'cancelRecurrence', call, ownRecurrence(call.path.id), async (work, recurrence) => {
    const cancelled = await cancelRecurrenceBy(work, recurrence, 'cancel', call.body.reason)
    if (cancelled === undefined) return wrongState('recurrence', recurrence.state, 'cancel')
    return { ok: true, status: 200, body: recurrenceBody(cancelled) } as const
  })
