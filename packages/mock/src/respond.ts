import type { ServerResponse } from 'node:http'

/** What goes out. `body` is JSON; `undefined` is no body. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The operation that answered, and what was wrong with the request: for the log. */
  readonly operationId?: string | undefined
  readonly notes?: readonly string[] | undefined
}

/** Sends a reply; `HEAD` gets the headers of its body without the body. */
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
