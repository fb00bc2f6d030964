import type { CodeOf, Narrowed } from './error-types.ts'
import type { OperationErrors } from './generated/errors.ts'

export type OperationId = keyof OperationErrors

/** The error codes that an operation returns: `ErrorCode<'createRefund'>`. */
export type ErrorCode<O extends OperationId = OperationId> = CodeOf<OperationErrors, O>

/** A field of the request that the provider refused, and the reason. */
export interface ErrorDetail {
  readonly field: string
  readonly message: string
}

/** The part of an error that only `reveal()` returns, because it may hold tax ids, Pix keys or names. */
export interface Revealed {
  /** The message of the provider. */
  readonly message: string | undefined
  /** The parsed body of the response; its text when it is not JSON. */
  readonly body: unknown
  /** The error of `fetch`, or the reason of the abort. */
  readonly cause: unknown
}

/** The method that Node, Bun and Deno call to print an object, in place of listing its properties. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

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
  readonly details?: readonly ErrorDetail[]
  readonly revealed?: Partial<Revealed>
}

/**
 * The base class of every error of the client. `message`, `String(error)`, `console.log(error)` and
 * `JSON.stringify(error)` never show a secret, a tax id, a Pix key or a brCode; `details` and `reveal()` may hold them.
 *
 *     if (error instanceof PixError && error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')) {
 *       error.status // 422
 *     }
 */
export abstract class PixError extends Error {
  declare readonly operationId: string
  /** The client's id of the call, sent as `x-correlation-id` with each attempt. */
  declare readonly correlationId: string
  /** The provider's id of the last attempt that got a response, a UUID. Quote it when you ask for support. */
  declare readonly requestId: string | undefined
  /** The HTTP status of the last response. Undefined on {@link PixOutcomeUnknownError}: see its `reason`. */
  declare readonly status: number | undefined
  /**
   * The provider's error code. The contract may not have this code. Undefined on
   * {@link PixOutcomeUnknownError}: see its `reason`.
   */
  declare readonly code: string | undefined
  /**
   * Whether the same call may succeed later. For a write also: whether sending it again cannot make it happen twice.
   */
  declare readonly retryable: boolean
  /** The number of attempts, 0 when the call ended before the first. */
  declare readonly attempts: number
  /** Milliseconds to wait before the next call, from the `Retry-After` header. */
  declare readonly retryAfterMs: number | undefined
  readonly #details: readonly ErrorDetail[]
  readonly #revealed: Partial<Revealed>

  constructor(message: string, { details = [], revealed = {}, ...facts }: ErrorFacts) {
    super(message)
    Object.assign(this, facts)
    this.#details = details
    this.#revealed = revealed
    Object.defineProperty(this, INSPECT, {
      value: () => `${this.stack ?? String(this)} ${JSON.stringify(this, undefined, 2)}`,
    })
  }

  /** The refused fields. Their messages may quote values of the request, so they are not printed. */
  get details(): readonly ErrorDetail[] {
    return this.#details
  }

  /**
   * Whether this operation returned one of these codes. Narrows `code` and `status`. Without codes it accepts any code of
   * the operation, which suits a `switch`. A code that the operation does not return is a compile error.
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

  /** Returns the part that is never printed. It may hold personal data: do not log it. */
  reveal(): Revealed {
    return { message: undefined, body: undefined, cause: undefined, ...this.#revealed }
  }

  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) }
  }
}

/** The provider returned an error of the contract. Each of the three families is a subclass. */
export abstract class PixApiError extends PixError {
  declare readonly status: number
  declare readonly code: string
}

/** The provider refused the token request: `{error, error_description}` (G-151). */
export class PixTokenError extends PixApiError {
  override readonly name = 'PixTokenError'
}

/**
 * An error of deposits, withdrawals, refunds, transfers, balances, statements, webhook: `{code, message, details}`
 * (§7.1).
 */
export class PixMoneyError extends PixApiError {
  override readonly name = 'PixMoneyError'
}

/** An error of Pix Automático: `{error: {type, code, message, retryable}}` (§7.4). */
export class PixAutomaticError extends PixApiError {
  override readonly name = 'PixAutomaticError'
}

/** The connection failed. A write that may have been sent throws {@link PixOutcomeUnknownError} instead. */
export class PixNetworkError extends PixError {
  override readonly name = 'PixNetworkError'
}

/** No complete response came in time. A write that may have been sent throws {@link PixOutcomeUnknownError} instead. */
export class PixTimeoutError extends PixError {
  override readonly name = 'PixTimeoutError'
}

/** The caller's signal aborted the call; `reveal().cause` is its reason. */
export class PixAbortError extends PixError {
  override readonly name = 'PixAbortError'
}

/** A response that breaks the contract: not JSON, an unknown error envelope, or, with checks, another shape. */
export class PixInvalidResponseError extends PixError {
  override readonly name = 'PixInvalidResponseError'
}

/**
 * A write was sent, and the client does not know whether it happened: no response came, or the provider failed (5XX).
 * `reason` is the error of that attempt. Do not treat the write as refused. When `retryable` is true, send it again with
 * the same `externalId`. When it is false, sending it again may make it happen twice.
 */
export class PixOutcomeUnknownError extends PixError {
  override readonly name = 'PixOutcomeUnknownError'
  readonly #reason: PixError

  constructor(message: string, facts: ErrorFacts, reason: PixError) {
    super(message, facts)
    this.#reason = reason
  }

  /**
   * The error of the attempt: a timeout, a broken connection, an abort, an invalid response, or an error of the
   * provider.
   */
  get reason(): PixError {
    return this.#reason
  }
}
