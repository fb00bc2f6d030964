import { type ReadResponse, attempt, type NoResponse } from './attempt.ts'
import { PixApiError, PixAutomaticError, type PixError } from './errors.ts'
import {
  errorResponse,
  invalidResponse,
  noResponseError,
  outcomeUnknown,
  requestIdOf,
  unsent,
} from './failure.ts'
import { firstOf } from './first-of.ts'
import type { Settings } from './options.ts'
import type { Call, CallRequest } from './request.ts'
import { remember, type ResponseInfo } from './response-of.ts'
import { retryDelay } from './retry.ts'
import type { TokenSource } from './token-source.ts'

/** The result of an attempt. */
type Outcome =
  | { readonly ok: true; readonly value: object; readonly info: ResponseInfo }
  | {
      readonly ok: false
      readonly error: PixError
      /** Whether the call is a write that may have happened. */
      readonly isUnknown: boolean
      /** Whether the client may send the call again. */
      readonly mayRepeat: boolean
    }

/**
 * Sends the request that `make` creates and returns the body of the response. When `make` throws, rejects with that
 * error.
 */
export type Transport = (make: () => CallRequest) => Promise<object>

/**
 * Sends a request until it gets a valid response or the retries of the call are used up. After `make` has created the
 * request, rejects only with a {@link PixError}.
 *
 * 1. Each attempt carries the token. After a 401, the client renews the token and sends the request again, but only
 *    once. This is safe for a write, because the provider returns 401 before it does anything.
 * 2. After a temporary failure (429, a `retryable` 5XX, no response), the client retries if a repeat is harmless.
 * 3. If any attempt of a write may have happened (no response, or a 5XX), the call ends with {@link
 *    PixOutcomeUnknownError}, unless a later response shows that the write did not happen.
 */
export function createTransport(settings: Settings, tokens: TokenSource): Transport {
  return async function send(make) {
    const request = make()
    const { call } = request
    let isUnknown = false
    let refusedToken: string | undefined
    const failed = (error: PixError, attempts: number): PixError =>
      isUnknown ? outcomeUnknown(call, attempts, error) : error
    for (let attempts = 1; ; attempts++) {
      let token: string | undefined
      try {
        const known = call.row.open ? undefined : tokens.token(call, refusedToken)
        // `await` is skipped when the token is known, because it would cost time in almost every call.
        token = typeof known === 'object' ? await known : known
      } catch (error) {
        throw failed(error as PixError, attempts - 1)
      }
      const startedAt = settings.clock.now()
      if (startedAt >= call.deadline) throw failed(unsent(call, attempts - 1, 'timeout'), attempts - 1)
      if (token !== undefined) call.headers['authorization'] = `Bearer ${token}`
      const result = await attempt(request, settings, Math.ceil(call.deadline - startedAt))
      const outcome =
        result.kind === 'response' ? judge(call, attempts, result) : lost(call, attempts, result)
      if (outcome.ok) {
        report(call, attempts, startedAt, outcome.info)
        return outcome.value
      }
      const { error } = outcome
      isUnknown = (isUnknown && !settles(call, error)) || outcome.isUnknown
      let wait: number | undefined
      if (error.status === 401 && token !== undefined && refusedToken === undefined) {
        refusedToken = token
        wait = 0
      } else if (outcome.mayRepeat && attempts - (refusedToken === undefined ? 0 : 1) <= call.maxRetries) {
        wait = retryDelay(attempts, error.retryAfterMs, settings)
        // If the wait exceeds the deadline, this error is thrown now. A timeout after the wait would say less.
        if (settings.clock.now() + wait >= call.deadline) wait = undefined
      }
      report(call, attempts, startedAt, error, wait)
      if (wait === undefined) throw failed(error, attempts)
      if (wait > 0 && (await firstOf(settings.clock, wait, call.signal, (ended) => ended)) === 'abort') {
        throw failed(unsent(call, attempts, 'abort'), attempts)
      }
    }
  }

  function lost(call: Call, attempts: number, failure: NoResponse): Outcome {
    return {
      ok: false,
      error: noResponseError(call, attempts, failure),
      isUnknown: failure.sent && isConsequential(call),
      mayRepeat: failure.kind !== 'abort' && (call.isRepeatable || !failure.sent),
    }
  }

  function judge(call: Call, attempts: number, response: ReadResponse): Outcome {
    const { status, headers, text } = response
    const body = parse(response)
    if (status < 200 || status > 299) {
      const error = errorResponse(call, attempts, response, body ?? text, settings.clock.now())
      // After a 5XX of the service (G-168) or of a gateway, the write may have happened. A 503 in the format of Pix
      // Automático is the exception: the service returns it before it starts the write (§7.4).
      const isRefused = status < 500 || (status === 503 && error instanceof PixAutomaticError)
      return {
        ok: false,
        error,
        isUnknown: !isRefused && isConsequential(call),
        mayRepeat: error.retryable && (call.isRepeatable || status === 429),
      }
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const error = invalidResponse(call, attempts, response, 'is no JSON', text, call.isRepeatable)
      return { ok: false, error, isUnknown: isConsequential(call), mayRepeat: call.isRepeatable }
    }
    const violations = settings.checks?.response(call.operationId, status, body)
    const violation = violations?.[0]
    if (violations !== undefined && violation !== undefined) {
      const others = violations.length > 1 ? ` and ${violations.length - 1} more` : ''
      const problem = `breaks the contract at ${violation.at || 'its root'}: ${violation.message}${others}`
      // Not retried: the write happened, and a repeat would return the same body.
      const error = invalidResponse(call, attempts, response, problem, body, false)
      return { ok: false, error, isUnknown: false, mayRepeat: false }
    }
    const { correlationId } = call
    const info = { status, requestId: requestIdOf(response), correlationId, headers, attempts }
    return { ok: true, value: remember(body, info), info }
  }

  function report(
    { operationId, correlationId }: Call,
    number: number,
    startedAt: number,
    result: ResponseInfo | PixError,
    retryInMs?: number,
  ): void {
    if (settings.onAttempt === undefined) return
    try {
      const returned: unknown = settings.onAttempt({
        operationId,
        attempt: number,
        correlationId,
        requestId: result.requestId,
        status: result.status,
        failure: result instanceof Error ? result.name : undefined,
        durationMs: settings.clock.now() - startedAt,
        retryInMs,
      })
      // The callback may be async, although its type does not allow that. Its rejection is ignored.
      if (returned) Promise.resolve(returned).catch(() => undefined)
    } catch {
      // An error in a log or a metric must not break the call.
    }
  }
}

/**
 * Whether an unknown outcome matters to the caller. It does not matter for a read, or for a write whose repeat is
 * always harmless.
 */
const isConsequential = ({ row }: Call): boolean => row.method !== undefined && row.idempotency !== 'always'

/**
 * Whether this error of a repeated write shows that no earlier attempt happened. The provider looks up the externalId
 * before it applies the rules that return these statuses. If an earlier attempt had happened, the provider would have
 * found its externalId and would not return this error.
 */
const settles = ({ row }: Call, error: PixError): boolean =>
  error instanceof PixApiError && row.settledBy?.includes(error.status) === true

/** The parsed body of a response. Undefined when the content type is not JSON or the text is invalid JSON. */
function parse({ type, text }: ReadResponse): unknown {
  if (type !== 'application/json' && !/^application\/([\w.-]+\+)?json\b/i.test(type)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
