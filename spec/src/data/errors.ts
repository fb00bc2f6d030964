import type { errorCodes, operationErrors, rejectionCodes } from '../generated/errors.ts'
import type { Provenance } from './provenance.ts'

type Codes = typeof errorCodes
type Operations = typeof operationErrors

/** The three error envelopes: `token`, `money` and `automatic`. */
export type ErrorFamily = keyof Codes

/** The error codes, of one family or of all: `ErrorCode<'money'>`. */
export type ErrorCode<F extends ErrorFamily = ErrorFamily> = F extends ErrorFamily
  ? keyof Codes[F] & string
  : never

/** The operations of the contract. */
export type OperationId = keyof Operations

/** The error codes that an operation returns: `ErrorCodeOf<'createRefund'>`. */
export type ErrorCodeOf<O extends OperationId> = Operations[O]['codes'][number]

/** The values of a schedule's rejectionCode: the codes of the scheme and those of the service (§7.5). */
export type RejectionCode = keyof typeof rejectionCodes

/** The `type` of an error of Pix Automático (§7.4). */
export type ErrorType = 'pixAutomaticError' | 'invalidRequestError' | 'apiError'

/** An error code of a family. */
export interface ErrorEntry extends Provenance {
  readonly status: number
  /** Only in the family `automatic`; null elsewhere. */
  readonly type: ErrorType | null
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  readonly meaning: string
}

/** An error code of one operation. Its `meaning` may be specific to the operation. */
export interface OperationError<O extends OperationId = OperationId> extends ErrorEntry {
  readonly code: ErrorCodeOf<O>
  readonly family: ErrorFamily
}

/** The codes of an operation in order of precedence: a request that breaks several rules gets the first of their codes. */
export interface OperationErrors {
  readonly family: ErrorFamily
  readonly codes: readonly string[]
  /** The meanings that differ from those of the family, by code. */
  readonly meanings: Readonly<Record<string, string>>
}

/** A family of errors: its envelope, and its code for each kind of transport failure and malformed request. */
export interface ErrorEnvelope extends Provenance {
  /** A description of the body's shape. */
  readonly envelope: string
  /** Path prefixes. A path belongs to the family with the longest matching prefix. */
  readonly prefixes: readonly string[]
  readonly roles: ErrorRoles
}

/** Codes by the kind of failure. */
export interface ErrorRoles {
  readonly unauthorized: string
  readonly rateLimited: string
  readonly tooLarge: string
  readonly unsupportedEncoding: string
  readonly wrongContentType: string
  readonly unparsableBody: string
  readonly malformedBody: string
  /** An operation uses the first of these codes that it lists. */
  readonly malformedParameter: readonly string[]
  readonly invalidHost: string
  /** null when no unknown path belongs to the family. */
  readonly unknownPath: string | null
  readonly wrongMethod: string
  readonly internal: string
  /** The data store is temporarily unavailable (G-330). */
  readonly unavailable: string
}

/** One value of a schedule's rejectionCode. */
export interface RejectionCodeEntry extends Provenance {
  /** `scheme`: the code of the payer institution, unchanged. `service`: a code of the service. */
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
