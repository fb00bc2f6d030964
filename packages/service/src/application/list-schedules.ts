import { scheduleBody } from '../domain/schedule/schedule.ts'
import { listScheduleRows } from '../storage/rows/schedule-rows.ts'
import { DEFAULT_LIMIT, pageOf, placeOf } from './automatic/list-cursor.ts'
import { type Handler, unknownWallet } from './operation.ts'

/** §4.8: newest first (G-131), without attempts (G-074). */
export const listSchedules: Handler<'listSchedules'> = async (service, { caller, query }) => {
  const { limit = DEFAULT_LIMIT, cursor, status, recurrenceId } = query
  const place = placeOf(cursor)
  if (place === undefined) throw new Error('A cursor that no page gave')
  const items = await service.wallets.lookUp(caller.walletId, (reader) =>
    listScheduleRows(reader, caller.walletId, { status, recurrenceId }, place, limit + 1),
  )
  if (items === undefined) return unknownWallet()
  const body = pageOf(items, limit, (schedule) => scheduleBody(schedule, { withAttempts: false }))
  return { ok: true, status: 200, body }
}
