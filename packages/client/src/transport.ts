import { type ReadResponse, attempt } from './attempt.ts'
import type { PixError } from './errors.ts'
import {
  errorResponse,
  invalidResponse,
  listOf,
  noResponseError,
  outcomeUnknown,
  requestIdOf,
  unsent,
} from './failure.ts'
import { firstOf } from './first-of.ts'
import type { Attempt, AttemptStart, Settings } from './options.ts'
import type { Call, CallRequest } from './request.ts'
import { remember, type ResponseInfo } from './response-of.ts'
import { retryDelay } from './retry.ts'
import type { TokenSource } from './token-source.ts'

/** The result of an attempt. */
type Outcome = Succeeded | Failed

interface Succeeded {
  readonly ok: true
  readonly value: object
  readonly info: ResponseInfo
}

interface Failed {
  readonly ok: false
  readonly error: PixError
  /** Whether the call is a write that may have happened because of this attempt. */
  readonly isUnknown: boolean
  /** Whether a repeat of the call is harmless. */
  readonly isRepeatable: boolean
  /** Whether the client sends the call again. */
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
 *    once. This is safe for a write if the 401 is the error of the contract, because the provider returns it before it
 *    does anything.
 * 2. After a temporary failure (429, a `retryable` 5XX, no response), the client retries if a repeat is harmless.
 * 3. If any attempt of a write may have happened, the call succeeds or ends with {@link PixOutcomeUnknownError}. An
 *    attempt that was sent may have happened unless the response is an error that the contract documents for the
 *    operation, with a code that says otherwise. A later refusal does not settle an earlier attempt: that attempt may
 *    still be on its way, and may be accepted when it arrives.
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
      if (startedAt >= call.deadline) throw failed(unsent(call, attempts - 1, 'deadlineMs'), attempts - 1)
      if (token !== undefined) call.headers['authorization'] = `Bearer ${token}`
      const { operationId, correlationId, row } = call
      const start: AttemptStart = {
        operationId,
        attempt: attempts,
        correlationId,
        method: request.method,
        path: row.path,
      }
      tell(settings.onRequest, start)
      const ended = settings.tracing?.(start, request.url, call.headers)
      const report = (result: ResponseInfo | PixError, retryInMs?: number): void => {
        const { requestId, status, code, name, endedBy } = result as Partial<PixError>
        const end: Attempt = {
          operationId,
          attempt: attempts,
          correlationId,
          requestId,
          status,
          code,
          failure: name,
          endedBy,
          durationMs: settings.clock.now() - startedAt,
          retryInMs,
        }
        tell(settings.onAttempt, end)
        tell(ended, end)
      }
      const result = await attempt(request, settings, Math.ceil(call.deadline - startedAt))
      const outcome =
        result.endedBy === undefined
          ? judge(call, attempts, result)
          : failure(
              call,
              noResponseError(call, attempts, result),
              result.sent ? undefined : 'notSent',
              result.endedBy !== 'signal',
            )
      if (outcome.ok) {
        report(outcome.info)
        return outcome.value
      }
      const { error } = outcome
      isUnknown ||= outcome.isUnknown
      let wait: number | undefined
      if (error.status === 401 && outcome.isRepeatable && token !== undefined && refusedToken === undefined) {
        refusedToken = token
        wait = 0
      } else if (outcome.mayRepeat && attempts - (refusedToken === undefined ? 0 : 1) <= call.maxRetries) {
        wait = retryDelay(attempts, error.retryAfterMs, settings)
        // If the wait exceeds the deadline, this error is thrown now. A timeout after the wait would say less.
        if (settings.clock.now() + wait >= call.deadline) wait = undefined
      }
      report(error, wait)
      if (wait === undefined) throw failed(error, attempts)
      if (wait > 0 && (await firstOf(settings.clock, wait, call.signal, (ended) => ended)) === 'abort') {
        throw failed(unsent(call, attempts, 'signal'), attempts)
      }
    }
  }

  function judge(call: Call, attempts: number, response: ReadResponse): Outcome {
    const { status, headers, text } = response
    const body = parse(response)
    if (status < 200 || status > 299) {
      const error = errorResponse(call, attempts, response, body ?? text, settings.clock.now())
      return failure(call, error, listOf(call, error), error.retryable)
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const error = invalidResponse(call, attempts, response, 'is no JSON', text, call.isRepeatable)
      return failure(call, error, undefined, true)
    }
    if (call.row.successes?.includes(status) === false) {
      const error = invalidResponse(call, attempts, response, 'is not documented', body, call.isRepeatable)
      return failure(call, error, undefined, true)
    }
    const violations = settings.checks?.response(call.operationId, status, body)
    const violation = violations?.[0]
    if (violations !== undefined && violation !== undefined) {
      const others = violations.length > 1 ? ` and ${violations.length - 1} more` : ''
      const problem = `breaks the contract at ${violation.at || 'its root'}: ${violation.message}${others}`
      // Not retried, because a repeat would return the same body.
      return failure(call, invalidResponse(call, attempts, response, problem, body, false), undefined, false)
    }
    const { correlationId } = call
    const replayed = headers.get('idempotent-replayed') === 'true'
    const info = { status, requestId: requestIdOf(response), correlationId, headers, replayed, attempts }
    return { ok: true, value: remember(body, info), info }
  }
}

/**
 * Describes a failed attempt.
 *
 * @param list the list of the operation that documents the error
 * @param mayPass whether the same request may succeed later
 */
function failure(call: Call, error: PixError, list: ReturnType<typeof listOf>, mayPass: boolean): Failed {
  const isRepeatable = call.isRepeatable || list === 'notSent'
  return {
    ok: false,
    error,
    isUnknown: list === undefined && isConsequential(call),
    isRepeatable,
    mayRepeat: isRepeatable && mayPass,
  }
}

/** Calls a function of the caller, if there is one. An error in a log or a metric must not break the call. */
function tell<T>(listener: ((fact: T) => void) | undefined, fact: T): void {
  try {
    const returned: unknown = listener?.(fact)
    // The function may be async, although its type does not allow that. Its rejection is ignored.
    if (returned) Promise.resolve(returned).catch(() => undefined)
  } catch {
    // Ignored.
  }
}

/**
 * Whether an unknown outcome matters to the caller. It does not matter for a read, or for a write whose repeat is
 * always harmless.
 */
const isConsequential = ({ row }: Call): boolean => row.method !== undefined && row.idempotency !== 'always'

/** The parsed body of a response. Undefined when the content type is not JSON or the text is invalid JSON. */
function parse({ type, text }: ReadResponse): unknown {
  if (type !== 'application/json' && !/^application\/([\w.-]+\+)?json\b/i.test(type)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
