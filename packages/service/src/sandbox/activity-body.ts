import type { Activity, ActivityAttempt, ActivityEvent } from '@pix-payments/spec/sandbox-types'
import { type ActivityEntry, attemptCause, attemptFacts } from '../domain/activity.ts'
import { readCause, shownCause } from '../domain/cause.ts'
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
    payload: JSON.parse(event.payload) as ActivityEvent['payload'],
  },
})

export const attemptActivity = (
  { walletId, resourceId, id: eventId, event }: StoredEvent,
  deliveryId: string,
  attempt: StoredAttempt,
): Activity => ({
  walletId,
  kind: 'attempt',
  at: timestamp(attempt.at),
  resourceId,
  causedBy: attemptCause(eventId, attempt.faultId),
  attempt: attemptFacts({ ...attempt, deliveryId, eventId, event }) as ActivityAttempt,
})

/** An entry as it was stored, as the stream shows it. */
export const storedActivity = (
  walletId: string,
  { kind, at, resourceId, causedBy, details }: ActivityEntry,
): Activity => ({
  walletId,
  kind,
  at: timestamp(at),
  resourceId,
  causedBy: shownCause(causedBy),
  [kind]: details,
})
