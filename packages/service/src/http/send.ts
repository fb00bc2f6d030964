import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SentHeaders } from '../telemetry/finished-request.ts'
import { type Reply, isStream } from './exchange.ts'

/**
 * Sends a reply, and returns its headers. Does not wait for the end of a stream. The response to `HEAD` has the headers
 * of the body, but no body.
 */
export function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  { head, more }: { readonly head: boolean; readonly more: Readonly<Record<string, string>> },
): SentHeaders {
  if (isStream(body)) {
    const sent = { ...headers, ...more }
    response.writeHead(status, sent)
    // A failure of the stream closes the connection, and the caller connects again.
    if (head) response.end()
    else void pipeline(Readable.from(body, { highWaterMark: 1 }), response).catch(() => undefined)
    return sent
  }
  // A body that is a string is sent unchanged: the payload of a charge (JWS), or the plain text of a fault. All other
  // bodies are JSON objects.
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }
  const sent = { ...headers, ...more, ...length }
  response.writeHead(status, sent)
  response.end(head ? '' : text)
  return sent
}
