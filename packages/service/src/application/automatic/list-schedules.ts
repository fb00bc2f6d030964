import { type Schedule, scheduleBody } from '../../domain/schedule/schedule.ts'
import type { Schedule as ScheduleBody } from '@pix-payments/spec/types'
import { listScheduleRows } from '../../storage/rows/schedule-rows.ts'
import { DEFAULT_LIMIT, pageOf, placeOf } from './list-cursor.ts'
import type { Handler } from '../operation/operation.ts'
import { lookUpInOwnWallet } from '../operation/own-wallet.ts'

/** §4.8: lists the schedules of the wallet, newest first (G-131). */
export const listSchedules: Handler<'listSchedules'> = (service, { caller, query }) =>
  lookUpInOwnWallet(service, caller, async (reader) => {
    const { limit = DEFAULT_LIMIT, cursor, status, recurrenceId } = query
    const place = placeOf('listSchedules', cursor)
    const filters = { status, recurrenceId }
    const items = await listScheduleRows(reader, caller.walletId, filters, place, limit + 1)
    return { ok: true, status: 200, body: pageOf('listSchedules', items, limit, withoutAttempts) }
  })

/** G-074: a list omits the attempts of a schedule. */
const withoutAttempts = (schedule: Schedule): ScheduleBody => scheduleBody(schedule, { withAttempts: false })
