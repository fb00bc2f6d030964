import type { ServerResponse } from 'node:http'
import type { Reply } from './exchange.ts'

/** Sends a reply. The response to `HEAD` has the headers of the body, but no body. */
export function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  { head, more }: { readonly head: boolean; readonly more: Readonly<Record<string, string>> },
): void {
  // A body that is a string is sent unchanged: the payload of a charge (JWS), or the plain text of a fault. All other
  // bodies are JSON objects.
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }
  response.writeHead(status, { ...headers, ...more, ...length })
  response.end(head ? '' : text)
}
