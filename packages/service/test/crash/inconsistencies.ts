import { machines } from '@pix-payments/spec'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import type { Charge } from '../../src/domain/charge/charge.ts'
import type { Refund } from '../../src/domain/refund/refund.ts'
import type { Withdrawal } from '../../src/domain/withdrawal/withdrawal.ts'
import type { Reader, Store } from '../../src/storage/store.ts'
import { recurrenceOf, scheduleOf } from './automatic-resources.ts'
import type { Resource, Row } from './resource.ts'

const query = (name: string, text: string): { readonly name: string; readonly text: string } => ({
  name: `test.crash.${name}`,
  text,
})
const CHARGES = query('charges', 'select id, status, body from charge')
const WITHDRAWALS = query('withdrawals', 'select id, status, body from withdrawal')
const REFUNDS = query('refunds', 'select id, status, body from refund')
const RECURRENCES = query('recurrences', 'select id, status, body from recurrence')
const SCHEDULES = query('schedules', 'select id, status, body from schedule')
const TIMERS = query('timers', 'select wallet_id, due_at, kind, resource_id from timer')
/** Orders that the institution may not have, or whose reports may not have come. */
const PENDING_ORDERS = query('pendingOrders', `select resource_id from rail_order where status = 'PENDING'`)
const EVENTS = query(
  'events',
  'select event, resource_id, count(*) as events from event group by event, resource_id',
)
const UNDELIVERED = query(
  'undelivered',
  'select count(*) as events from event where not exists (select 1 from delivery where event_id = event.id)',
)
const MOVEMENTS = query(
  'movements',
  'select resource_id, kind, count(*) as movements from movement where resource_id is not null group by resource_id, kind',
)

/**
 * Finds incomplete data: reads one state of the store, and checks that related rows exist together. Returns one
 * sentence for each problem. With the rail in another process, reports come late, so only the kinds of the timers that
 * deliver reports are compared, and not their times. Every wallet of the store must have a webhook for all events, and automaticPayer.
 */
export async function inconsistencies(
  store: Store,
  { isRailApart = false }: { readonly isRailApart?: boolean } = {},
): Promise<readonly string[]> {
  const ledger = await checkLedger(store)
  const found = ledger.wallets.flatMap(({ problems }) => [...problems])
  await store.snapshot(async (reader) => {
    const say = (problem: string): void => {
      found.push(problem)
    }
    const resources = await resourcesOf(reader)
    await compareTimers(reader, resources, { say, isRailApart })
    await compareEvents(reader, resources, say)
    await compareMovements(reader, resources, say)
    for (const { machine, id, status } of resources) {
      if (!Object.hasOwn(machines[machine].states, status)) say(`${machine} ${id} is in no state: ${status}`)
    }
  })
  return found
}

/** The outcome of a withdrawal or refund follows after this time, in milliseconds (G-108). */
const OUTCOME_DELAY = 2000
/** A transfer ends with one of these reports. */
const TRANSFER_ENDS = new Set(['transferSettled', 'transferRefused'])

type Say = (problem: string) => void

async function resourcesOf(reader: Reader): Promise<readonly Resource[]> {
  return [
    ...(await reader.all<Row>(CHARGES)).map(chargeOf),
    ...(await reader.all<Row>(WITHDRAWALS)).map(withdrawalOf),
    ...(await reader.all<Row>(REFUNDS)).map(refundOf),
    ...(await reader.all<Row>(RECURRENCES)).map(recurrenceOf),
    ...(await reader.all<Row>(SCHEDULES)).map(scheduleOf),
  ]
}

function chargeOf({ id, status, body }: Row): Resource {
  const { walletId, expiresAt } = JSON.parse(body) as Charge
  const events: Readonly<Record<string, string>> = { PAID: 'pixChargePaid', EXPIRED: 'pixChargeExpired' }
  return {
    machine: 'charge',
    id,
    walletId,
    status,
    timers: status === 'PENDING' ? [{ kind: 'chargeExpiry', dueAt: expiresAt }] : [],
    events: [events[status]].filter((it) => it !== undefined),
    movements: status === 'PAID' ? ['depositSettled'] : [],
  }
}

function withdrawalOf({ id, status, body }: Row): Resource {
  const { walletId, createdAt, errorCode } = JSON.parse(body) as Withdrawal
  const isOpen = ['INITIATED', 'CONFIRMED', 'PROCESSING'].includes(status)
  const isSettled = status === 'SUCCESS'
  const last = isOpen ? [] : [isSettled ? 'withdrawalSettled' : 'withdrawalReleased']
  return {
    machine: 'withdrawal',
    id,
    walletId,
    status,
    timers: isOpen ? [{ kind: 'transferEnd', dueAt: createdAt + OUTCOME_DELAY }] : [],
    events: isOpen ? [] : [isSettled ? 'pixWithdrawSettled' : 'pixWithdrawFailed'],
    movements: errorCode === 'INSUFFICIENT_BALANCE' ? [] : ['withdrawalReserved', ...last],
  }
}

function refundOf({ id, status, body }: Row): Resource {
  const { walletId, createdAt } = JSON.parse(body) as Refund
  const isOpen = status === 'PROCESSING'
  return {
    machine: 'refund',
    id,
    walletId,
    status,
    timers: isOpen ? [{ kind: 'refundEnded', dueAt: createdAt + OUTCOME_DELAY }] : [],
    events: isOpen ? [] : [status === 'SUCCESS' ? 'pixRefundSettled' : 'pixRefundFailed'],
    movements: ['refundReserved', ...(isOpen ? [] : ['refundSettled'])],
  }
}

async function compareTimers(
  reader: Reader,
  resources: readonly Resource[],
  { say, isRailApart }: { readonly say: Say; readonly isRailApart: boolean },
): Promise<void> {
  type TimerRow = { readonly due_at: number; readonly kind: string; readonly resource_id: string }
  const rows = await reader.all<TimerRow>(TIMERS)
  const pending = await reader.all<{ readonly resource_id: string }>(PENDING_ORDERS)
  const isOrdered = new Set(pending.map(({ resource_id }) => resource_id))
  // A late forecast about a resource that ended is dropped when it is due.
  const hasEnded = new Set(resources.filter(({ timers }) => timers.length === 0).map(({ id }) => id))
  const told = rows.filter(
    ({ resource_id, kind }) =>
      kind === 'chargeExpiry' || !(isOrdered.has(resource_id) || (isRailApart && hasEnded.has(resource_id))),
  )
  const shown = (name: string, id: string, dueAt: number): string =>
    isRailApart && name !== 'chargeExpiry' ? `${name} of ${id}` : `${name} of ${id} at ${dueAt}`
  const are = told.map(({ kind, resource_id, due_at }) => {
    const name = TRANSFER_ENDS.has(kind) ? 'transferEnd' : kind
    return shown(name, resource_id, due_at)
  })
  const must = resources.flatMap(({ machine, id, timers }) =>
    machine !== 'charge' && isOrdered.has(id) ? [] : timers.map(({ kind, dueAt }) => shown(kind, id, dueAt)),
  )
  for (const timer of missing(must, are)) say(`There is no timer ${timer}`)
  for (const timer of missing(are, must)) say(`There is a timer ${timer}`)
}

/**
 * Returns the items of `wanted` that are missing in `has`. An item that occurs twice in `wanted` must occur twice in
 * `has`.
 */
function missing(wanted: readonly string[], has: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const it of has) left.set(it, (left.get(it) ?? 0) + 1)
  return wanted.filter((it) => {
    const count = left.get(it) ?? 0
    left.set(it, count - 1)
    return count <= 0
  })
}

async function compareEvents(reader: Reader, resources: readonly Resource[], say: Say): Promise<void> {
  type EventRow = { readonly event: string; readonly resource_id: string; readonly events: number }
  const rows = await reader.all<EventRow>(EVENTS)
  const are = rows
    .filter(({ event }) => event !== 'pixChargeRejected')
    .map(({ event, resource_id, events }) => `${events} ${event} of ${resource_id}`)
  const must = resources.flatMap(({ id, events }) => events.map((event) => `1 ${event} of ${id}`))
  for (const event of missing(must, are)) say(`There is not ${event}`)
  for (const event of missing(are, must)) say(`There is ${event}`)
  const undelivered = await reader.first<{ events: number }>(UNDELIVERED)
  if (undelivered?.events !== 0) say(`${undelivered?.events} events have no delivery`)
}

async function compareMovements(reader: Reader, resources: readonly Resource[], say: Say): Promise<void> {
  type MovementRow = { readonly resource_id: string; readonly kind: string; readonly movements: number }
  const rows = await reader.all<MovementRow>(MOVEMENTS)
  const are = rows
    .filter(({ kind }) => !kind.startsWith('transfer'))
    .map(({ resource_id, kind, movements }) => `${movements} ${kind} of ${resource_id}`)
  const must = resources.flatMap(({ id, movements }) => movements.map((kind) => `1 ${kind} of ${id}`))
  for (const movement of missing(must, are)) say(`There is not ${movement}`)
  for (const movement of missing(are, must)) say(`There is ${movement}`)
}
