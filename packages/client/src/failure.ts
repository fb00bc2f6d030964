import type { ReadResponse, NoResponse } from './attempt.ts'
import { networkCode } from './attempt.ts'
import {
  type EndedBy,
  type ErrorDetail,
  type ErrorFacts,
  type Outcome,
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
import { printable } from './printable.ts'
import type { Call } from './request.ts'
import { responseOf } from './response-of.ts'
import { retryAfter } from './retry.ts'

/**
 * Returns the value if it looks like an error code: a name with at most three digits. Otherwise returns undefined,
 * because any other value may be personal data.
 */
const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z]\w{0,63}$/.test(value) && !/(\d.*){4}/.test(value)
    ? value
    : undefined

/** The part of a field name that may be printed. The names below `metadata` come from the user, so they are cut off. */
const fieldIn = (field: string): string | undefined =>
  /^[a-z][A-Za-z]*(\.([a-z][A-Za-z]*|\d{1,3}))*/.exec(field.replace(/(metadata)\..*/s, '$1'))?.[0]

const factsOf = (call: Call, attempts: number): ErrorFacts => ({
  operationId: call.operationId,
  correlationId: call.correlationId,
  attempts,
  retryable: call.isRepeatable,
  // Nobody has to know whether a token request happened.
  outcome: call.row.family === 'token' ? 'notSent' : 'unknown',
})

/**
 * Returns the list of the operation that documents this error. Undefined for any other error of a write: then the write
 * may have happened.
 */
export function listOf(
  { row }: Call,
  { code, status }: Pick<PixError, 'code' | 'status'>,
): 'refused' | 'notSent' | 'undecided' | undefined {
  if (code === undefined || status === undefined) return undefined
  const { refused } = row
  if (row.notSent?.[code] === status) return 'notSent'
  if (row.undecided?.[code] === status) return 'undecided'
  const isRefused = Array.isArray(refused) ? refused.includes(status) : refused?.[code as never] === status
  return isRefused ? 'refused' : undefined
}

/**
 * The error of an attempt that got no response. If the call is a write, the transport decides whether its outcome is
 * unknown.
 */
export function noResponseError(
  call: Call,
  attempts: number,
  { endedBy, sent, cause }: NoResponse,
): PixError {
  const { operationId } = call
  const host = new URL(call.address).origin
  const facts = {
    ...factsOf(call, attempts),
    // A request that was never sent can be sent again, even a write.
    retryable: call.isRepeatable || !sent,
    ...(!sent && call.row.method !== undefined && { outcome: 'notSent' as const }),
    endedBy,
    revealed: { cause },
  }
  if (endedBy === 'signal')
    return new PixAbortError(`${operationId} was aborted.`, { ...facts, retryable: false })
  if (endedBy !== 'connection')
    return new PixTimeoutError(
      `${operationId}: ${sent ? `no answer came from ${host}` : 'the request was not sent'} in the time that ${endedBy} allows.`,
      facts,
    )
  const code = codeIn(networkCode(cause))
  return new PixNetworkError(
    `${operationId}: the connection to ${host} failed${code ? ` (${code})` : ''}.`,
    facts,
  )
}

/** The error of a call that a timeout or an abort ended before the next attempt was sent. */
export const unsent = (call: Call, attempts: number, endedBy: EndedBy): PixError =>
  noResponseError(call, attempts, { endedBy, sent: false, cause: call.signal?.reason })

/** The error of a 2XX response that breaks the contract. `problem` is the end of the sentence "the answer 200 from URL …". */
export function invalidResponse(
  call: Call,
  attempts: number,
  response: ReadResponse,
  problem: string,
  body: unknown,
  retryable: boolean,
): PixError {
  return new PixInvalidResponseError(
    `${call.operationId}: the answer ${response.status} from ${call.address} ${problem}.`,
    {
      ...factsOf(call, attempts),
      ...responseFacts(response),
      retryable,
      revealed: { body },
    },
  )
}

/**
 * Returns the `x-request-id` header if it is a UUID, as the contract requires. Any other value must not be printed,
 * because it may be personal data.
 */
export function requestIdOf({ headers }: ReadResponse): string | undefined {
  const requestId = headers.get('x-request-id') ?? ''
  return requestId.length === 36 && /^[\dA-Fa-f-]+$/.test(requestId) ? requestId : undefined
}

const responseFacts = (response: ReadResponse): Pick<ErrorFacts, 'status' | 'requestId'> => ({
  status: response.status,
  requestId: requestIdOf(response),
})

/** The content of an error body. `code` is undefined when the body is not an error of the contract. */
interface Envelope {
  readonly code: string | undefined
  readonly message: unknown
  readonly retryable?: boolean
  readonly details?: readonly ErrorDetail[]
}

type Family = NonNullable<Call['row']['family']>

/**
 * For each error family, the function that reads the error body. A gateway in front of the API may return JSON of
 * another shape; then `code` is undefined.
 */
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

/** The error of a response that is not 2XX. The error family of the operation decides how the body is read. */
export function errorResponse(
  call: Call,
  attempts: number,
  response: ReadResponse,
  body: unknown,
  now: number,
): PixError {
  const {
    operationId,
    row: { family = 'money' },
  } = call
  const { status, headers } = response
  const { code, message, details = [], retryable } = ENVELOPES[family](Object(body))
  const mayPass = status === 429 || status >= 500
  const facts = {
    ...factsOf(call, attempts),
    ...responseFacts(response),
    retryAfterMs: retryAfter(headers.get('retry-after'), now),
  }
  if (code === undefined) {
    return new PixInvalidResponseError(
      `${operationId}: the answer ${status} from ${call.address} is not an error of the contract.${hintOf(call, status)}`,
      {
        ...facts,
        retryable: call.isRepeatable && (mayPass || status === 408),
        revealed: { body },
      },
    )
  }
  const list = listOf(call, { code, status })
  const shown = (text: unknown): string => printable(text, call.parameters)
  // On validation failures, the message of Pix Automático is a list (§7.4).
  const texts =
    details.length > 0
      ? details.map((it) => `${fieldIn(it.field) ?? ''} ${shown(it.message)}`.trim())
      : [message].flat().map(shown)
  const reason = texts.filter(Boolean).join('; ')
  return new CLASSES[family](
    `${operationId} answered ${status} ${code}${reason && `: ${reason}`}`.replace(/[.,;]?$/, '.'),
    {
      ...facts,
      code,
      // Only the bodies of Pix Automático errors have `retryable`. For the other families, the status decides (§7.1).
      retryable: retryable ?? mayPass,
      ...(list !== undefined && list !== 'undecided' && { outcome: list }),
      details,
      revealed: { message: message === undefined ? undefined : String(message), body },
    },
  )
}

/** What the caller can change when a server that is not the API answers. */
function hintOf({ address }: Call, status: number): string {
  const [, twice] = /(\/[^/]+)\1\//.exec(address) ?? []
  if (twice !== undefined) return ` Remove ${twice} from baseUrl.`
  return status < 400 || status === 404 || status === 405 ? ' Check baseUrl.' : ''
}

function detailsOf(details: unknown): readonly ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => {
    const { field, message } = Object(detail) as Record<string, unknown>
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
  })
}

/** The error of a response that passed the transport, but lacks the values that the client needs from it. */
export function unusable(
  operationId: string,
  value: object,
  problem: string,
  outcome: Outcome = 'unknown',
): PixError {
  const { status, requestId, correlationId = '', attempts = 1 } = responseOf(value) ?? {}
  return new PixInvalidResponseError(`${operationId}: the answer ${problem}.`, {
    operationId,
    status,
    requestId,
    correlationId,
    attempts,
    retryable: false,
    outcome,
    revealed: { body: value },
  })
}

/** The error of a write that may have happened. `reason` is the error of the last attempt. */
export function outcomeUnknown(call: Call, attempts: number, reason: PixError): PixError {
  const { operationId } = call
  const advice = call.isRepeatable
    ? 'Send it again with the same externalId.'
    : 'Sent again, it may happen twice.'
  return new PixOutcomeUnknownError(
    `${operationId} was sent, but it is not known whether it happened. ${reason.message} ${advice}`,
    {
      ...factsOf(call, attempts),
      // The status and code of `reason` are not copied, because they would make this error look like a refusal.
      endedBy: reason.endedBy,
      requestId: reason.requestId,
      retryAfterMs: reason.retryAfterMs,
      revealed: reason.reveal(),
    },
    reason,
  )
}
