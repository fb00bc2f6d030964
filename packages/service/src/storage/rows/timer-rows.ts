import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
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
}

const insert = statement(
  'timer.insert',
  'insert into timer (wallet_id, due_at, position, kind, resource_id, body) values ($1, $2, $3, $4, $5, $6)',
)
const first = statement(
  'timer.first',
  `select due_at, position, kind, resource_id, body from timer where wallet_id = $1 order by due_at, position limit 1`,
)
const remove = statement(
  'timer.delete',
  'delete from timer where wallet_id = $1 and due_at = $2 and position = $3',
)
const removeOf = statement(
  'timer.deleteOf',
  `delete from timer where wallet_id = $1 and resource_id = $2 and kind <> 'chargeExpiry'`,
)

const removeKind = statement('timer.deleteKind', 'delete from timer where wallet_id = $1 and kind = $2')

interface TimerRow {
  readonly due_at: number
  readonly position: number
  readonly kind: string
  readonly resource_id: string
  readonly body: string | null
}

export async function insertTimer(transaction: Transaction, timer: Timer): Promise<void> {
  const { walletId, dueAt, position, kind, resourceId, body } = timer
  await transaction.run(insert, [walletId, dueAt, position, kind, resourceId, body])
}

/** The wallet's earliest timer. */
export async function firstTimer(reader: Reader, walletId: string): Promise<Timer | undefined> {
  const row = await reader.first<TimerRow>(first, [walletId])
  return (
    row && {
      walletId,
      dueAt: row.due_at,
      position: row.position,
      kind: row.kind,
      resourceId: row.resource_id,
      body: row.body,
    }
  )
}

export async function deleteTimer(
  transaction: Transaction,
  timer: Pick<Timer, 'walletId' | 'dueAt' | 'position'>,
): Promise<void> {
  await transaction.run(remove, [timer.walletId, timer.dueAt, timer.position])
}

/**
 * Deletes all timers of a resource that was changed before its timers were due. Does not find the timer of a charge: a
 * charge has one timer and stores its position.
 */
export async function deleteTimersOf(
  transaction: Transaction,
  walletId: string,
  resourceId: string,
): Promise<number> {
  return transaction.run(removeOf, [walletId, resourceId])
}

/** Deletes all timers of one kind. */
export async function deleteTimersOfKind(
  transaction: Transaction,
  walletId: string,
  kind: string,
): Promise<number> {
  return transaction.run(removeKind, [walletId, kind])
}
