import { type Instant, brasiliaInstant } from '@pix-payments/pix'
import type { RefusalDetail } from '../domain/refusal.ts'
import { timestamp } from '../domain/timestamp.ts'

/** The calendar of Brasília begins here, a year before the first Pix. */
const FIRST: Instant = brasiliaInstant('2020-01-01')
/** Nobody reckons cycles and holidays further than this. */
const LAST: Instant = brasiliaInstant('2100-01-01') - 1

/** What is wrong with an instant that a clock is to show: one that no calendar has, or none that the calendar knows. */
export function brokenInstant(field: string, instant: string | undefined): readonly RefusalDetail[] {
  if (instant === undefined) return []
  const at = Date.parse(instant)
  if (at >= FIRST && at <= LAST) return []
  return [{ field, message: `must be from ${timestamp(FIRST)} to ${timestamp(LAST)}` }]
}
