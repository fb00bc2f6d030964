import { recurrenceBody } from '../../domain/recurrence/recurrence.ts'
import { normalizedTaxId } from '../../domain/tax-id.ts'
import { listRecurrenceRows } from '../../storage/rows/recurrence-rows.ts'
import { DEFAULT_LIMIT, pageOf, placeOf } from './list-cursor.ts'
import type { Handler } from '../operation/operation.ts'
import { lookUpInOwnWallet } from '../operation/own-wallet.ts'

/** §4.8: lists the recurrences of the wallet, newest first (G-131). */
export const listRecurrences: Handler<'listRecurrences'> = (service, { caller, query }) => {
  const { limit = DEFAULT_LIMIT, cursor, status } = query
  const payerTaxId = query.payerTaxId === undefined ? undefined : normalizedTaxId(query.payerTaxId)
  return lookUpInOwnWallet(service, caller, async (reader) => {
    const place = placeOf('listRecurrences', cursor)
    const filters = { status, payerTaxId }
    const items = await listRecurrenceRows(reader, caller.walletId, filters, place, limit + 1)
    return { ok: true, status: 200, body: pageOf('listRecurrences', items, limit, recurrenceBody) }
  })
}
