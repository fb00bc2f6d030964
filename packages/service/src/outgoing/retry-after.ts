import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'

/** `Sun, 06 Nov 1994 08:49:37 GMT`: the date format that senders must use (RFC 9110). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Parses `Retry-After`, given in seconds or as a date. Returns milliseconds, or null for a missing or invalid value.
 */
export function readRetryAfter(value: string | undefined, realNow: Instant): number | null {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(date - realNow, 0)
}
