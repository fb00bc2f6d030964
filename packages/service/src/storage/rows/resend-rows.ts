import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Transaction } from '../store.ts'

const COLUMNS = 'e.id, e.resource_id, e.position'
/** An empty `$3` matches every event name. */
const MATCHES = `e.position > $2 and ($3 = '' or e.event = $3) and e.position <= $4`

const lockById = statement(
  'event.lock',
  `select ${COLUMNS} from event e where e.wallet_id = $1 and e.id = $2 {lock}`,
)
const toResend = statement(
  'event.toResend',
  `select ${COLUMNS} from event e where e.wallet_id = $1 and ${MATCHES} order by e.position limit $5 {lock}`,
)
/** Begins with the dead deliveries, which are few. The first two conditions on their status are those of an index. */
const deadToResend = statement(
  'event.deadToResend',
  `select ${COLUMNS} from delivery d join event e on e.id = d.event_id
    where d.wallet_id = $1 and d.status <> 'DELIVERED' and d.status = 'DEAD' and d.created_at >= $5 and ${MATCHES}
      and not exists (select 1 from delivery n where n.event_id = d.event_id and n.position > d.position)
    order by e.position limit $6 {lock}`,
)

/** An event that can be sent again. */
export interface SentEvent {
  readonly id: string
  readonly resourceId: string
  readonly position: number
}

interface EventRow {
  readonly id: string
  readonly resource_id: string
  readonly position: number
}

const toEvent = ({ resource_id: resourceId, ...row }: EventRow): SentEvent => ({ ...row, resourceId })

/** Prevents an event from being deleted as too old until the transaction ends. Undefined when it does not exist. */
export async function lockEvent(
  transaction: Transaction,
  walletId: string,
  eventId: string,
): Promise<SentEvent | undefined> {
  const row = await transaction.first<EventRow>(lockById, [walletId, eventId])
  return row && toEvent(row)
}

export interface ResendFilter {
  /** Only events with a higher position. */
  readonly after: number
  readonly upTo: number
  readonly event?: string | undefined
  /** Only events whose latest delivery is dead. */
  readonly onlyDead: boolean
  /** With `onlyDead`: only deliveries that were created then or later. */
  readonly since?: Instant | undefined
}

/** Locks and returns the events to send again: the events of a wallet that match the filter, oldest first. */
export async function eventsToResend(
  transaction: Transaction,
  walletId: string,
  { after, upTo, event = '', onlyDead, since = Number.MIN_SAFE_INTEGER }: ResendFilter,
  limit: number,
): Promise<readonly SentEvent[]> {
  const rows = onlyDead
    ? await transaction.all<EventRow>(deadToResend, [walletId, after, event, upTo, since, limit])
    : await transaction.all<EventRow>(toResend, [walletId, after, event, upTo, limit])
  return rows.map(toEvent)
}
