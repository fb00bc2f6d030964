import { statusOf } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { type ListPlace, pagedList } from './paged-list.ts'

const insert = statement(
  'schedule.insert',
  `insert into schedule (id, wallet_id, recurrence_id, cycle_number, status, created_at, body)
    values ($1, $2, $3, $4, $5, $6, $7)`,
)
const update = statement('schedule.update', 'update schedule set status = $2, body = $3 where id = $1')
const byId = statement('schedule.byId', 'select body from schedule where id = $1')
const ofRecurrence = statement(
  'schedule.ofRecurrence',
  `select body from schedule where recurrence_id = $1 and status in ('CREATED', 'PENDING', 'SCHEDULED')
    order by created_at, id`,
)
const ofCycle = statement(
  'schedule.ofCycle',
  'select body from schedule where recurrence_id = $1 and cycle_number = $2 order by created_at, id',
)
const readPage = pagedList<ScheduleRow>('schedule', 'body', ['status', 'recurrence_id'])

interface ScheduleRow {
  readonly body: string
}

const toSchedule = ({ body }: ScheduleRow): Schedule => JSON.parse(body) as Schedule

export async function insertSchedule(transaction: Transaction, schedule: Schedule): Promise<void> {
  const { id, walletId, recurrenceId, cycleNumber, state, createdAt } = schedule
  await transaction.run(insert, [
    id,
    walletId,
    recurrenceId,
    cycleNumber,
    statusOf(state)[0],
    createdAt,
    JSON.stringify(schedule),
  ])
}

export async function updateSchedule(transaction: Transaction, schedule: Schedule): Promise<void> {
  await transaction.run(update, [schedule.id, statusOf(schedule.state)[0], JSON.stringify(schedule)])
}

/**
 * Searches the schedules of all wallets: the caller of this function answers 403 for a schedule of another wallet, and
 * 404 when the schedule does not exist.
 */
export async function findSchedule(reader: Reader, id: string): Promise<Schedule | undefined> {
  const row = await reader.first<ScheduleRow>(byId, [id])
  return row && toSchedule(row)
}

/** The schedules of a recurrence that are not in a final status, oldest first. */
export async function openSchedulesOf(reader: Reader, recurrenceId: string): Promise<Schedule[]> {
  return (await reader.all<ScheduleRow>(ofRecurrence, [recurrenceId])).map(toSchedule)
}

/** All schedules of one cycle, oldest first: scheduled charges, post-due retries and same-day re-sends. */
export async function schedulesOfCycle(
  reader: Reader,
  recurrenceId: string,
  cycleNumber: number,
): Promise<Schedule[]> {
  return (await reader.all<ScheduleRow>(ofCycle, [recurrenceId, cycleNumber])).map(toSchedule)
}

export interface ScheduleFilters {
  readonly status?: string | undefined
  readonly recurrenceId?: string | undefined
}

export async function listScheduleRows(
  reader: Reader,
  walletId: string,
  { status, recurrenceId }: ScheduleFilters,
  place: ListPlace,
  limit: number,
): Promise<Schedule[]> {
  return (await readPage(reader, walletId, [status, recurrenceId], place, limit)).map(toSchedule)
}

const lastCycle = statement(
  'schedule.lastCycle',
  'select max(cycle_number) as cycle from schedule where recurrence_id = $1',
)

/** The highest cycle that has a schedule. Undefined when the recurrence has no schedules. */
export async function lastCycleOf(reader: Reader, recurrenceId: string): Promise<number | undefined> {
  return (await reader.first<{ cycle: number | null }>(lastCycle, [recurrenceId]))?.cycle ?? undefined
}
