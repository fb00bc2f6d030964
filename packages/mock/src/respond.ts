import type { ServerResponse } from 'node:http'

/** A response to send. `body` is sent as JSON; `undefined` sends no body. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** For the log. */
  readonly operationId?: string | undefined
  /** For the log: the violations of the request, such as `amount must be an integer`. */
  readonly notes?: readonly string[] | undefined
}

/** Sends a reply. With `head`, it sends the headers that the body would have, but not the body. */
export function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  { head, more }: { readonly head: boolean; readonly more: Readonly<Record<string, string>> },
): void {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const length = text === undefined ? undefined : Buffer.byteLength(text)
  response.writeHead(status, {
    ...headers,
    ...more,
    ...(length !== undefined && { 'content-length': String(length) }),
    ...(length === undefined && status !== 204 && { 'content-length': '0' }),
  })
  response.end(head ? undefined : text)
}
