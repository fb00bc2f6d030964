import type { Settings } from './options.ts'

/**
 * Milliseconds that `Retry-After` asks for: seconds, or an HTTP date (RFC 9110 §10.2.3). Undefined when there is
 * none or it is neither.
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // Other forms of date are none of HTTP's, though engines would parse them.
  const date = /^[A-Z][a-z]+, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** The wait before retry number `retry` (1 is the first): what the provider asks for, or full jitter. */
export function retryDelay(retry: number, retryAfterMs: number | undefined, settings: Settings): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, settings.maxRetryAfterMs)
  return Math.floor(
    settings.random() * Math.min(settings.maxRetryDelayMs, settings.retryBaseMs * 2 ** (retry - 1)),
  )
}
