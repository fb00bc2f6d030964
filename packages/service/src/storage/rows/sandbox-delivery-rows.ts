import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'
import { amongIds } from './among-ids.ts'
import { type DeliveryStatus, type StoredAttempt, attemptsOf } from './delivery-rows.ts'

const SELECT = `select d.id, d.event_id, d.position, d.status, d.due_at, d.created_at, d.caused_by, e.event, e.payload
  from delivery d join event e on e.id = d.event_id where d.wallet_id = $1`
/** An empty `$3` matches every status. */
const page = statement(
  'delivery.page',
  `${SELECT} and d.position > $2 and ($3 = '' or d.status = $3) order by d.position limit $4`,
)
/** The first condition is that of the index. */
const pageOfUndelivered = statement(
  'delivery.pageOfUndelivered',
  `${SELECT} and d.status <> 'DELIVERED' and d.position > $2 and d.status = $3 order by d.position limit $4`,
)
const pageOfEvent = statement(
  'delivery.pageOfEvent',
  `${SELECT} and d.position > $2 and ($3 = '' or d.status = $3) and d.event_id = $4 order by d.position limit $5`,
)
const byId = statement('delivery.byId', `${SELECT} and d.id = $2`)
const ofEvents = amongIds(
  'delivery.ofEvents',
  (ids) => `select id, event_id, status from delivery where event_id in (${ids}) order by position`,
)

/** A delivery with its payload and its attempts. */
export interface StoredDelivery {
  readonly id: string
  readonly eventId: string
  readonly event: string
  readonly payload: string
  readonly position: number
  readonly status: DeliveryStatus
  readonly dueAt: Instant
  readonly createdAt: Instant
  readonly causedBy: string | null
  readonly attempts: readonly StoredAttempt[]
}

interface DeliveryRow {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly payload: string
  readonly position: number
  readonly status: DeliveryStatus
  readonly due_at: number
  readonly created_at: number
  readonly caused_by: string | null
}

const withAttempts = async (reader: Reader, row: DeliveryRow): Promise<StoredDelivery> => ({
  id: row.id,
  eventId: row.event_id,
  event: row.event,
  payload: row.payload,
  position: row.position,
  status: row.status,
  dueAt: row.due_at,
  createdAt: row.created_at,
  causedBy: row.caused_by,
  attempts: await attemptsOf(reader, row.id),
})

export interface DeliveryFilter {
  /** Only deliveries with a higher position. */
  readonly after: number
  readonly status?: DeliveryStatus | undefined
  readonly eventId?: string | undefined
}

/** The deliveries of a wallet that match the filter, oldest first. */
export async function deliveriesOf(
  reader: Reader,
  walletId: string,
  { after, status, eventId }: DeliveryFilter,
  limit: number,
): Promise<readonly StoredDelivery[]> {
  const rows =
    eventId === undefined
      ? await reader.all<DeliveryRow>(status === 'PENDING' || status === 'DEAD' ? pageOfUndelivered : page, [
          walletId,
          after,
          status ?? '',
          limit,
        ])
      : await reader.all<DeliveryRow>(pageOfEvent, [walletId, after, status ?? '', eventId, limit])
  const deliveries: StoredDelivery[] = []
  for (const row of rows) deliveries.push(await withAttempts(reader, row))
  return deliveries
}

export async function findDelivery(
  reader: Reader,
  walletId: string,
  deliveryId: string,
): Promise<StoredDelivery | undefined> {
  const row = await reader.first<DeliveryRow>(byId, [walletId, deliveryId])
  return row && withAttempts(reader, row)
}

export interface DeliverySummary {
  readonly id: string
  readonly status: DeliveryStatus
}

/** The deliveries of the given events, grouped by event id. In each group, the oldest delivery comes first. */
export async function deliveriesByEvent(
  reader: Reader,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DeliverySummary[]>> {
  const rows = await ofEvents<DeliverySummary & { readonly event_id: string }>(reader, eventIds)
  return Map.groupBy(rows, (row) => row.event_id)
}
