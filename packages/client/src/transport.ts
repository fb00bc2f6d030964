import { type Answer, attempt, type NoAnswer } from './attempt.ts'
import { PixApiError, PixAutomaticError, type PixError } from './errors.ts'
import {
  answerError,
  invalidResponse,
  noAnswerError,
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

/** What an attempt came to: a value, or an error and what it allows. */
type Outcome =
  | { readonly ok: true; readonly value: object; readonly info: ResponseInfo }
  | {
      readonly ok: false
      readonly error: PixError
      /** May the write have happened? */
      readonly isUnknown: boolean
      /** May it be sent again? */
      readonly mayRepeat: boolean
    }

/** Gives the value of a good answer; `responseOf` knows how it came. What is thrown in making the request rejects. */
export type Transport = (make: () => CallRequest) => Promise<object>

/**
 * Sends a request until it has a usable answer, as often as its call allows. Throws {@link PixError}s only.
 *
 * 1. The token is put on it. A 401 renews the token and sends again, once: a 401 refuses before anything is done.
 * 2. What may pass (429, 5XX with `retryable`, a lost answer) is sent again if that is harmless.
 * 3. A write whose answer was lost in any attempt, or that met a failure of the service, ends as outcome unknown,
 *    unless a later answer settles it.
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
        // Nearly always it is at hand.
        token = typeof known === 'object' ? await known : known
      } catch (error) {
        throw failed(error as PixError, attempts - 1)
      }
      const startedAt = settings.clock.now()
      if (startedAt >= call.deadline) throw failed(unsent(call, attempts - 1, 'timeout'), attempts - 1)
      if (token !== undefined) call.headers['authorization'] = `Bearer ${token}`
      const result = await attempt(request, settings, Math.ceil(call.deadline - startedAt))
      const outcome = result.kind === 'answer' ? judge(call, attempts, result) : lost(call, attempts, result)
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
        // A wait beyond the deadline could only end in a timeout that says less than this error.
        if (settings.clock.now() + wait >= call.deadline) wait = undefined
      }
      report(call, attempts, startedAt, error, wait)
      if (wait === undefined) throw failed(error, attempts)
      if (wait > 0 && (await firstOf(settings.clock, wait, call.signal, (ended) => ended)) === 'abort') {
        throw failed(unsent(call, attempts, 'abort'), attempts)
      }
    }
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
    const body = parse(answer)
    if (status < 200 || status > 299) {
      const error = answerError(call, attempts, answer, body ?? text, settings.clock.now())
      // A service that failed (G-168), or a gateway in its place, does not know what became of the request. Only one
      // that says in the contract's words that it is not available (§7.4) has not begun.
      const isRefused = status < 500 || (status === 503 && error instanceof PixAutomaticError)
      return {
        ok: false,
        error,
        isUnknown: !isRefused && isConsequential(call),
        mayRepeat: error.retryable && (call.isRepeatable || status === 429),
      }
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const error = invalidResponse(call, attempts, answer, 'is no JSON', text, call.isRepeatable)
      return { ok: false, error, isUnknown: isConsequential(call), mayRepeat: call.isRepeatable }
    }
    const violations = settings.checks?.response(call.operationId, status, body)
    const violation = violations?.[0]
    if (violations !== undefined && violation !== undefined) {
      const others = violations.length > 1 ? ` and ${violations.length - 1} more` : ''
      const problem = `breaks the contract at ${violation.at || 'its root'}: ${violation.message}${others}`
      // It did happen, and the same would come again.
      const error = invalidResponse(call, attempts, answer, problem, body, false)
      return { ok: false, error, isUnknown: false, mayRepeat: false }
    }
    const { correlationId } = call
    const info = { status, requestId: requestIdOf(answer), correlationId, headers, attempts }
    return { ok: true, value: remember(body, info), info }
  }

  function report(
    { operationId, correlationId }: Call,
    number: number,
    startedAt: number,
    answered: ResponseInfo | PixError,
    retryInMs?: number,
  ): void {
    if (settings.onAttempt === undefined) return
    try {
      const told: unknown = settings.onAttempt({
        operationId,
        attempt: number,
        correlationId,
        requestId: answered.requestId,
        status: answered.status,
        failure: answered instanceof Error ? answered.name : undefined,
        durationMs: settings.clock.now() - startedAt,
        retryInMs,
      })
      // It may be async, whatever its type says.
      if (told) Promise.resolve(told).catch(() => undefined)
    } catch {
      // Whoever counts calls must not be able to break them.
    }
  }
}

/** Does it matter whether it happened? Not of what reads, nor of what is harmless to repeat whatever it did. */
const isConsequential = ({ row }: Call): boolean => row.method !== undefined && row.idempotency !== 'always'

/**
 * Does this error tell what became of an earlier attempt? Idempotent writes look up the externalId before any rule
 * that these statuses stand for, so that the repeat of a write that happened does not meet them.
 */
const settles = ({ row }: Call, error: PixError): boolean =>
  error instanceof PixApiError && row.settledBy?.includes(error.status) === true

/** The JSON of an answer; undefined when it is none, whatever the text says. */
function parse({ type, text }: Answer): unknown {
  if (type !== 'application/json' && !/^application\/([\w.-]+\+)?json\b/i.test(type)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
