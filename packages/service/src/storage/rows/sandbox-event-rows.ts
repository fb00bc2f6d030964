import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'
import type { StoredEvent } from './event-rows.ts'

const COLUMNS = 'id, wallet_id, position, event, resource_id, occurred_at, payload, caused_by'
const AFTER = `select ${COLUMNS} from event where wallet_id = $1 and position > $2`
/** An empty `$3` matches every event name. */
const SELECT = `${AFTER} and ($3 = '' or event = $3)`

const page = statement('event.page', `${AFTER} order by position limit $3`)
const pageOfName = statement('event.pageOfName', `${AFTER} and event = $3 order by position limit $4`)
const pageOfResource = statement(
  'event.pageOfResource',
  `${SELECT} and resource_id = $4 order by position limit $5`,
)
const byId = statement('event.byId', `select ${COLUMNS} from event where wallet_id = $1 and id = $2`)
interface EventRow {
  readonly id: string
  readonly wallet_id: string
  readonly position: number
  readonly event: string
  readonly resource_id: string
  readonly occurred_at: number
  readonly payload: string
  readonly caused_by: string | null
}

const toEvent = (row: EventRow): StoredEvent => ({
  id: row.id,
  walletId: row.wallet_id,
  position: row.position,
  event: row.event,
  resourceId: row.resource_id,
  occurredAt: row.occurred_at,
  payload: row.payload,
  causedBy: row.caused_by,
})

export interface EventFilter {
  /** Only events with a higher position. */
  readonly after: number
  readonly event?: string | undefined
  readonly resourceId?: string | undefined
}

/** The events of a wallet that match the filter, oldest first. */
export async function eventsOf(
  reader: Reader,
  walletId: string,
  { after, event, resourceId }: EventFilter,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const read = (): Promise<EventRow[]> => {
    if (resourceId !== undefined)
      return reader.all(pageOfResource, [walletId, after, event ?? '', resourceId, limit])
    return event === undefined
      ? reader.all(page, [walletId, after, limit])
      : reader.all(pageOfName, [walletId, after, event, limit])
  }
  return (await read()).map(toEvent)
}

export async function findEvent(
  reader: Reader,
  walletId: string,
  eventId: string,
): Promise<StoredEvent | undefined> {
  const row = await reader.first<EventRow>(byId, [walletId, eventId])
  return row && toEvent(row)
}
