import type { ServerResponse } from 'node:http'

/** A response to send. `body` is sent as JSON; when it is `undefined`, the response has no body. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The operation of the request, for the log. */
  readonly operationId?: string | undefined
  /** The violations of the request, for the log: `amount must be an integer`. */
  readonly notes?: readonly string[] | undefined
}

/** Sends a reply. With `head`, the reply has the headers that describe the body, but no body. */
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
