import type { Clock } from './clock.ts'

/** An answer, read to its end. */
export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Why there is no answer. `sent` says whether the provider may have received the request. */
export interface NoAnswer {
  readonly kind: 'timeout' | 'network' | 'abort'
  readonly sent: boolean
  readonly cause: unknown
}

interface AttemptOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/** Failures that come before the first byte is sent, by the codes of Node, Bun and Deno. */
const UNSENT =
  /^(ECONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|FailedToOpenSocket|CERT_.*|ERR_TLS_CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/

/** The code of what `fetch` threw; Node puts it on the cause, and several addresses give several causes. */
export function networkCode(error: unknown): string | undefined {
  const { code, cause, errors } = Object(error) as { code?: unknown; cause?: unknown; errors?: unknown[] }
  if (typeof code === 'string') return code
  return cause === undefined ? errors && networkCode(errors[0]) : networkCode(cause)
}

/**
 * Sends the request once. One timer covers all, from connecting until the last byte of the body, and ends the attempt
 * even if the given `fetch` ignores its signal. Never throws.
 */
export function attempt(
  url: string,
  init: RequestInit,
  { fetch, clock, timeoutMs, signal }: AttemptOptions,
): Promise<Answer | NoAnswer> {
  if (signal?.aborted) return Promise.resolve({ kind: 'abort', sent: false, cause: signal.reason })
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (result: Answer | NoAnswer): void => {
      stopTimer()
      signal?.removeEventListener('abort', onAbort)
      resolve(result)
      if (result.kind !== 'answer') controller.abort()
    }
    const onAbort = (): void => end({ kind: 'abort', sent: true, cause: signal?.reason })
    const stopTimer = clock.after(timeoutMs, () => end({ kind: 'timeout', sent: true, cause: undefined }))
    signal?.addEventListener('abort', onAbort)
    const read = async (): Promise<Answer> => {
      const response = await fetch(url, { ...init, signal: controller.signal })
      return {
        kind: 'answer',
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }
    }
    read().then(end, (cause: unknown) =>
      end({ kind: 'network', sent: !UNSENT.test(networkCode(cause) ?? ''), cause }),
    )
  })
}
