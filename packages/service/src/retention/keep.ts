import type { Instant } from '@pix-payments/pix'
import type { MarkKind } from '../storage/rows/retention-mark-rows.ts'

/** How long the service keeps rows that only grow. Money is kept forever: no setting deletes it. */
export interface Keep {
  /** Days of events with their deliveries and attempts. */
  readonly events: Days
  /** Days of orders that were sent and answered, and of the bodies of reports that were applied. */
  readonly orders: Days
  /** The number of requests in the request log of a wallet (G-274). */
  readonly requests: number
}

/** A number of days of real time, or `forever`. */
export type Days = number | 'forever'

export const DEFAULT_KEEP: Keep = { events: 90, orders: 90, requests: 1000 }

const DAY_MILLISECONDS = 86_400_000
/**
 * A wallet gets a mark after each of these parts of the time to keep. With 90 days, rows are deleted when they are 90 to
 * 93 days old, and a wallet has at most 30 marks of a kind.
 */
const MARKS_IN_TIME = 30

/** The times that follow from {@link Days}. */
export interface Ages {
  /** Rows with a mark of this instant or earlier are deleted. */
  readonly oldest: Instant
  /** A wallet whose newest mark is of this instant or earlier gets a new mark. */
  readonly markedBefore: Instant
}

/** Returns undefined when the rows of this kind are kept forever. */
export function agesOf(kind: MarkKind, keep: Keep, realNow: Instant): Ages | undefined {
  const days = kind === 'EVENT' ? keep.events : keep.orders
  if (days === 'forever') return undefined
  const kept = days * DAY_MILLISECONDS
  return { oldest: realNow - kept, markedBefore: realNow - Math.floor(kept / MARKS_IN_TIME) }
}
