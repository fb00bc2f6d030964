import type { CodeOf, Narrowed } from './error-types.ts'
import type { OperationErrors } from './generated/errors.ts'

export type OperationId = keyof OperationErrors

/** The codes that an operation answers: `ErrorCode<'createRefund'>`. */
export type ErrorCode<O extends OperationId = OperationId> = CodeOf<OperationErrors, O>

/** A field of the request that was refused, and why. */
export interface ErrorDetail {
  readonly field: string
  readonly message: string
}

/** What an error keeps to itself unless asked by `reveal()`: it may hold tax ids, keys or names. */
export interface Revealed {
  /** The words of the provider. */
  readonly message: string | undefined
  /** The body of the answer, as parsed; text when it was not JSON. */
  readonly body: unknown
  /** What `fetch` threw, or the reason of the abort. */
  readonly cause: unknown
}

/** What Node, Bun and Deno print instead of all that an object holds. */
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
 * Every error of the client. Neither `message`, nor `String(error)`, nor `console.log(error)`, nor
 * `JSON.stringify(error)` holds a secret, a tax id, a Pix key or a brCode; `details` and `reveal()` may.
 *
 *     if (error instanceof PixError && error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')) {
 *       error.status // 422
 *     }
 */
export abstract class PixError extends Error {
  declare readonly operationId: string
  /** Our id of the call, sent as `x-correlation-id` with each attempt. */
  declare readonly correlationId: string
  /** The provider's id of the last attempt that was answered: quote it when you ask for support. */
  declare readonly requestId: string | undefined
  /** The status of the last answer; of an outcome that is unknown, `reason` has it. */
  declare readonly status: number | undefined
  /** The provider's error code. One that the contract does not know may come; as with `status`, see `reason`. */
  declare readonly code: string | undefined
  /** May the same call succeed when it is made again? For a write: may it be sent again without harm? */
  declare readonly retryable: boolean
  /** How many attempts were made. */
  declare readonly attempts: number
  /** Milliseconds that the provider asked to wait. */
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

  /** The fields that were refused. Their messages may quote what was sent, so they are not printed. */
  get details(): readonly ErrorDetail[] {
    return this.#details
  }

  /**
   * Did this operation answer (one of) these codes? Narrows `code` and `status`; without codes, to all codes of the
   * operation, for a `switch`. A code that the operation does not answer does not compile.
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

  /** What is kept out of print. Mind where you send it: it may hold personal data. */
  reveal(): Revealed {
    return { message: undefined, body: undefined, cause: undefined, ...this.#revealed }
  }

  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object) }
  }
}

/** The provider answered with an error of the contract. Its three families are subclasses. */
export abstract class PixApiError extends PixError {
  declare readonly status: number
  declare readonly code: string
}

/** The token request was refused: `{error, error_description}` (G-151). */
export class PixTokenError extends PixApiError {
  override readonly name = 'PixTokenError'
}

/** Deposits, withdrawals, refunds, transfers, balances, statements, webhook: `{code, message, details}` (§7.1). */
export class PixMoneyError extends PixApiError {
  override readonly name = 'PixMoneyError'
}

/** Pix Automático: `{error: {type, code, message, retryable}}` (§7.4). */
export class PixAutomaticError extends PixApiError {
  override readonly name = 'PixAutomaticError'
}

/** No connection, or it broke. A write that may have been sent is {@link PixOutcomeUnknownError} instead. */
export class PixNetworkError extends PixError {
  override readonly name = 'PixNetworkError'
}

/** No complete answer in time. A write that may have been sent is {@link PixOutcomeUnknownError} instead. */
export class PixTimeoutError extends PixError {
  override readonly name = 'PixTimeoutError'
}

/** The caller's signal ended the call; `reveal().cause` is its reason. */
export class PixAbortError extends PixError {
  override readonly name = 'PixAbortError'
}

/** An answer that is not the contract's: not JSON, no known envelope, or, with checks, another shape. */
export class PixInvalidResponseError extends PixError {
  override readonly name = 'PixInvalidResponseError'
}

/**
 * A write was sent, and it may have happened or not: no answer came, or the service failed over it (500). `reason`
 * says which, with its status and code. Never treat it as refused. What is `retryable` may be sent again with the same `externalId`; anything
 * else may then happen twice.
 */
export class PixOutcomeUnknownError extends PixError {
  override readonly name = 'PixOutcomeUnknownError'
  readonly #reason: PixError

  constructor(message: string, facts: ErrorFacts, reason: PixError) {
    super(message, facts)
    this.#reason = reason
  }

  /** What went wrong: a timeout, a broken connection, an abort, an unreadable answer, or the error of the service. */
  get reason(): PixError {
    return this.#reason
  }
}
