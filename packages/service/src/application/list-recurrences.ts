import { parseTaxId } from '@pix-payments/pix'
import { recurrenceBody } from '../domain/recurrence/recurrence.ts'
import { listRecurrenceRows } from '../storage/rows/recurrence-rows.ts'
import { DEFAULT_LIMIT, pageOf, placeOf } from './automatic/list-cursor.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: newest first (G-131). */
export const listRecurrences: Handler<'listRecurrences'> = async (service, { caller, query }) => {
  const { limit = DEFAULT_LIMIT, cursor, status, payerTaxId } = query
  const taxId = payerTaxId === undefined ? undefined : parseTaxId(payerTaxId)
  const place = placeOf(cursor)
  if (place === undefined) throw new Error('A cursor that no page gave')
  const filters = { status, payerTaxId: taxId?.ok === true ? taxId.value.value : undefined }
  const items = await service.wallets.lookUp(caller.walletId, (reader) =>
    listRecurrenceRows(reader, caller.walletId, filters, place, limit + 1),
  )
  if (items === undefined) return unknownWallet()
  return { ok: true, status: 200, body: pageOf(items, limit, recurrenceBody) }
}
