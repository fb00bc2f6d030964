import type { Instant } from '@pix-payments/pix'
import { attemptCause, attemptFacts, entryText } from '../domain/activity.ts'
import { insertActivity } from '../storage/rows/activity-rows.ts'
import {
  type DeliveryStatus,
  type StoredAttempt,
  finishDelivery,
  insertAttempt,
  makeNextReady,
} from '../storage/rows/delivery-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { type AttemptResult, isSuccess } from './attempt.ts'
import type { ClaimedDelivery } from './claimed-delivery.ts'
import { readRetryAfter } from '../outgoing/retry-after.ts'
import { nextAttemptAt } from './retry-schedule.ts'

/** A delivery after its attempt was recorded. */
export interface RecordedDelivery {
  readonly walletId: string
  readonly deliveryId: string
  readonly eventId: string
  readonly event: string
  /** The instant at which this attempt was due, in the wallet's time. */
  readonly dueAt: Instant
  readonly status: DeliveryStatus
  /** One attempt, or two when a fault duplicated it. */
  readonly attempts: readonly StoredAttempt[]
}

/**
 * Records the attempts of a delivery and the new status of the delivery; with `isRecorded`, also for the stream. Returns
 * undefined when the lease has expired
 * and another process has claimed the delivery.
 */
export async function recordAttempts(
  transaction: Transaction,
  walletId: string,
  delivery: ClaimedDelivery,
  results: readonly AttemptResult[],
  isRecorded: boolean,
): Promise<RecordedDelivery | undefined> {
  const faultId = delivery.effects[0]?.faultId
  const attempts = results.map((result, index) => ({
    ...result,
    number: delivery.attempts + index + 1,
    faultId,
  }))
  const next = attempts.some(isSuccess) ? null : nextAttempt(delivery.id, attempts.at(-1))
  const status = attempts.some(isSuccess) ? 'DELIVERED' : next === null ? 'DEAD' : 'PENDING'
  const isKept = await finishDelivery(transaction, delivery.id, delivery.lease, {
    status,
    attempts: delivery.attempts + attempts.length,
    dueAt: next ?? delivery.dueAt,
  })
  if (!isKept) return undefined
  for (const attempt of attempts) await insertAttempt(transaction, walletId, delivery.id, attempt)
  if (isRecorded)
    insertActivity(
      transaction,
      walletId,
      attempts.map((it) => attemptEntry(delivery, it)),
    )
  // Later deliveries of the resource wait only for the first attempt of this delivery, whether the attempt succeeds or
  // fails (G-218).
  await makeNextReady(transaction, walletId, delivery.resourceId)
  const { eventId, event } = delivery.message
  return { walletId, deliveryId: delivery.id, eventId, event, dueAt: delivery.dueAt, status, attempts }
}

function attemptEntry({ id, resourceId, message }: ClaimedDelivery, attempt: StoredAttempt): string {
  const { eventId, event } = message
  return entryText({
    kind: 'attempt',
    at: attempt.at,
    resourceId,
    causedBy: JSON.stringify(attemptCause(eventId, attempt.faultId)),
    details: JSON.stringify(attemptFacts({ ...attempt, deliveryId: id, eventId, event })),
  })
}

function nextAttempt(deliveryId: string, last: StoredAttempt | undefined): Instant | null {
  if (last === undefined) return null
  const { number, at, sentAt, durationMilliseconds, responseHeaders } = last
  const answeredAt = sentAt + durationMilliseconds
  const retryAfter = readRetryAfter(responseHeaders?.['retry-after'], answeredAt)
  return nextAttemptAt({ deliveryId, number, at, retryAfter })
}
