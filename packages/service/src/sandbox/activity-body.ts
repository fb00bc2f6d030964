import type { Activity, ActivityAttempt, ActivityEvent } from '@pix-payments/spec/sandbox-types'
import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { StoredAttempt } from '../storage/rows/delivery-rows.ts'
import type { StoredEvent } from '../storage/rows/event-rows.ts'

export const eventActivity = (event: StoredEvent): Activity => ({
  walletId: event.walletId,
  kind: 'event',
  at: timestamp(event.occurredAt),
  resourceId: event.resourceId,
  causedBy: readCause(event.causedBy),
  event: {
    eventId: event.id,
    event: event.event as ActivityEvent['event'],
    payload: JSON.parse(event.payload) as NonNullable<ActivityEvent['payload']>,
  },
})

/** An attempt is caused by the event, or by the fault that replaced, repeated or falsified it. */
export const attemptActivity = (
  { walletId, resourceId, id: eventId, event }: StoredEvent,
  deliveryId: string,
  { number, at, status, error, durationMilliseconds, faultId }: StoredAttempt,
): Activity => ({
  walletId,
  kind: 'attempt',
  at: timestamp(at),
  resourceId,
  causedBy: faultId === undefined ? { kind: 'event', eventId } : { kind: 'fault', eventId, faultId },
  attempt: {
    deliveryId,
    eventId,
    event: event as ActivityAttempt['event'],
    number,
    status,
    error,
    durationMilliseconds,
  },
})
