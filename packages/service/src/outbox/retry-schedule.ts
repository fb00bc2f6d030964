import { createHash } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'

const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** From each attempt to the next; after the last attempt a delivery is dead (G-159). */
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

/** Receivers that fail together are not called again together: up to this much later. */
const JITTER = 0.1
const LONGEST_RETRY_AFTER = 10 * HOUR

export interface FailedAttempt {
  readonly deliveryId: string
  /** 1 for the first attempt. */
  readonly number: number
  /** In the wallet's time. */
  readonly at: Instant
  /** Milliseconds that the receiver asked for. */
  readonly retryAfter: number | null
}

/** When a failed delivery is attempted again, in the wallet's time; null: it is dead (G-159). */
export function nextAttemptAt({ deliveryId, number, at, retryAfter }: FailedAttempt): Instant | null {
  const pause = PAUSES[number - 1]
  if (pause === undefined) return null
  const scheduled = pause + Math.floor(pause * JITTER * chance(deliveryId, number))
  return at + Math.max(scheduled, Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER))
}

/** 0 to 1, the same for the same attempt: ids come from the seed, and so does this. */
function chance(deliveryId: string, number: number): number {
  return createHash('sha256').update(`${deliveryId}\n${number}`).digest().readUInt32BE(0) / 2 ** 32
}
