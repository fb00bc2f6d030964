import type { IncomingHttpHeaders } from 'node:http'

const ONE_DAY_SECONDS = '86400'

/** Headers that let a page of any origin read the answer. Bearer tokens need no credentials mode, so `*` will do. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
}

/** Whether a request only asks what a page may send. */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/** The answer to a preflight: the methods of the path and whatever headers were asked for (`*` would leave out Authorization). */
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
