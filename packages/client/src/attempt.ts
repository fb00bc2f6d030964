import type { EndedBy } from './errors.ts'
import { type Ended, firstOf } from './first-of.ts'
import type { Settings } from './options.ts'
import type { CallRequest } from './request.ts'

/** A response of the provider, read to the end of its body. */
export interface ReadResponse {
  readonly endedBy?: never
  readonly status: number
  readonly headers: Headers
  /** The `content-type` header; empty when it is missing. */
  readonly type: string
  readonly text: string
}

/**
 * An attempt that ended without a complete response. `sent` is true when the provider may have received the request.
 */
export interface NoResponse {
  readonly endedBy: EndedBy
  readonly sent: boolean
  readonly cause: unknown
}

/**
 * Error codes of Node, Bun and Deno for failures that happen before the first byte of the request is sent. `CERT`
 * matches the errors of an invalid certificate.
 */
const UNSENT =
  /^(E(CONNREFUSED|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ConnectionRefused|FailedToOpenSocket|UND_ERR_CONNECT_TIMEOUT)$|CERT/

interface NetworkFacts {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
}

/**
 * The system error, such as `ECONNREFUSED`, behind an error of `fetch`. Node puts it in `cause`. If Node tried several
 * addresses, `errors` holds one error for each address, and this function uses the first.
 */
function networkFacts(error: unknown): NetworkFacts {
  const facts = Object(error) as NetworkFacts
  const inner = facts.cause ?? facts.errors?.[0]
  return typeof facts.code === 'string' || inner === undefined ? facts : networkFacts(inner)
}

export const networkCode = (error: unknown): string => String(networkFacts(error).code ?? '')

/**
 * Whether the request was certainly not sent. When the network is lost, an open connection can fail with the same
 * codes; then `syscall` is not `connect` and the request may have been sent.
 */
const isUnsent = (error: unknown): boolean =>
  UNSENT.test(networkCode(error)) &&
  /^(connect|getaddrinfo|undefined)$/.test(String(networkFacts(error).syscall))

/**
 * Sends the request once. Never rejects. One timer covers the attempt from connecting to the last byte of the body. The
 * timer ends the attempt even when the given `fetch` ignores its signal.
 *
 * @param leftMs milliseconds until the deadline of the call
 */
export function attempt(
  { call, url, method, body }: CallRequest,
  { fetch, clock }: Pick<Settings, 'fetch' | 'clock'>,
  leftMs: number,
): Promise<ReadResponse | NoResponse> {
  const { headers, timeoutMs, signal } = call
  const controller = new AbortController()
  let sent = false
  const instead = (kind: Ended): NoResponse => {
    controller.abort()
    if (kind === 'abort') return { endedBy: 'signal', sent, cause: signal?.reason }
    return { endedBy: leftMs > timeoutMs ? 'timeoutMs' : 'deadlineMs', sent, cause: undefined }
  }
  const exchange = async (settle: (result: ReadResponse | NoResponse) => void): Promise<void> => {
    sent = true
    try {
      const response = await fetch(url, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: controller.signal,
      })
      const type = response.headers.get('content-type') ?? ''
      const text = await response.text()
      settle({ status: response.status, headers: response.headers, type, text })
    } catch (cause) {
      settle({ endedBy: 'connection', sent: !isUnsent(cause), cause })
    }
  }
  return firstOf(clock, Math.min(timeoutMs, leftMs), signal, instead, exchange)
}
