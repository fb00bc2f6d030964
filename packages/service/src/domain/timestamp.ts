import type { Instant } from '@pix-payments/pix'

/** Formats an instant in UTC with milliseconds: `2026-03-01T12:00:00.000Z` (§1, G-003). */
export const timestamp = (instant: Instant): string => new Date(instant).toISOString()

/** The instant of a timestamp. JavaScript knows no leap seconds: 23:59:60 is the second before it. */
export const instantOf = (text: string): Instant => Date.parse(text.replace(':60.', ':59.'))

export const timestampOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : timestamp(instant)

export const SECOND = 1000
export const DAY = 86_400_000
