import type { Instant } from '@pix-payments/pix'
import {
  type DeliveryStatus,
  type StoredAttempt,
  finishDelivery,
  insertAttempt,
  moveNextUp,
} from '../storage/rows/delivery-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { type AttemptResult, isSuccess } from './attempt.ts'
import type { ClaimedDelivery } from './claimed-delivery.ts'
import { readRetryAfter } from './retry-after.ts'
import { nextAttemptAt } from './retry-schedule.ts'

/** What became of a delivery that was sent. */
export interface RecordedDelivery {
  readonly walletId: string
  readonly deliveryId: string
  readonly eventId: string
  readonly event: string
  /** When the attempt fell due, in the wallet's time. */
  readonly dueAt: Instant
  readonly status: DeliveryStatus
  /** One; two where a fault duplicated it. */
  readonly attempts: readonly StoredAttempt[]
}

/** Keeps what came of a delivery that was sent. Undefined: somebody else has it by now, since its lease ran out. */
export async function recordAttempts(
  transaction: Transaction,
  walletId: string,
  delivery: ClaimedDelivery,
  results: readonly AttemptResult[],
): Promise<RecordedDelivery | undefined> {
  const attempts = results.map((result, index) => ({ ...result, number: delivery.attempts + index + 1 }))
  const next = attempts.some(isSuccess) ? null : nextAttempt(delivery.id, attempts.at(-1))
  const status = attempts.some(isSuccess) ? 'DELIVERED' : next === null ? 'DEAD' : 'PENDING'
  const isKept = await finishDelivery(transaction, delivery.id, delivery.lease, {
    status,
    attempts: delivery.attempts + attempts.length,
    dueAt: next ?? delivery.dueAt,
  })
  if (!isKept) return undefined
  for (const attempt of attempts) await insertAttempt(transaction, walletId, delivery.id, attempt)
  // One attempt, whatever came of it, is all that later deliveries of the resource wait for (G-218).
  await moveNextUp(transaction, walletId, delivery.resourceId)
  const { eventId, event } = delivery.message
  return { walletId, deliveryId: delivery.id, eventId, event, dueAt: delivery.dueAt, status, attempts }
}

function nextAttempt(deliveryId: string, last: StoredAttempt | undefined): Instant | null {
  if (last === undefined) return null
  const { number, at, sentAt, durationMilliseconds, responseHeaders } = last
  const answeredAt = sentAt + durationMilliseconds
  const retryAfter = readRetryAfter(responseHeaders?.['retry-after'], answeredAt)
  return nextAttemptAt({ deliveryId, number, at, retryAfter })
}
