import type { Settings } from './options.ts'

/** `Sun Nov  6 08:49:37 1994` and `Sunday, 06-Nov-94 08:49:37 GMT`, the older forms of an HTTP date. */
const ASCTIME = /^([A-Z][a-z]{2}) ([A-Z][a-z]{2}) ([ \d]\d) ([\d:]{8}) (\d{4})$/
const RFC_850 = /^([A-Z][a-z]{2})[a-z]*day, (\d\d)-([A-Z][a-z]{2})-(\d\d) /

/** The instant of an HTTP date (RFC 9110 §5.6.7). NaN for any other text. */
function httpDate(text: string, now: number): number {
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
 * The milliseconds that a `Retry-After` header requests: seconds or an HTTP date (RFC 9110 §10.2.3). Returns undefined
 * when the header is missing or invalid.
 *
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Math.min(Number(header), 2 ** 31) * 1000
  const date = httpDate(header, now)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/**
 * The milliseconds to wait before retry number `retry` (the first is 1). If the provider sent `Retry-After`, the wait
 * is that time; otherwise it is random (full jitter). Each of the two has an upper limit in the settings.
 */
export function retryDelay(retry: number, retryAfterMs: number | undefined, settings: Settings): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, settings.maxRetryAfterMs)
  return Math.floor(
    settings.random() * Math.min(settings.maxRetryDelayMs, settings.retryBaseMs * 2 ** (retry - 1)),
  )
}
