import type { RefusalDetail } from '../domain/refusal.ts'
import { timestamp } from '../domain/timestamp.ts'
import { EARLIEST_CLOCK, LATEST_CLOCK } from '../domain/wallet/wallet-clock.ts'

/** What is wrong with an instant that a clock is to show: no calendar has it, or the clock cannot show it. */
export function brokenInstant(field: string, instant: string | undefined): readonly RefusalDetail[] {
  if (instant === undefined) return []
  const at = Date.parse(instant)
  if (at >= EARLIEST_CLOCK && at <= LATEST_CLOCK) return []
  return [{ field, message: `must be from ${timestamp(EARLIEST_CLOCK)} to ${timestamp(LATEST_CLOCK)}` }]
}
