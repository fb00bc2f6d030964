import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

const kept = statement(
  'finding.kept',
  `select id, wallet_id, name, resource_id, at, kept_because from rail_report
    where kept_because is not null order by at desc, wallet_id, position desc limit $1`,
)
/** A frozen wallet clock stands still, so the age of an order does not grow there. */
const open = statement(
  'finding.open',
  `select o.id, o.wallet_id, o.name, o.resource_id, o.at, o.attempts, o.error
    from rail_order o join wallet w on w.id = o.wallet_id
    where o.status = 'PENDING' and (o.error is not null or o.at + $2 <
      case when w.clock_mode = 'FROZEN' then w.clock_frozen_at else $1 + w.clock_offset end)
    order by o.at desc, o.wallet_id, o.position desc limit $3`,
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
  /** Why the last attempt failed; null when no attempt failed. */
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

/**
 * The orders whose last attempt failed, and the orders that were placed more than `age` milliseconds ago and that the
 * institution has not taken, newest first, at most `limit`.
 */
export async function openOrders(
  reader: Reader,
  { realNow, age, limit }: { readonly realNow: Instant; readonly age: number; readonly limit: number },
): Promise<readonly OpenOrder[]> {
  const rows = await reader.all<MessageRow & { attempts: number; error: string | null }>(open, [
    realNow,
    age,
    limit,
  ])
  return rows.map((row) => ({ ...messageOf(row), attempts: row.attempts, error: row.error }))
}
