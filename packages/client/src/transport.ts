import { type Answer, attempt, type NoAnswer } from './attempt.ts'
import { type PixError, PixApiError } from './errors.ts'
import { answerError, invalidResponse, noAnswerError, outcomeUnknown } from './failure.ts'
import type { Settings } from './options.ts'
import type { Call, PlainRequest } from './request.ts'
import { retryDelay } from './retry.ts'
import type { TokenSource } from './token-source.ts'

/** A good answer. */
export interface Delivery {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly attempts: number
}

/** What an attempt came to: a delivery, or an error and what it allows. */
type Outcome =
  | { readonly ok: true; readonly delivery: Delivery }
  | {
      readonly ok: false
      readonly error: PixError
      /** May the write have happened? */
      readonly isUnknown: boolean
      /** May it be sent again? */
      readonly mayRepeat: boolean
    }

export type Transport = (request: PlainRequest) => Promise<Delivery>

/**
 * Sends a request until it has a usable answer, as often as its call allows. Throws {@link PixError}s only.
 *
 * 1. The token is put on it. A 401 renews the token and sends again, once: a 401 refuses before anything is done.
 * 2. What may pass (429, 5XX with `retryable`, a lost answer) is sent again if that is harmless.
 * 3. A write whose answer was lost in any attempt, or that met a failure of the service, ends as outcome unknown,
 *    unless a later answer settles it.
 */
export function createTransport(settings: Settings, tokens: TokenSource): Transport {
  return async function send(request) {
    const { call } = request
    let isUnknown = false
    let refusedToken: string | undefined
    const failed = (error: PixError, attempts: number): PixError =>
      isUnknown ? outcomeUnknown(call, attempts, error) : error
    const tokenFor = (attempts: number): Promise<string> =>
      tokens.token(call, refusedToken).catch((error: PixError) => {
        throw failed(error, attempts - 1)
      })
    for (let attempts = 1; ; attempts++) {
      const token = call.row.open ? undefined : await tokenFor(attempts)
      const startedAt = settings.clock.now()
      const outcome = await once(request, token, attempts)
      if (outcome.ok) {
        report(call, attempts, startedAt, outcome.delivery, undefined, undefined)
        return outcome.delivery
      }
      const { error } = outcome
      isUnknown = (isUnknown && !settles(error)) || outcome.isUnknown
      let wait: number | undefined
      if (error.status === 401 && token !== undefined && refusedToken === undefined) {
        refusedToken = token
        wait = 0
      } else if (outcome.mayRepeat && attempts - (refusedToken === undefined ? 0 : 1) <= call.maxRetries) {
        wait = retryDelay(attempts, error.retryAfterMs, settings)
        // A wait beyond the deadline could only end in a timeout that says less than this error.
        if (settings.clock.now() + wait >= call.deadline) wait = undefined
      }
      report(call, attempts, startedAt, error, error.name, wait)
      if (wait === undefined) throw failed(error, attempts)
      const ended = wait > 0 ? await pause(wait, call) : undefined
      if (ended !== undefined) throw failed(noAnswerError(call, attempts, ended), attempts)
    }
  }

  async function once(
    { call, url, method, body }: PlainRequest,
    token: string | undefined,
    attempts: number,
  ): Promise<Outcome> {
    const headers = token === undefined ? call.headers : { ...call.headers, authorization: `Bearer ${token}` }
    const now = settings.clock.now()
    const result = await attempt(
      url,
      { method, headers, body: body ?? null, redirect: 'error' },
      {
        fetch: settings.fetch,
        clock: settings.clock,
        timeoutMs: Math.max(1, Math.min(call.timeoutMs, call.deadline - now)),
        signal: call.signal,
      },
    )
    return result.kind === 'answer' ? judge(call, attempts, result) : lost(call, attempts, result)
  }

  function lost(call: Call, attempts: number, failure: NoAnswer): Outcome {
    return {
      ok: false,
      error: noAnswerError(call, attempts, failure),
      isUnknown: failure.sent && isConsequential(call),
      mayRepeat: failure.kind !== 'abort' && (call.isRepeatable || !failure.sent),
    }
  }

  function judge(call: Call, attempts: number, answer: Answer): Outcome {
    const { status, headers, text } = answer
    const body = parse(headers, text)
    if (status < 200 || status > 299) {
      const error = answerError(call, attempts, answer, body ?? text, settings.clock.now())
      // A service that failed (G-168), or a gateway in its place, does not know what became of the request. Only one
      // that says in the contract's words that it is not available (§7.4) has not begun.
      const isRefused = status < 500 || (status === 503 && error instanceof PixApiError)
      return {
        ok: false,
        error,
        isUnknown: !isRefused && isConsequential(call),
        mayRepeat: error.retryable && (call.isRepeatable || status === 429),
      }
    }
    if (body === undefined) {
      const error = invalidResponse(call, attempts, answer, 'is not JSON', text)
      return { ok: false, error, isUnknown: isConsequential(call), mayRepeat: call.isRepeatable }
    }
    const [violation, ...more] = settings.checks?.response(call.row.operationId, status, body) ?? []
    if (violation !== undefined) {
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      const problem = `breaks the contract at ${violation.at || 'its root'}: ${violation.message}${others}`
      // It did happen, and the same would come again.
      const error = invalidResponse(call, attempts, answer, problem, body)
      return { ok: false, error, isUnknown: false, mayRepeat: false }
    }
    return { ok: true, delivery: { status, headers, body, attempts } }
  }

  /** Waits, unless the caller ends the call meanwhile. */
  function pause(milliseconds: number, { signal }: Call): Promise<NoAnswer | undefined> {
    return new Promise((resolve) => {
      const onAbort = (): void => {
        stop()
        resolve({ kind: 'abort', sent: false, cause: signal?.reason })
      }
      const stop = settings.clock.after(milliseconds, () => {
        signal?.removeEventListener('abort', onAbort)
        resolve(undefined)
      })
      if (signal?.aborted) onAbort()
      else signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  function report(
    { row, correlationId }: Call,
    number: number,
    startedAt: number,
    answered: Delivery | PixError,
    failure: string | undefined,
    retryInMs: number | undefined,
  ): void {
    if (settings.onAttempt === undefined) return
    const requestId =
      'headers' in answered ? (answered.headers.get('x-request-id') ?? undefined) : answered.requestId
    try {
      settings.onAttempt({
        operationId: row.operationId,
        attempt: number,
        correlationId,
        requestId,
        status: answered.status,
        failure,
        durationMs: settings.clock.now() - startedAt,
        retryInMs,
      })
    } catch {
      // Whoever counts calls must not be able to break them.
    }
  }
}

/** Does it matter whether it happened? Not of what reads, nor of what is harmless to repeat whatever it did. */
const isConsequential = ({ row }: Call): boolean => row.method !== 'GET' && row.idempotency !== 'always'

/**
 * Does this error answer what became of an earlier attempt? Idempotent writes look up the externalId before any rule
 * that a status of 4XX stands for, except those that refuse the request unseen.
 */
const settles = (error: PixError): boolean =>
  error instanceof PixApiError && error.status < 500 && ![401, 413, 429].includes(error.status)

/** The JSON of an answer; undefined when it is none, whatever the text says. */
function parse(headers: Headers, text: string): unknown {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
