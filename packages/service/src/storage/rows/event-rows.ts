import type { Instant } from '@pix-payments/pix'
import { insertion } from '../statement.ts'
import type { Transaction } from '../store.ts'

const newEvent = insertion('event.insert', 'event', {
  id: 'text',
  wallet_id: 'text',
  position: 'bigint',
  event: 'text',
  resource_id: 'text',
  occurred_at: 'bigint',
  payload: 'text',
  caused_by: 'text',
})
const newDelivery = insertion('delivery.insert', 'delivery', {
  id: 'text',
  event_id: 'text',
  wallet_id: 'text',
  resource_id: 'text',
  position: 'bigint',
  status: 'text',
  attempts: 'bigint',
  due_at: 'bigint',
  leased_until_real: 'bigint',
  created_at: 'bigint',
  caused_by: 'text',
})
/** An event as stored: a recorded change of a resource, with its webhook payload. */
export interface StoredEvent {
  readonly id: string
  readonly walletId: string
  /** The number of the event in its wallet: 1, 2, 3 … */
  readonly position: number
  readonly event: string
  readonly resourceId: string
  readonly occurredAt: Instant
  /** The body of the webhook request. */
  readonly payload: string
  /** The JSON text of the cause; null in production. */
  readonly causedBy: string | null
}

export function insertEvent(transaction: Transaction, event: StoredEvent): void {
  transaction.later(newEvent, [
    event.id,
    event.walletId,
    event.position,
    event.event,
    event.resourceId,
    event.occurredAt,
    event.payload,
    event.causedBy,
  ])
}

export interface NewDelivery {
  readonly id: string
  readonly eventId: string
  readonly walletId: string
  readonly resourceId: string
  /** Deliveries of one resource are sent in the order of their positions. */
  readonly position: number
  readonly dueAt: Instant
  readonly causedBy: string | null
}

export function insertDelivery(transaction: Transaction, delivery: NewDelivery): void {
  const { id, eventId, walletId, resourceId, position, dueAt, causedBy } = delivery
  const values = [id, eventId, walletId, resourceId, position, 'PENDING', 0, dueAt, 0, dueAt, causedBy]
  transaction.later(newDelivery, values)
}
