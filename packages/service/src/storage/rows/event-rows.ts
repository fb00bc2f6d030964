import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import type { WebhookAccount } from '../../domain/webhook/webhook-account.ts'

const newEvent = statement(
  'event.insert',
  `insert into event (id, wallet_id, position, event, resource_id, occurred_at, payload)
    values ($1, $2, $3, $4, $5, $6, $7)`,
)
const newDelivery = statement(
  'delivery.insert',
  `insert into delivery (id, event_id, wallet_id, resource_id, position, status, attempts, due_at, leased_until_real,
    lease, created_at) values ($1, $2, $3, $4, $5, 'PENDING', 0, $6, 0, null, $6)`,
)
const webhookOf = statement('webhook.of', 'select body from webhook where wallet_id = $1')
const putWebhook = statement(
  'webhook.put',
  `insert into webhook (wallet_id, body) values ($1, $2)
    on conflict (wallet_id) do update set body = excluded.body`,
)

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
}

export async function insertEvent(transaction: Transaction, event: StoredEvent): Promise<void> {
  await transaction.run(newEvent, [
    event.id,
    event.walletId,
    event.position,
    event.event,
    event.resourceId,
    event.occurredAt,
    event.payload,
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
}

export async function insertDelivery(transaction: Transaction, delivery: NewDelivery): Promise<void> {
  const { id, eventId, walletId, resourceId, position, dueAt } = delivery
  await transaction.run(newDelivery, [id, eventId, walletId, resourceId, position, dueAt])
}

export async function findWebhook(reader: Reader, walletId: string): Promise<WebhookAccount | undefined> {
  const row = await reader.first<{ body: string }>(webhookOf, [walletId])
  return row && (JSON.parse(row.body) as WebhookAccount)
}

export async function saveWebhook(
  transaction: Transaction,
  walletId: string,
  webhook: WebhookAccount,
): Promise<void> {
  await transaction.run(putWebhook, [walletId, JSON.stringify(webhook)])
}
