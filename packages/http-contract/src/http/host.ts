import type { IncomingMessage } from 'node:http'

/**
 * The characters that `uri-host [":" port]` may contain (RFC 9112 §3.2). Brackets enclose an IPv6 address. Only the
 * characters are checked, not their order.
 */
const HOST = /^[A-Za-z0-9._~%!$&'()*+,;=:[\]-]*$/

/** Whether a request has exactly one valid Host header, as RFC 9112 §3.2 requires (G-293). HTTP/1.0 may omit it. */
export function hasValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return (count === 1 || (count === 0 && httpVersion === '1.0')) && HOST.test(headers.host ?? '')
}
