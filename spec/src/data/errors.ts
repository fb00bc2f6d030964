import type { errorCodes, operationErrors, rejectionCodes } from '../generated/errors.ts'
import type { Provenance } from './provenance.ts'

type Codes = typeof errorCodes
type Operations = typeof operationErrors

/** The three error families. Each has its own envelope: `token`, `money` and `automatic`. */
export type ErrorFamily = keyof Codes

/** The error codes of one family, such as `ErrorCode<'money'>`. Without a family, the codes of all families. */
export type ErrorCode<F extends ErrorFamily = ErrorFamily> = F extends ErrorFamily
  ? keyof Codes[F] & string
  : never

/** The operationIds of the contract. */
export type OperationId = keyof Operations

/** The error codes that an operation may return, such as `ErrorCodeOf<'createRefund'>`. */
export type ErrorCodeOf<O extends OperationId> = Operations[O]['codes'][number]

/**
 * The values that rejectionCode of a schedule may have: the codes of the scheme and the codes of the service (§7.5).
 */
export type RejectionCode = keyof typeof rejectionCodes

/** The `type` of an error of Pix Automático (§7.4). */
export type ErrorType = 'pixAutomaticError' | 'invalidRequestError' | 'apiError'

/**
 * What an error code shows about a write that returned it. Only `refused` permits returning a debited amount to a
 * player.
 *
 * - `refused`: the operation read the request and refused it. Neither this request nor an earlier request with the same
 *   externalId and body happened.
 * - `notSent`: the request was turned away before the operation read it. An earlier request with the same externalId may
 *   have happened.
 * - `unknown`: the write may have happened, or another request with the same externalId happened.
 */
export type ErrorOutcome = 'refused' | 'notSent' | 'unknown'

/** An error code of a family. */
export interface ErrorEntry extends Provenance {
  readonly status: number
  /** The `type` of the error. Only the family `automatic` has it; in the other families it is null. */
  readonly type: ErrorType | null
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** The case in which `retryable` is true, when it is usually false. Null for a code with one value. */
  readonly retryableWhen: string | null
  /** True for the known codes of a kind of error that may have other codes (G-186). */
  readonly isOpen: boolean
  readonly outcome: ErrorOutcome
  readonly meaning: string
}

/** An error code of one operation. `meaning` may say more than the general meaning of the code. */
export interface OperationError<O extends OperationId = OperationId> extends ErrorEntry {
  readonly code: ErrorCodeOf<O>
  readonly family: ErrorFamily
}

/**
 * The error codes of an operation in order of precedence: when a request breaks several rules, the response has the
 * code that comes first.
 */
export interface OperationErrors {
  readonly family: ErrorFamily
  readonly codes: readonly string[]
  /** The meanings that differ from the general meaning of the code, by code. */
  readonly meanings: Readonly<Record<string, string>>
}

/**
 * An error family: its envelope, and the code that it has for each kind of transport failure and of malformed request.
 */
export interface ErrorEnvelope extends Provenance {
  /** A text that describes the shape of the body. */
  readonly envelope: string
  /** The path prefixes of the family. If several families have a matching prefix, the longest prefix decides. */
  readonly prefixes: readonly string[]
  readonly roles: ErrorRoles
}

/** The error codes of a family by kind of failure. */
export interface ErrorRoles {
  readonly unauthorized: string
  readonly rateLimited: string
  readonly tooLarge: string
  readonly unsupportedEncoding: string
  readonly wrongContentType: string
  readonly unparsableBody: string
  readonly malformedBody: string
  /** The codes for a malformed parameter. An operation uses the first of these codes that it lists. */
  readonly malformedParameter: readonly string[]
  readonly invalidHost: string
  /** The code for an unknown path. null when no unknown path can belong to the family. */
  readonly unknownPath: string | null
  readonly wrongMethod: string
  readonly internal: string
  /** The data store is temporarily unavailable (G-330). */
  readonly unavailable: string
}

/** One value that rejectionCode of a schedule may have. */
export interface RejectionCodeEntry extends Provenance {
  /**
   * Where the code comes from. `scheme`: the payer institution sent it, and the service passes it on unchanged.
   * `service`: the service itself defines it.
   */
  readonly origin: 'scheme' | 'service'
  /** True when the rejection is final and the charge must not be retried. */
  readonly terminal: boolean
  readonly meaning: string
  readonly note: string | null
}

/** The whole error catalogue. */
export interface ErrorCatalogue {
  readonly families: Readonly<Record<ErrorFamily, ErrorEnvelope>>
  readonly codes: Readonly<Record<ErrorFamily, Readonly<Record<string, ErrorEntry>>>>
  readonly operations: Readonly<Record<OperationId, OperationErrors>>
}
