import type { Instant } from '@pix-payments/pix'
import { insertion, removal, statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** A future change of a resource, and the instant at which it is due, in the wallet's time. */
export interface Timer<Kind extends string = string> {
  readonly walletId: string
  readonly dueAt: Instant
  /**
   * Timers that are due at the same instant run in the order of their positions, which is the order of their creation.
   */
  readonly position: number
  readonly kind: Kind
  readonly resourceId: string
  /** The JSON text of the report that the timer delivers; null for a timer of another kind. */
  readonly body: string | null
  /** The JSON text of the cause; null in production. */
  readonly causedBy: string | null
}

const KEY = { wallet_id: 'text', due_at: 'bigint', position: 'bigint' } as const
const insert = insertion('timer.insert', 'timer', {
  ...KEY,
  kind: 'text',
  resource_id: 'text',
  body: 'text',
  caused_by: 'text',
})
const first = statement(
  'timer.first',
  `select due_at, position, kind, resource_id, body, caused_by from timer
    where wallet_id = $1 and due_at >= $2 order by due_at, position limit $3`,
)
const ofResource = statement(
  'timer.ofResource',
  `select due_at, position, kind, resource_id, body, caused_by from timer
    where wallet_id = $1 and resource_id = $2 and kind <> 'chargeExpiry' order by due_at, position`,
)
const firstOther = statement(
  'timer.firstOther',
  `select due_at, position, kind, resource_id, body, caused_by from timer
    where wallet_id = $1 and due_at <= $2 and kind <> 'chargeExpiry' and position >= 0
    order by due_at, position limit 1`,
)
const expiring = statement(
  'timer.expiring',
  `select coalesce(sum(amount), 0) as amount from timer join charge on charge.id = resource_id
    where timer.wallet_id = $1 and due_at <= $2 and kind = 'chargeExpiry' and status = 'PENDING'`,
)
const byKey = statement(
  'timer.byKey',
  `select due_at, position, kind, resource_id, body, caused_by from timer
    where wallet_id = $1 and due_at = $2 and position = $3`,
)
const remove = removal('timer.delete', 'timer', KEY)
const removeOf = removal(
  'timer.deleteOf',
  'timer',
  { wallet_id: 'text', resource_id: 'text' },
  `kind <> 'chargeExpiry'`,
)
const removeKind = removal('timer.deleteKind', 'timer', { wallet_id: 'text', kind: 'text' })

interface TimerRow {
  readonly due_at: number
  readonly position: number
  readonly kind: string
  readonly resource_id: string
  readonly body: string | null
  readonly caused_by: string | null
}

export function insertTimer(transaction: Transaction, timer: Timer): void {
  const { walletId, dueAt, position, kind, resourceId, body, causedBy } = timer
  transaction.later(insert, [walletId, dueAt, position, kind, resourceId, body, causedBy])
}

/**
 * The wallet's earliest timers, at most `most`, in the order in which they run. None is due before `since`. Without it,
 * PostgreSQL would pass all timers that were deleted since its last vacuum: a minute of withdrawals deletes 150,000.
 */
export async function firstTimers(
  reader: Reader,
  walletId: string,
  { since, most }: { readonly since: Instant; readonly most: number },
): Promise<Timer[]> {
  const rows = await reader.all<TimerRow>(first, [walletId, since, most])
  return rows.map((row) => toTimer(walletId, row))
}

/** The earliest timer that is due and is not the expiry of a charge. */
export async function firstOtherTimer(
  reader: Reader,
  walletId: string,
  now: Instant,
): Promise<Timer | undefined> {
  const row = await reader.first<TimerRow>(firstOther, [walletId, now])
  return row && toTimer(walletId, row)
}

/** The sum of the PENDING charges whose expiry is due and has not run, in cents. */
export async function expiringAmount(reader: Reader, walletId: string, now: Instant): Promise<number> {
  return (await reader.first<{ amount: number }>(expiring, [walletId, now]))?.amount ?? 0
}

/** The timers of a resource that is not a charge, in the order in which they run. */
export async function timersOf(reader: Reader, walletId: string, resourceId: string): Promise<Timer[]> {
  const rows = await reader.all<TimerRow>(ofResource, [walletId, resourceId])
  return rows.map((row) => toTimer(walletId, row))
}

/** Returns undefined when the timer has run or was cancelled. */
export async function findTimer(
  reader: Reader,
  { walletId, dueAt, position }: Pick<Timer, 'walletId' | 'dueAt' | 'position'>,
): Promise<Timer | undefined> {
  const row = await reader.first<TimerRow>(byKey, [walletId, dueAt, position])
  return row && toTimer(walletId, row)
}

const toTimer = (walletId: string, row: TimerRow): Timer => ({
  walletId,
  dueAt: row.due_at,
  position: row.position,
  kind: row.kind,
  resourceId: row.resource_id,
  body: row.body,
  causedBy: row.caused_by,
})

export function deleteTimer(
  transaction: Transaction,
  timer: Pick<Timer, 'walletId' | 'dueAt' | 'position'>,
): void {
  transaction.later(remove, [timer.walletId, timer.dueAt, timer.position])
}

/**
 * Deletes all timers of a resource that was changed before its timers were due. Does not find the timer of a charge: a
 * charge has one timer and stores its position.
 */
export function deleteTimersOf(transaction: Transaction, walletId: string, resourceId: string): void {
  transaction.later(removeOf, [walletId, resourceId])
}

/** Deletes all timers of one kind. */
export function deleteTimersOfKind(transaction: Transaction, walletId: string, kind: string): void {
  transaction.later(removeKind, [walletId, kind])
}
