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

/** The error codes that an operation answers: `ErrorCodeOf<'createRefund'>`. */
export type ErrorCodeOf<O extends OperationId> = Operations[O]['codes'][number]

/** What a schedule's rejectionCode may carry: the codes of the scheme, and those of the service (§7.5). */
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

/** An error code as one operation answers it: `meaning` is narrowed to the operation where that helps. */
export interface OperationError<O extends OperationId = OperationId> extends ErrorEntry {
  readonly code: ErrorCodeOf<O>
  readonly family: ErrorFamily
}

/** The codes of an operation in order of precedence: when several rules are broken, the first one is the answer. */
export interface OperationErrors {
  readonly family: ErrorFamily
  readonly codes: readonly string[]
  /** The meanings that differ from those of the family, by code. */
  readonly meanings: Readonly<Record<string, string>>
}

/** An envelope, and the code that each failure of transport or shape gets in it. */
export interface ErrorEnvelope extends Provenance {
  /** The shape of the body, in words. */
  readonly envelope: string
  /** Path prefixes; the longest one that matches a path decides its family. */
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
  /** An operation uses the first of these that it lists. */
  readonly malformedParameter: readonly string[]
  readonly invalidHost: string
  /** null in a family whose prefixes hold no unknown path of their own. */
  readonly unknownPath: string | null
  readonly wrongMethod: string
  readonly internal: string
  /** The data store cannot be used now (G-330). */
  readonly unavailable: string
}

/** One value of a schedule's rejectionCode. */
export interface RejectionCodeEntry extends Provenance {
  /** `scheme`: the payer institution's code, unchanged. `service`: made by the service itself. */
  readonly origin: 'scheme' | 'service'
  /** Rejected for good: it must not be retried. */
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
