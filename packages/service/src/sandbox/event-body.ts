import type { SandboxEvent } from '@pix-payments/spec/sandbox-types'
import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { StoredEvent } from '../storage/rows/event-rows.ts'
import { deliveriesByEvent } from '../storage/rows/sandbox-delivery-rows.ts'
import type { Reader } from '../storage/store.ts'

/** Returns the response bodies of events. Each body has the ids and statuses of the deliveries of the event. */
export async function eventBodies(reader: Reader, events: readonly StoredEvent[]): Promise<SandboxEvent[]> {
  const ids = events.map(({ id }) => id)
  const deliveries = await deliveriesByEvent(reader, ids)
  return events.map((event) => ({
    eventId: event.id,
    event: event.event as SandboxEvent['event'],
    occurredAt: timestamp(event.occurredAt),
    position: event.position,
    resourceId: event.resourceId,
    causedBy: readCause(event.causedBy),
    payload: JSON.parse(event.payload) as SandboxEvent['payload'],
    deliveries: (deliveries.get(event.id) ?? []).map(({ id, status }) => ({ deliveryId: id, status })),
  }))
}
