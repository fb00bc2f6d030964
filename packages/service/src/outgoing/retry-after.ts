import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'

/** `Sun Nov  6 08:49:37 1994` and `Sunday, 06-Nov-94 08:49:37 GMT`, the older forms of an HTTP date. */
const ASCTIME = /^([A-Z][a-z]{2}) ([A-Z][a-z]{2}) ([ \d]\d) ([\d:]{8}) (\d{4})$/
const RFC_850 = /^([A-Z][a-z]{2})[a-z]*day, (\d\d)-([A-Z][a-z]{2})-(\d\d) /

/**
 * The instant of an HTTP date (RFC 9110 §5.6.7). NaN for any other text. The client repeats this function, because it has
 * no dependencies; one table of cases tests both.
 */
function httpDate(text: string, now: Instant): number {
  const date = text
    .replace(ASCTIME, '$1, $3 $2 $5 $4 GMT')
    .replace(RFC_850, '$1, $2 $3 20$4 ')
    .replace(':60 ', ':59 ')
  // The form is checked first, because `Date.parse` also accepts dates that HTTP does not allow.
  if (!/^[A-Z][a-z]{2}, [ \d]\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(date)) return Number.NaN
  const instant = Date.parse(date)
  // A year of two digits that is more than 50 years ahead is a year of the past.
  return RFC_850.test(text) && instant - now > 50 * 31_557_600_000 ? 0 : instant
}

/**
 * Parses `Retry-After`, given in seconds or as a date (RFC 9110 §10.2.3). Returns milliseconds, or null for a missing or
 * invalid value.
 */
export function readRetryAfter(value: string | undefined, realNow: Instant): number | null {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text), 2 ** 31) * SECOND
  const date = httpDate(text, realNow)
  return Number.isNaN(date) ? null : Math.max(date - realNow, 0)
}
