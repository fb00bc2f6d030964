import type { IncomingMessage } from 'node:http'

/**
 * The characters that `uri-host [":" port]` may contain (RFC 9112 §3.2). Brackets enclose an IPv6 address. Only the
 * characters are checked, not their order.
 */
const HOST = /^[A-Za-z0-9._~%!$&'()*+,;=:[\]-]*$/

/**
 * Whether a request has exactly one valid Host header, as RFC 9112 §3.2 requires, and at most one Authorization header:
 * Node.js would take the first of two, and a proxy perhaps the other (G-293). HTTP/1.0 may omit Host.
 */
export function hasSingleHeaders({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = countOf('host', rawHeaders)
  if (hosts !== 1 && (hosts > 1 || httpVersion !== '1.0')) return false
  return HOST.test(headers.host ?? '') && countOf('authorization', rawHeaders) < 2
}

/** `rawHeaders` has names and values in turn. */
function countOf(wanted: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === wanted.length && name.toLowerCase() === wanted) count += 1
  }
  return count
}
