import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Delivery } from '@pix-payments/spec/sandbox-types'
import type { StoredDelivery } from '../storage/rows/sandbox-delivery-rows.ts'

export const deliveryBody = (delivery: StoredDelivery): Delivery => ({
  deliveryId: delivery.id,
  eventId: delivery.eventId,
  event: delivery.event as Delivery['event'],
  status: delivery.status,
  attempts: delivery.attempts.map((attempt) => ({
    number: attempt.number,
    at: timestamp(attempt.at),
    sentAt: timestamp(attempt.sentAt),
    url: attempt.url,
    requestHeaders: attempt.requestHeaders,
    requestBody: delivery.payload,
    status: attempt.status,
    responseHeaders: attempt.responseHeaders,
    responseBody: attempt.responseBody,
    error: attempt.error,
    durationMilliseconds: attempt.durationMilliseconds,
  })),
  nextAttemptAt: delivery.status === 'PENDING' ? timestamp(delivery.dueAt) : null,
  createdAt: timestamp(delivery.createdAt),
  causedBy: readCause(delivery.causedBy),
})
