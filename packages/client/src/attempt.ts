import { type Ended, firstOf } from './first-of.ts'
import type { Settings } from './options.ts'
import type { CallRequest } from './request.ts'

/** An answer, read to its end. */
export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Headers
  /** The content type; empty when there is none. */
  readonly type: string
  readonly text: string
}

/** Why there is no answer. `sent` says whether the provider may have received the request. */
export interface NoAnswer {
  readonly kind: Ended | 'network'
  readonly sent: boolean
  readonly cause: unknown
}

/** Failures that come before the first byte is sent, by the codes of Node, Bun and Deno. */
const UNSENT =
  /^(E(CONNREFUSED|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ConnectionRefused|FailedToOpenSocket|UND_ERR_CONNECT_TIMEOUT)$|CERT/

interface NetworkFacts {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
}

/** What `fetch` threw, as the system said it: Node puts it on the cause, and several addresses give several causes. */
function networkFacts(error: unknown): NetworkFacts {
  const facts = Object(error) as NetworkFacts
  const inner = facts.cause ?? facts.errors?.[0]
  return typeof facts.code === 'string' || inner === undefined ? facts : networkFacts(inner)
}

export const networkCode = (error: unknown): string => String(networkFacts(error).code ?? '')

/** A connection that was made can fail with the same codes, when a network is lost: then the system call tells. */
const isUnsent = (error: unknown): boolean =>
  UNSENT.test(networkCode(error)) &&
  /^(connect|getaddrinfo|undefined)$/.test(String(networkFacts(error).syscall))

/**
 * Sends the request once. One timer covers all, from connecting until the last byte of the body, and ends the attempt
 * even if the given `fetch` ignores its signal. Never throws.
 *
 * @param leftMs how long the whole call may still take
 */
export function attempt(
  { call, url, method, body }: CallRequest,
  { fetch, clock }: Pick<Settings, 'fetch' | 'clock'>,
  leftMs: number,
): Promise<Answer | NoAnswer> {
  const { headers, timeoutMs, signal } = call
  const controller = new AbortController()
  let sent = false
  const instead = (kind: Ended): NoAnswer => {
    controller.abort()
    return { kind, sent, cause: kind === 'abort' ? signal?.reason : undefined }
  }
  const exchange = async (settle: (result: Answer | NoAnswer) => void): Promise<void> => {
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
      settle({ kind: 'answer', status: response.status, headers: response.headers, type, text })
    } catch (cause) {
      settle({ kind: 'network', sent: !isUnsent(cause), cause })
    }
  }
  return firstOf(clock, Math.min(timeoutMs, leftMs), signal, instead, exchange)
}
