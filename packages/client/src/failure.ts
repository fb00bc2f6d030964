import type { Answer, NoAnswer } from './attempt.ts'
import { networkCode } from './attempt.ts'
import {
  type ErrorDetail,
  type ErrorFacts,
  PixAbortError,
  PixAutomaticError,
  type PixError,
  PixInvalidResponseError,
  PixMoneyError,
  PixNetworkError,
  PixOutcomeUnknownError,
  PixTimeoutError,
  PixTokenError,
} from './errors.ts'
import type { Ended } from './first-of.ts'
import type { Call } from './request.ts'
import { responseOf } from './response-of.ts'
import { retryAfter } from './retry.ts'

/** A code, by its looks: a name with few digits. Anything else may be somebody's, and is not taken for one. */
const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z]\w{0,63}$/.test(value) && !/(\d.*){4}/.test(value)
    ? value
    : undefined

/** The name of a field as the contract writes it; what stands below `metadata` is the user's own. */
const fieldIn = (field: string): string | undefined =>
  /^[a-z][A-Za-z]*(\.([a-z][A-Za-z]*|\d{1,3}))*/.exec(field.replace(/(metadata)\..*/s, '$1'))?.[0]

const factsOf = (call: Call, attempts: number): ErrorFacts => ({
  operationId: call.operationId,
  correlationId: call.correlationId,
  attempts,
  retryable: call.isRepeatable,
})

/** The error of an attempt that got no answer, before it is asked whether the outcome is known. */
export function noAnswerError(call: Call, attempts: number, { kind, sent, cause }: NoAnswer): PixError {
  const { operationId } = call
  const facts = {
    ...factsOf(call, attempts),
    // What was never sent can be sent again, whatever it is.
    retryable: call.isRepeatable || !sent,
    revealed: { cause },
  }
  if (kind === 'abort')
    return new PixAbortError(`${operationId} was aborted.`, { ...facts, retryable: false })
  if (kind === 'timeout')
    return new PixTimeoutError(`${operationId}: ${sent ? 'no answer in time' : 'not sent'}.`, facts)
  const code = codeIn(networkCode(cause))
  return new PixNetworkError(`${operationId}: the connection failed${code ? ` (${code})` : ''}.`, facts)
}

/** For a call that ended while nothing of it was on its way. */
export const unsent = (call: Call, attempts: number, kind: Ended): PixError =>
  noAnswerError(call, attempts, { kind, sent: false, cause: call.signal?.reason })

/** A 2XX answer that is not what the contract says; `problem` ends the sentence "the answer …". */
export function invalidResponse(
  call: Call,
  attempts: number,
  answer: Answer,
  problem: string,
  body: unknown,
  retryable: boolean,
): PixError {
  return new PixInvalidResponseError(`${call.operationId}: the answer ${answer.status} ${problem}.`, {
    ...factsOf(call, attempts),
    ...answeredFacts(answer),
    retryable,
    revealed: { body },
  })
}

/** It is printed, so it must be the UUID that the contract says. */
export function requestIdOf({ headers }: Answer): string | undefined {
  const requestId = headers.get('x-request-id') ?? ''
  return requestId.length === 36 && /^[\dA-Fa-f-]+$/.test(requestId) ? requestId : undefined
}

const answeredFacts = (answer: Answer): Pick<ErrorFacts, 'status' | 'requestId'> => ({
  status: answer.status,
  requestId: requestIdOf(answer),
})

/** What an envelope says; without a code it is none of the contract. */
interface Envelope {
  readonly code: string | undefined
  readonly message: unknown
  readonly retryable?: boolean
  readonly details?: readonly ErrorDetail[]
}

type Family = NonNullable<Call['row']['family']>

/** A gateway or a firewall may answer with JSON too, so that an envelope must be wholly there, and of the right family. */
const ENVELOPES: Readonly<Record<Family, (body: Readonly<Record<string, unknown>>) => Envelope>> = {
  token: ({ error, error_description: message }) => ({ code: codeIn(error), message }),
  money: ({ code, message, details }) => ({
    code: typeof message === 'string' ? codeIn(code) : undefined,
    message,
    details: detailsOf(details),
  }),
  automatic({ error }) {
    const { type, code, message, retryable } = Object(error) as Readonly<Record<string, unknown>>
    if (typeof type !== 'string' || typeof retryable !== 'boolean') return { code: undefined, message }
    return { code: codeIn(code), message, retryable }
  },
}

const CLASSES = { token: PixTokenError, money: PixMoneyError, automatic: PixAutomaticError }

/** The error of an answer that is not 2XX, by the envelope of the operation's family. */
export function answerError(
  call: Call,
  attempts: number,
  answer: Answer,
  body: unknown,
  now: number,
): PixError {
  const {
    operationId,
    row: { family = 'money' },
  } = call
  const { status, headers } = answer
  const { code, message, details = [], retryable } = ENVELOPES[family](Object(body))
  const mayPass = status === 429 || status >= 500
  const facts = {
    ...factsOf(call, attempts),
    ...answeredFacts(answer),
    retryAfterMs: retryAfter(headers.get('retry-after'), now),
  }
  if (code === undefined) {
    return new PixInvalidResponseError(`${operationId}: the answer ${status} is no known error.`, {
      ...facts,
      retryable: status === 429 || (call.isRepeatable && mayPass),
      revealed: { body },
    })
  }
  const names = details.flatMap(({ field }) => fieldIn(field) ?? []).join(', ')
  return new CLASSES[family](`${operationId} answered ${status} ${code}${names && `: ${names}`}.`, {
    ...facts,
    code,
    // The other envelopes do not state it; there the status says it (§7.1).
    retryable: retryable ?? mayPass,
    details,
    revealed: { message: message === undefined ? undefined : String(message), body },
  })
}

function detailsOf(details: unknown): readonly ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => {
    const { field, message } = Object(detail) as Record<string, unknown>
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
  })
}

/** For an answer that kept the contract so far, and cannot be used all the same. */
export function unusable(operationId: string, value: object, problem: string): PixError {
  const { status, requestId, correlationId = '', attempts = 1 } = responseOf(value) ?? {}
  return new PixInvalidResponseError(`${operationId}: the answer ${problem}.`, {
    operationId,
    status,
    requestId,
    correlationId,
    attempts,
    retryable: false,
    revealed: { body: value },
  })
}

/** For a write that may have happened: what is known, and `reason`, how the answer was lost. */
export function outcomeUnknown(call: Call, attempts: number, reason: PixError): PixError {
  const { operationId } = call
  const advice = call.isRepeatable
    ? 'Send it again with the same externalId.'
    : 'Sent again, it may happen twice.'
  return new PixOutcomeUnknownError(
    `${operationId} was sent, but it is not known whether it happened (${reason.name}). ${advice}`,
    {
      ...factsOf(call, attempts),
      // Its status and code are those of the reason alone: here they would read as a refusal.
      requestId: reason.requestId,
      retryAfterMs: reason.retryAfterMs,
      revealed: reason.reveal(),
    },
    reason,
  )
}
