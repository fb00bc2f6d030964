import type { IncomingHttpHeaders } from 'node:http'

const ONE_DAY_SECONDS = '86400'

/**
 * Headers that let a page of any origin read the response. `*` is enough, because a bearer token is a plain header and
 * needs no credentials mode.
 */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
}

/** Whether a request is a CORS preflight: `OPTIONS` with `Access-Control-Request-Method`. */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/**
 * The headers of a preflight response. They repeat the requested header names, because `*` does not cover
 * Authorization.
 */
export function preflightHeaders(
  allow: readonly string[],
  headers: IncomingHttpHeaders,
): Record<string, string> {
  return {
    ...CORS_HEADERS,
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
    'access-control-max-age': ONE_DAY_SECONDS,
    vary: 'access-control-request-headers',
  }
}
