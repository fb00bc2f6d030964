import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'
import type { DeliveryStatus } from './delivery-rows.ts'

const SELECT = `select d.id, d.wallet_id, d.position, d.event_id, d.resource_id, d.status, d.attempts, d.created_at,
    (select e.event from event e where e.id = d.event_id) as event,
    (select a.body from delivery_attempt a where a.delivery_id = d.id order by a.number desc limit 1) as last_attempt
  from delivery d`
/** The condition on DELIVERED is that of an index, which has the deliveries of each wallet by their status. */
const page = statement(
  'delivery.pageOfStatus',
  `${SELECT} where d.status <> 'DELIVERED' and d.status = $1 and (d.wallet_id, d.position) > ($2, $3)
    and d.wallet_id <= $4 and d.created_at >= $5 order by d.wallet_id, d.position limit $6`,
)
const byId = statement('delivery.anywhere', `${SELECT} where d.id = $1`)

/** A delivery of any wallet, with the outcome of its last attempt. */
export interface ListedDelivery {
  readonly id: string
  readonly walletId: string
  readonly position: number
  readonly eventId: string
  readonly event: string
  readonly resourceId: string
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly createdAt: Instant
  readonly lastStatus: number | null
  readonly lastError: string | null
}

interface Row {
  readonly id: string
  readonly wallet_id: string
  readonly position: number
  readonly event_id: string
  readonly resource_id: string
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly created_at: Instant
  readonly event: string | null
  readonly last_attempt: string | null
}

function toDelivery(row: Row): ListedDelivery {
  const { status = null, error = null } = JSON.parse(row.last_attempt ?? '{}') as {
    readonly status?: number | null
    readonly error?: string | null
  }
  return {
    id: row.id,
    walletId: row.wallet_id,
    position: row.position,
    eventId: row.event_id,
    event: row.event ?? '',
    resourceId: row.resource_id,
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    lastStatus: status,
    lastError: error,
  }
}

export interface StatusFilter {
  readonly status: Exclude<DeliveryStatus, 'DELIVERED'>
  /** Only the deliveries of one wallet. */
  readonly walletId?: string | undefined
  /** Only deliveries that were created then or later, in the wallet's time. */
  readonly since?: Instant | undefined
}

/** One page of the deliveries with a status, by wallet and position. It begins after the delivery `after`. */
export async function deliveriesWithStatus(
  reader: Reader,
  { status, walletId, since = Number.MIN_SAFE_INTEGER }: StatusFilter,
  after: Pick<ListedDelivery, 'walletId' | 'position'> | undefined,
  limit: number,
): Promise<readonly ListedDelivery[]> {
  const from = after ?? { walletId: walletId ?? '', position: 0 }
  // Greater than every wallet id.
  const last = walletId ?? '~'
  const rows = await reader.all<Row>(page, [status, from.walletId, from.position, last, since, limit])
  return rows.map(toDelivery)
}

export async function findDeliveryAnywhere(reader: Reader, id: string): Promise<ListedDelivery | undefined> {
  const row = await reader.first<Row>(byId, [id])
  return row && toDelivery(row)
}
