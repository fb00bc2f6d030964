import type { Settings } from './options.ts'

/**
 * The milliseconds that a `Retry-After` header requests. The header holds seconds or an HTTP date (RFC 9110 §10.2.3).
 * Returns undefined when the header is missing or invalid.
 *
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // The form is checked first, because `Date.parse` also accepts dates that HTTP does not allow.
  const date = /^[A-Z][a-z]+, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
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
