import type { DueItem } from '@pix-payments/spec/sandbox-types'
import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Timer } from '../storage/rows/timer-rows.ts'
import type { PendingDelivery } from '../storage/rows/timeline-rows.ts'

export const dueTimer = ({ dueAt, kind, resourceId, causedBy }: Timer): DueItem => ({
  at: timestamp(dueAt),
  kind,
  resourceId,
  causedBy: readCause(causedBy),
})

export const dueDelivery = ({ id, eventId, dueAt }: PendingDelivery): DueItem => ({
  at: timestamp(dueAt),
  kind: 'delivery',
  resourceId: id,
  causedBy: { kind: 'event', eventId },
})

/** The earliest first. */
export const inOrder = (items: readonly DueItem[]): DueItem[] =>
  items.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
