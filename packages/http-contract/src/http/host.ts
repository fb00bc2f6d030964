import type { IncomingMessage } from 'node:http'

/** `uri-host [":" port]` of RFC 9112 §3.2, as far as its characters; the brackets are those of an IPv6 address. */
const HOST = /^[A-Za-z0-9._~%!$&'()*+,;=:[\]-]*$/

/** Whether a request has the one valid Host that RFC 9112 §3.2 asks for (G-293); HTTP/1.0 may leave it out. */
export function hasValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return (count === 1 || (count === 0 && httpVersion === '1.0')) && HOST.test(headers.host ?? '')
}
