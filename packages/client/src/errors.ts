import type { CodeOf, Narrowed } from './error-types.ts'
import type { OperationErrors } from './generated/errors.ts'

export type OperationId = keyof OperationErrors

/** The error codes that an operation may return, such as `ErrorCode<'createRefund'>`. */
export type ErrorCode<O extends OperationId = OperationId> = CodeOf<OperationErrors, O>

/** A request field that the provider refused, and the reason. */
export interface ErrorDetail {
  readonly field: string
  readonly message: string
}

/**
 * The part of an error that only `reveal()` returns. It is never printed, because it may hold tax ids, Pix keys or
 * names.
 */
export interface Revealed {
  /** The message that the provider sent. */
  readonly message: string | undefined
  /** The parsed body of the response. If the body is not JSON, its text. */
  readonly body: unknown
  /** The error that `fetch` threw, or the reason of the aborted signal. */
  readonly cause: unknown
}

/**
 * Node, Bun and Deno call the method with this symbol to print an object. Without the method they list all properties.
 */
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/**
 * What an error shows about a write. Only `refused` permits returning a debited amount to a player.
 *
 * - `refused`: the API refused the write. It did not happen, and no earlier call with the same externalId and body
 *   happened.
 * - `notSent`: the request was not sent, or the API turned it away before the operation read it (for example with 401 or
 *   429). An earlier call with the same externalId may have happened.
 * - `unknown`: the write may have happened, or another request with the same externalId happened.
 */
export type Outcome = 'refused' | 'notSent' | 'unknown'

/**
 * What ended a call without a response: the time limit of the attempt, the time limit of the call, the signal of the
 * caller, or the connection.
 */
export type EndedBy = 'timeoutMs' | 'deadlineMs' | 'signal' | 'connection'

/** @internal */
export interface ErrorFacts {
  readonly operationId: string
  readonly correlationId: string
  readonly attempts: number
  readonly retryable: boolean
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly requestId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly endedBy?: EndedBy | undefined
  readonly outcome?: Outcome
  readonly details?: readonly ErrorDetail[]
  readonly revealed?: Partial<Revealed>
}

/**
 * The base class of every error of the client. `message`, `String(error)`, `console.log(error)` and
 * `JSON.stringify(error)` never show a secret, a tax id, a Pix key or a brCode. `details` and `reveal()` may hold such
 * values.
 *
 *     if (error instanceof PixError && error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')) {
 *       error.status // 422
 *     }
 */
export abstract class PixError extends Error {
  declare readonly operationId: string
  /** The id that the client sends as `x-correlation-id` with every attempt of the call. */
  declare readonly correlationId: string
  /** The id, a UUID, that the provider gave to the last attempt with a response. Quote it when you ask for support. */
  declare readonly requestId: string | undefined
  /**
   * The HTTP status of the last response. Undefined on {@link PixOutcomeUnknownError}: read `reason.status` instead.
   */
  declare readonly status: number | undefined
  /**
   * The error code that the provider sent. A later version of the API may send a code that this contract does not have.
   * Undefined on {@link PixOutcomeUnknownError}: read `reason.code` instead.
   */
  declare readonly code: string | undefined
  /**
   * Whether the same call may succeed later. For a write, true also means that a repeat cannot make the write happen
   * twice.
   */
  declare readonly retryable: boolean
  /** The number of attempts that were sent. 0 when the call ended before the first attempt. */
  declare readonly attempts: number
  /**
   * Milliseconds to wait before the next call, from the `Retry-After` header. Undefined when the response has no such
   * header.
   */
  declare readonly retryAfterMs: number | undefined
  /** What ended the last attempt when it got no complete response. Undefined when a response came. */
  declare readonly endedBy: EndedBy | undefined
  readonly #outcome: Outcome
  readonly #details: readonly ErrorDetail[]
  readonly #revealed: Partial<Revealed>

  constructor(message: string, { outcome = 'unknown', details = [], revealed = {}, ...facts }: ErrorFacts) {
    super(message)
    Object.assign(this, facts)
    this.#outcome = outcome
    this.#details = details
    this.#revealed = revealed
    Object.defineProperty(this, INSPECT, {
      value: () => `${this.stack ?? String(this)} ${JSON.stringify(this, undefined, 2)}`,
    })
  }

  /** What the error shows about a write. {@link outcomeOf} returns it for any value that was thrown. */
  get outcome(): Outcome {
    return this.#outcome
  }

  /** The refused request fields. They are not printed, because their messages may quote values of the request. */
  get details(): readonly ErrorDetail[] {
    return this.#details
  }

  /**
   * Returns true when `operationId` is the operation of this error and `code` is one of the given codes. TypeScript
   * then narrows `code` and `status`. Without codes, every code of the operation is accepted, which suits a `switch`. A
   * code that the operation does not return is a compile error.
   */
  is<O extends OperationId, C extends ErrorCode<O> = ErrorCode<O>>(
    operationId: O,
    ...codes: readonly C[]
  ): this is this & Narrowed<OperationErrors, O, C> {
    return (
      this.operationId === operationId &&
      this.code !== undefined &&
      (codes.length === 0 || codes.includes(this.code as C))
    )
  }

  /** Returns the details that are never printed. They may hold personal data: do not log them. */
  reveal(): Revealed {
    return { message: undefined, body: undefined, cause: undefined, ...this.#revealed }
  }

  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) }
  }
}

/**
 * The provider returned an error that the contract describes. Each of the three error families has its own subclass.
 */
export abstract class PixApiError extends PixError {
  declare readonly status: number
  declare readonly code: string
}

/** The provider refused the token request. The body is `{error, error_description}` (G-151). */
export class PixTokenError extends PixApiError {
  override readonly name = 'PixTokenError'
}

/**
 * An error of deposits, withdrawals, refunds, transfers, balances, statements or the webhook. The body is `{code,
 * message, details}` (§7.1).
 */
export class PixMoneyError extends PixApiError {
  override readonly name = 'PixMoneyError'
}

/** An error of Pix Automático. The body is `{error: {type, code, message, retryable}}` (§7.4). */
export class PixAutomaticError extends PixApiError {
  override readonly name = 'PixAutomaticError'
}

/**
 * The connection failed. If the call is a write that may have been sent, the client throws {@link
 * PixOutcomeUnknownError} instead.
 */
export class PixNetworkError extends PixError {
  override readonly name = 'PixNetworkError'
}

/**
 * No complete response arrived in time. If the call is a write that may have been sent, the client throws {@link
 * PixOutcomeUnknownError} instead.
 */
export class PixTimeoutError extends PixError {
  override readonly name = 'PixTimeoutError'
}

/** The signal of the caller aborted the call. `reveal().cause` is the reason of the signal. */
export class PixAbortError extends PixError {
  override readonly name = 'PixAbortError'
}

/**
 * The response to a read or to a token request breaks the contract: the body is not JSON or is an unknown error. With
 * `checks`, also a 2XX body that violates its schema. After such a response to a write, the client throws {@link
 * PixOutcomeUnknownError}.
 */
export class PixInvalidResponseError extends PixError {
  override readonly name = 'PixInvalidResponseError'
}

/**
 * A write was sent, and the client does not know whether it happened: no complete response arrived, the provider failed
 * (5XX), or the response is not one that the contract documents for the operation. `reason` is the error of the last
 * attempt. Do not treat the write as refused. When `retryable` is true, send the write again with the same `externalId`.
 * When `retryable` is false, a repeat may make the write happen twice.
 */
export class PixOutcomeUnknownError extends PixError {
  override readonly name = 'PixOutcomeUnknownError'
  readonly #reason: PixError

  constructor(message: string, facts: ErrorFacts, reason: PixError) {
    super(message, facts)
    this.#reason = reason
  }

  /**
   * The error of the last attempt: a timeout, a broken connection, an abort, an invalid response, or an error that the
   * provider returned.
   */
  get reason(): PixError {
    return this.#reason
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), reason: this.#reason }
  }
}
