import type { Instant } from '@pix-payments/pix'
import type { StatementLine } from '@pix-payments/spec/types'
import type { AutomaticRefund } from '../../domain/automatic-refund/automatic-refund.ts'
import type { Refund } from '../../domain/refund/refund.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

const refundsOf = statement(
  'timeline.refunds',
  `select body from refund where original_end_to_end_id = $1 and wallet_id = $2 order by id`,
)
const automaticRefundsOf = statement(
  'timeline.automaticRefunds',
  `select body from automatic_refund where wallet_id = $1 order by id`,
)
const schedulesOf = statement(
  'timeline.schedules',
  `select body from schedule where recurrence_id = $1 and wallet_id = $2 order by created_at, id`,
)
const linesOf = statement(
  'timeline.lines',
  `select position, settled_at, caused_by, body from statement_line
    where wallet_id = $1 and product_transaction_id = $2 order by position`,
)
const pendingOf = statement(
  'timeline.pendingDeliveries',
  `select id, event_id, due_at, resource_id from delivery
    where wallet_id = $1 and status = 'PENDING' and place <> 'BEHIND' order by due_at, position limit $2`,
)

const bodies = async <T>(rows: Promise<readonly { readonly body: string }[]>): Promise<readonly T[]> =>
  (await rows).map(({ body }) => JSON.parse(body) as T)

/** The refunds of a payment, in the order of their ids. */
export const refundsOfPayment = (
  reader: Reader,
  walletId: string,
  endToEndId: string,
): Promise<readonly Refund[]> => bodies(reader.all<{ body: string }>(refundsOf, [endToEndId, walletId]))

/** The refunds that the simulations of Pix Automático made in a wallet. */
export const automaticRefundsIn = (reader: Reader, walletId: string): Promise<readonly AutomaticRefund[]> =>
  bodies(reader.all<{ body: string }>(automaticRefundsOf, [walletId]))

/** All schedules of a recurrence, oldest first. */
export const allSchedulesOf = (
  reader: Reader,
  walletId: string,
  recurrenceId: string,
): Promise<readonly Schedule[]> => bodies(reader.all<{ body: string }>(schedulesOf, [recurrenceId, walletId]))

/** A statement line, and the JSON text of its cause. */
export interface CausedLine {
  readonly position: number
  readonly settledAt: Instant
  readonly causedBy: string | null
  readonly line: StatementLine
}

/** The statement lines with this productTransactionId, oldest first. */
export async function linesOfProduct(
  reader: Reader,
  walletId: string,
  productTransactionId: string,
): Promise<readonly CausedLine[]> {
  const rows = await reader.all<{
    position: number
    settled_at: number
    caused_by: string | null
    body: string
  }>(linesOf, [walletId, productTransactionId])
  return rows.map((row) => ({
    position: row.position,
    settledAt: row.settled_at,
    causedBy: row.caused_by,
    line: JSON.parse(row.body) as StatementLine,
  }))
}

/** A pending delivery that does not wait for another one. */
export interface PendingDelivery {
  readonly id: string
  readonly eventId: string
  readonly resourceId: string
  readonly dueAt: Instant
}

/** The pending deliveries of a wallet that fall due first. */
export async function pendingDeliveries(
  reader: Reader,
  walletId: string,
  limit: number,
): Promise<readonly PendingDelivery[]> {
  const rows = await reader.all<{ id: string; event_id: string; due_at: number; resource_id: string }>(
    pendingOf,
    [walletId, limit],
  )
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    resourceId: row.resource_id,
    dueAt: row.due_at,
  }))
}
