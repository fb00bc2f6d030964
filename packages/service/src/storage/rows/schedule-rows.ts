import { statusOf } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { type Statement, type Value, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import type { ListPlace } from './recurrence-rows.ts'

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
const lists: ReadonlyMap<string, Statement> = new Map(
  [false, true].flatMap((byStatus) =>
    [false, true].map((byRecurrence) => {
      const filters = [
        ...(byStatus ? ['and status = $5'] : []),
        ...(byRecurrence ? [`and recurrence_id = $${byStatus ? 6 : 5}`] : []),
      ]
      const key = `${byStatus} ${byRecurrence}`
      const text = `select body from schedule where wallet_id = $1 and (created_at < $2
        or (created_at = $3 and id < $4)) ${filters.join(' ')} order by created_at desc, id desc
        limit $${5 + filters.length}`
      return [key, statement(`schedule.list ${key}`, text)] as const
    }),
  ),
)

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
  { createdAt, id }: ListPlace,
  limit: number,
): Promise<Schedule[]> {
  const list = lists.get(`${status !== undefined} ${recurrenceId !== undefined}`)
  if (list === undefined) throw new Error('There is no statement for these filters')
  const filters: Value[] = [status, recurrenceId].filter((it) => it !== undefined)
  const rows = await reader.all<ScheduleRow>(list, [walletId, createdAt, createdAt, id, ...filters, limit])
  return rows.map(toSchedule)
}

const lastCycle = statement(
  'schedule.lastCycle',
  'select max(cycle_number) as cycle from schedule where recurrence_id = $1',
)

/** The highest cycle that has a schedule. Undefined when the recurrence has no schedules. */
export async function lastCycleOf(reader: Reader, recurrenceId: string): Promise<number | undefined> {
  return (await reader.first<{ cycle: number | null }>(lastCycle, [recurrenceId]))?.cycle ?? undefined
}
