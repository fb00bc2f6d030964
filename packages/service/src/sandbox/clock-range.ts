import type { RefusalDetail } from '../domain/refusal.ts'
import { timestamp } from '../domain/timestamp.ts'
import { EARLIEST_CLOCK, LATEST_CLOCK } from '../domain/wallet/wallet-clock.ts'

/** Refuses an instant that does not exist, such as `2026-02-30T00:00:00Z`, or to which a clock cannot be set. */
export function brokenInstant(field: string, instant: string | undefined): readonly RefusalDetail[] {
  if (instant === undefined) return []
  const at = Date.parse(instant)
  if (at >= EARLIEST_CLOCK && at <= LATEST_CLOCK) return []
  return [{ field, message: `must be from ${timestamp(EARLIEST_CLOCK)} to ${timestamp(LATEST_CLOCK)}` }]
}
