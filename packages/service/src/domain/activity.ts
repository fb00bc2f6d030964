import type { Instant } from '@pix-payments/pix'
import type { StoredCause } from './cause.ts'

/** The kinds of entries in the stream. */
export type ActivityKind = 'request' | 'command' | 'change' | 'line' | 'event' | 'attempt' | 'fault' | 'clock'

/** One thing that happened to a wallet of the sandbox, as it is stored. */
export interface ActivityEntry {
  readonly kind: ActivityKind
  /** In the wallet's time. */
  readonly at: Instant
  readonly resourceId: string | null
  readonly causedBy: StoredCause | null
  readonly details: Readonly<Record<string, unknown>>
}

/** An entry to store. `causedBy` and `details` are JSON text already. */
export interface NewActivity extends Pick<ActivityEntry, 'kind' | 'at' | 'resourceId'> {
  readonly causedBy: string | null
  readonly details: string
}

/** The JSON text of an entry. */
export const entryText = ({ kind, at, resourceId, causedBy, details }: NewActivity): string =>
  `{"kind":"${kind}","at":${at},"resourceId":${JSON.stringify(resourceId)},"causedBy":${causedBy},"details":${details}}`

/** An attempt to deliver an event, as the stream and the timeline show it. */
export interface AttemptFacts {
  readonly deliveryId: string
  readonly eventId: string
  readonly event: string
  readonly number: number
  /** Null without a response. */
  readonly status: number | null
  /** Why there was no response; null when there was one. */
  readonly error: string | null
  readonly durationMilliseconds: number
}

/** An attempt is caused by the event, or by the fault that replaced, repeated or falsified it. */
export const attemptCause = (eventId: string, faultId: string | undefined): StoredCause =>
  faultId === undefined ? { kind: 'event', eventId } : { kind: 'fault', eventId, faultId }

/** The facts of an attempt, without the rest of its row. */
export const attemptFacts = ({
  deliveryId,
  eventId,
  event,
  number,
  status,
  error,
  durationMilliseconds,
}: AttemptFacts): AttemptFacts => ({
  deliveryId,
  eventId,
  event,
  number,
  status,
  error,
  durationMilliseconds,
})
