import type { ServerResponse } from 'node:http'
import type { Reply } from './exchange.ts'

/** Sends a reply; `HEAD` gets the headers of its body without the body. */
export function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  { head, more }: { readonly head: boolean; readonly more: Readonly<Record<string, string>> },
): void {
  // Text is sent as it is: what is no JSON does not come from the contract.
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }
  response.writeHead(status, { ...headers, ...more, ...length })
  response.end(head ? '' : text)
}
