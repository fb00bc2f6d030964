import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Transaction } from '../store.ts'
import type { Range } from './old-rows.ts'
import { digestOf } from './rail-report-rows.ts'
import { statusesOf } from './statuses-of.ts'

const IN_RANGE = 'wallet_id = $1 and position > $2 and position <= $3'
const open = (table: string, condition: string): string =>
  `(select count(*) from ${table} r where r.id = rail_order.resource_id and r.status ${condition})`

/** Counts the resource of an order when it still waits for the answer of the institution. */
const UNANSWERED = `case name
    when 'transfer' then ${open('withdrawal', `not in (${statusesOf('withdrawal', 'terminal')})`)}
    when 'refund' then ${open('refund', `in (${statusesOf('refund', 'open')})`)}
      + ${open('automatic_refund', `in (${statusesOf('refund', 'open')})`)}
    when 'charge' then ${open('charge', `in (${statusesOf('charge', 'open')})`)}
    when 'recurrence' then ${open('recurrence', `= 'PENDING'`)}
    when 'instruction' then ${open('schedule', `in (${statusesOf('schedule', 'open')})`)}
    else 0 end`
const removeOrders = statement(
  'railOrder.deleteOld',
  `delete from rail_order where ${IN_RANGE} and status = 'SENT' and due_at_real <= $4 and ${UNANSWERED} = 0`,
)
/** A report that is kept for a person, and not closed, stays as it is. */
const REDUCIBLE = 'digest is null and (kept_because is null or closed_note is not null)'
const wholeReports = statement(
  'railReport.wholeOld',
  `select id, body from rail_report where ${IN_RANGE} and ${REDUCIBLE} order by position`,
)
const reduce = statement(
  'railReport.reduce',
  `update rail_report set body = '', digest = $2 where id = $1 and ${REDUCIBLE}`,
)

/**
 * Deletes the orders that were sent at `sentUpTo` (real time) or before, and whose resource waits for no answer. In the
 * rows of a simulated institution in this process, the time of sending is 0.
 */
export async function deleteOldOrders(
  transaction: Transaction,
  { walletId, after, upTo }: Range,
  sentUpTo: Instant,
): Promise<Readonly<Record<'rail_order', number>>> {
  return { rail_order: await transaction.run(removeOrders, [walletId, after, upTo, sentUpTo]) }
}

/**
 * Replaces the bodies of the reports by digests. The rows stay, because a repeat must have no effect however late it
 * comes (G-403).
 */
export async function reduceOldReports(
  transaction: Transaction,
  { walletId, after, upTo }: Range,
): Promise<Readonly<Record<'rail_report', number>>> {
  const reports = await transaction.all<{ id: string; body: string }>(wholeReports, [walletId, after, upTo])
  let reduced = 0
  for (const { id, body } of reports) reduced += await transaction.run(reduce, [id, digestOf(body)])
  return { rail_report: reduced }
}
