import { baseOf } from '../base-folder.ts'
import { errorsOnBase } from './errors-on-base.ts'
import type { ErrorType, RejectionCodeEntry } from './errors.ts'
import {
  checked,
  faultIn,
  flag,
  list,
  mapOf,
  matching,
  oneOf,
  provenRecord,
  record,
  text,
  unique,
} from './shape.ts'
import { readYaml } from './yaml-source.ts'

/** The `x-source` and `x-gap` of a row in a data file. */
export interface ProvenanceRow {
  readonly 'x-source'?: string | readonly string[]
  readonly 'x-gap'?: string | readonly string[]
}

/** A status in `errors.yaml`: the name and description that its error responses have in all families. */
export interface StatusRow {
  /** A part of schema names, such as `Conflict` in `CreateScheduleConflictError`. */
  readonly name: string
  readonly description: string
}

/** An error family as `errors.yaml` states it. */
export interface FamilyRow extends ProvenanceRow {
  readonly envelope: string
  readonly prefixes: readonly string[]
  readonly roles: Readonly<Record<string, string | readonly string[]>>
}

/** An error code as `errors.yaml` states it. */
export interface CodeRow extends ProvenanceRow {
  readonly code: string
  readonly family: string
  readonly status: number
  readonly type?: ErrorType
  readonly retryable: boolean
  readonly meaning: string
}

/** The error codes of an operation as `errors.yaml` states them. */
export interface OperationRow {
  readonly family: string
  readonly codes: readonly { readonly code: string; readonly meaning?: string }[]
}

/** A rejection code as `errors.yaml` states it. */
export interface RejectionCodeRow extends ProvenanceRow {
  readonly code: string
  readonly origin: RejectionCodeEntry['origin']
  readonly terminal: boolean
  readonly meaning: string
  readonly note?: string
}

/** The content of `errors.yaml`. */
export interface ErrorsFile {
  /** The statuses, by HTTP status. */
  readonly statuses: Readonly<Record<string, StatusRow>>
  readonly families: Readonly<Record<string, FamilyRow>>
  readonly codes: readonly CodeRow[]
  readonly operations: Readonly<Record<string, OperationRow>>
  readonly rejectionCodes: readonly RejectionCodeRow[]
}

const FAMILY = oneOf('token', 'money', 'automatic')
const ROLES = record(
  {
    unauthorized: text,
    rateLimited: text,
    tooLarge: text,
    unsupportedEncoding: text,
    wrongContentType: text,
    unparsableBody: text,
    malformedBody: text,
    malformedParameter: list(text),
    invalidHost: text,
    wrongMethod: text,
    internal: text,
    unavailable: text,
  },
  { unknownPath: text },
)
const ENVELOPE = provenRecord({ envelope: text, prefixes: list(text), roles: ROLES })
const CODE = provenRecord(
  {
    code: text,
    family: FAMILY,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    retryable: flag,
    meaning: text,
  },
  { type: oneOf('pixAutomaticError', 'invalidRequestError', 'apiError') },
)
/** The keys that `errors.yaml` has in every document. */
const OWN = {
  codes: list(CODE),
  operations: mapOf(record({ family: FAMILY, codes: list(record({ code: text }, { meaning: text })) })),
}
const SHAPE = record({
  ...OWN,
  statuses: mapOf(record({ name: matching('^[A-Z][A-Za-z]+$'), description: text })),
  families: record({ token: ENVELOPE, money: ENVELOPE, automatic: ENVELOPE }),
  rejectionCodes: list(
    provenRecord(
      { code: text, origin: oneOf('scheme', 'service'), terminal: flag, meaning: text },
      { note: text },
    ),
  ),
})

/**
 * Reads `errors.yaml`. For a document that builds on the contract, adds the families and codes of the contract that the
 * document uses.
 *
 * Throws when
 * - the file does not have the expected shape,
 * - a code is repeated in a family, in an operation or in the rejection codes,
 * - an operation or a role uses a code that its family does not have,
 * - `statuses` lacks the status of a code that an operation lists.
 */
export function loadErrors(root: string): ErrorsFile {
  const source = readYaml(root, 'errors.yaml')
  const base = baseOf(root)
  const errors =
    base === undefined
      ? checked<ErrorsFile>(source, SHAPE)
      : {
          ...errorsOnBase(
            checked<Pick<ErrorsFile, 'codes' | 'operations'>>(source, record(OWN)),
            loadErrors(base),
          ),
          rejectionCodes: [],
        }
  const known = errors.codes.map((row) => `${row.family}.${row.code}`)
  unique(source, known)
  unique(
    source,
    errors.rejectionCodes.map((row) => row.code),
  )
  for (const [operationId, { family, codes }] of Object.entries(errors.operations)) {
    unique(
      source,
      codes.map((row) => `${operationId}.${row.code}`),
    )
    for (const { code } of codes) {
      need(operationId, family, code)
      const status = errors.codes.find((row) => row.family === family && row.code === code)?.status
      if (!(String(status) in errors.statuses)) {
        throw faultIn(source, `${operationId} lists ${code}, whose status ${status} is not in statuses`)
      }
    }
  }
  for (const [family, { roles }] of Object.entries(errors.families)) {
    for (const code of Object.values(roles).flat()) need('a role', family, code)
  }
  return errors

  function need(user: string, family: string, code: string): void {
    if (known.includes(`${family}.${code}`)) return
    throw faultIn(source, `${user} uses ${code}, which the family ${family} does not have`)
  }
}
