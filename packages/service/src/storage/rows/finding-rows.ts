import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

const kept = statement(
  'finding.kept',
  `select id, wallet_id, name, resource_id, at, kept_because from rail_report
    where kept_because is not null order by at desc, wallet_id, position desc limit $1`,
)
const count = statement(
  'finding.countKept',
  'select count(*) as reports from rail_report where kept_because is not null',
)
const open = statement(
  'finding.open',
  `select id, wallet_id, name, resource_id, at, attempts, error from rail_order
    where status = 'PENDING' and (error is not null or placed_at_real < $1)
    order by at desc, wallet_id, position desc limit $2`,
)

/** A message of the rail about a resource. */
interface FoundMessage {
  /** The webhook-id of a report, or the orderId. */
  readonly id: string
  readonly walletId: string
  /** The kind of the message, such as `transferSettled` or `transfer`. */
  readonly name: string
  readonly resourceId: string
  /** In the wallet's time. */
  readonly at: Instant
}

export interface KeptReport extends FoundMessage {
  readonly keptBecause: string
}

export interface OpenOrder extends FoundMessage {
  /** How often the order was sent. */
  readonly attempts: number
  /** Why the institution refuses the order; null when it does not refuse it. */
  readonly error: string | null
}

interface MessageRow {
  readonly id: string
  readonly wallet_id: string
  readonly name: string
  readonly resource_id: string
  readonly at: number
}

const messageOf = ({
  id,
  wallet_id: walletId,
  name,
  resource_id: resourceId,
  at,
}: MessageRow): FoundMessage => ({
  id,
  walletId,
  name,
  resourceId,
  at,
})

/** The reports that are kept, newest first, at most `limit`. */
export async function keptReports(reader: Reader, limit: number): Promise<readonly KeptReport[]> {
  const rows = await reader.all<MessageRow & { kept_because: string }>(kept, [limit])
  return rows.map((row) => ({ ...messageOf(row), keptBecause: row.kept_because }))
}

/** The number of reports that are kept. */
export async function countKeptReports(reader: Reader): Promise<number> {
  return (await reader.first<{ reports: number }>(count))?.reports ?? 0
}

/**
 * The orders that the institution refuses, and the orders that were placed before `placedBefore` (real time) and that
 * it has not taken, newest first, at most `limit`.
 */
export async function openOrders(
  reader: Reader,
  placedBefore: Instant,
  limit: number,
): Promise<readonly OpenOrder[]> {
  const rows = await reader.all<MessageRow & { attempts: number; error: string | null }>(open, [
    placedBefore,
    limit,
  ])
  return rows.map((row) => ({ ...messageOf(row), attempts: row.attempts, error: row.error }))
}
