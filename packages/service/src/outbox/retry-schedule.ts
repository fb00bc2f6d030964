import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'
import { chance } from '../outgoing/chance.ts'

const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The pauses between two attempts. When the ninth attempt fails, the delivery is dead (G-159). */
const PAUSES: readonly number[] = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
]

/**
 * The largest share that is added to a pause. Deliveries that fail at the same time are then not retried at the same
 * time.
 */
const JITTER = 0.1
const LONGEST_RETRY_AFTER = 10 * HOUR

export interface FailedAttempt {
  readonly deliveryId: string
  /** The number of the attempt; 1 for the first attempt. */
  readonly number: number
  /** The instant of the attempt, in the wallet's time. */
  readonly at: Instant
  /** The pause that the receiver's Retry-After header asks for, in milliseconds; null without this header. */
  readonly retryAfter: number | null
}

/**
 * Returns the instant of the next attempt of a failed delivery, in the wallet's time. Returns null after the last
 * attempt; the delivery is then dead (G-159).
 */
export function nextAttemptAt({ deliveryId, number, at, retryAfter }: FailedAttempt): Instant | null {
  const pause = PAUSES[number - 1]
  if (pause === undefined) return null
  const scheduled = pause + Math.floor(pause * JITTER * chance(deliveryId, number))
  return at + Math.max(scheduled, Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER))
}
