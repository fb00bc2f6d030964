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
import type { Call } from './request.ts'
import { retryAfter } from './retry.ts'

const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What may be printed of a value that the provider chose: a name, and no digits that could be somebody's. */
const printable = (value: string): string | undefined =>
  /^[A-Za-z][\w.[\]-]{0,99}$/.test(value) && !/\d{5}/.test(value) ? value : undefined

const factsOf = (call: Call, attempts: number): ErrorFacts => ({
  operationId: call.row.operationId,
  correlationId: call.correlationId,
  attempts,
  retryable: call.isRepeatable,
})

/** The error of an attempt that got no answer, before it is asked whether the outcome is known. */
export function noAnswerError(call: Call, attempts: number, { kind, cause }: NoAnswer): PixError {
  const { operationId } = call.row
  const facts = { ...factsOf(call, attempts), revealed: { cause } }
  if (kind === 'abort')
    return new PixAbortError(`${operationId} was aborted.`, { ...facts, retryable: false })
  if (kind === 'timeout') return new PixTimeoutError(`${operationId}: no complete answer in time.`, facts)
  const code = printable(networkCode(cause) ?? '')
  return new PixNetworkError(`${operationId}: the connection failed${code ? ` (${code})` : ''}.`, facts)
}

/** A 2XX answer that is not what the contract says; `problem` ends the sentence "the answer …". */
export function invalidResponse(
  call: Call,
  attempts: number,
  answer: Answer,
  problem: string,
  body: unknown,
): PixError {
  return new PixInvalidResponseError(`${call.row.operationId}: the answer ${answer.status} ${problem}.`, {
    ...factsOf(call, attempts),
    ...answeredFacts(answer),
    revealed: { body },
  })
}

const answeredFacts = ({ status, headers }: Answer): Pick<ErrorFacts, 'status' | 'requestId'> => ({
  status,
  requestId: headers.get('x-request-id') ?? undefined,
})

/** The error of an answer that is not 2XX, by the envelope that it has. */
export function answerError(
  call: Call,
  attempts: number,
  answer: Answer,
  body: unknown,
  now: number,
): PixError {
  const { operationId } = call.row
  const { status, headers } = answer
  const { error, code: moneyCode, message, details } = Object(body) as Record<string, unknown>
  const automatic = (typeof error === 'object' ? error : undefined) as
    | Record<string, unknown>
    | null
    | undefined
  // What does not look like a code may be anything, so it is not taken for one.
  const code = printable(
    asString(automatic?.['code'] ?? (automatic ? undefined : (error ?? moneyCode))) ?? '',
  )
  const facts = {
    ...factsOf(call, attempts),
    ...answeredFacts(answer),
    retryAfterMs: retryAfter(headers.get('retry-after'), now),
  }
  if (code === undefined) {
    return new PixInvalidResponseError(
      `${operationId}: the answer ${status} has no error code of the contract.`,
      {
        ...facts,
        retryable: facts.retryable && status >= 500,
        revealed: { body },
      },
    )
  }
  const stated = automatic?.['retryable']
  const Family = automatic ? PixAutomaticError : typeof error === 'string' ? PixTokenError : PixMoneyError
  const fields = detailsOf(details)
  const names = fields.flatMap(({ field }) => printable(field) ?? [])
  return new Family(
    `${operationId} answered ${status} ${code}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    {
      ...facts,
      code,
      // The other envelopes do not state it; there the status says it (§7.1).
      retryable: typeof stated === 'boolean' ? stated : status === 429 || status >= 500,
      details: fields,
      revealed: {
        message: asString(automatic?.['message'] ?? message ?? Object(body)['error_description']),
        body,
      },
    },
  )
}

function detailsOf(details: unknown): readonly ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: unknown) => {
    const { field, message } = Object(detail) as Record<string, unknown>
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
  })
}

/** For a write that may have happened: what is known, and `reason`, how the answer was lost. */
export function outcomeUnknown(call: Call, attempts: number, reason: PixError): PixError {
  const { operationId } = call.row
  return new PixOutcomeUnknownError(
    `${operationId} was sent, but it is not known whether it happened (${reason.name}). ${
      call.isRepeatable
        ? 'Send it again with the same externalId, or look it up.'
        : 'Sent again, it may happen twice.'
    }`,
    {
      ...factsOf(call, attempts),
      status: reason.status,
      code: reason.code,
      requestId: reason.requestId,
      retryAfterMs: reason.retryAfterMs,
      revealed: reason.reveal(),
    },
    reason,
  )
}
