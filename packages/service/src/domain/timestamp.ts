import type { Instant } from '@pix-payments/pix'

/** Formats an instant in UTC with milliseconds: `2026-03-01T12:00:00.000Z` (§1, G-003). */
export const timestamp = (instant: Instant): string => new Date(instant).toISOString()

export const timestampOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : timestamp(instant)

export const SECOND = 1000
export const DAY = 86_400_000
