import type { Settings } from './options.ts'

/**
 * Milliseconds that a `Retry-After` header asks for. The header holds seconds or an HTTP date (RFC 9110 §10.2.3).
 * Undefined when the header is missing or invalid.
 *
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // `Date.parse` also accepts dates that HTTP does not allow.
  const date = /^[A-Z][a-z]+, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/**
 * Milliseconds before retry number `retry` (1 is the first): the time that the provider asks for, or a random time
 * (full jitter). Both have an upper limit.
 */
export function retryDelay(retry: number, retryAfterMs: number | undefined, settings: Settings): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, settings.maxRetryAfterMs)
  return Math.floor(
    settings.random() * Math.min(settings.maxRetryDelayMs, settings.retryBaseMs * 2 ** (retry - 1)),
  )
}
