import { join, relative } from 'node:path'
import { baseOf } from '../contract-folders.ts'
import { faultsOfRuns, operationsOf, type OperationRow, type WrittenLists } from './code-runs.ts'
import { errorsOnBase } from './errors-on-base.ts'
import type { ErrorOutcome, ErrorType, RejectionCodeEntry } from './errors.ts'
import { faultsOfCodes, faultsOfOperations, faultsOfRoles } from './error-faults.ts'
import { RegisterError } from './register-error.ts'
import {
  checked,
  flag,
  gapId,
  list,
  mapOf,
  matching,
  oneOf,
  provenRecord,
  record,
  refuse,
  repeated,
  text,
  withKey,
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
  /** The case in which `retryable` is true, when it is usually false. */
  readonly retryableWhen?: string
  /** True for the known codes of a kind of error that may have other codes. */
  readonly isOpen?: boolean
  readonly outcome: ErrorOutcome
  readonly meaning: string
}

/** A rejection code as `errors.yaml` states it. */
export interface RejectionCodeRow extends ProvenanceRow {
  readonly code: string
  readonly origin: RejectionCodeEntry['origin']
  readonly terminal: boolean
  readonly meaning: string
  readonly note?: string
}

/** The content of `errors.yaml`, with the codes of each run in the operations that name it. */
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
    outcome: oneOf('refused', 'notSent', 'unknown'),
    meaning: text,
  },
  { type: oneOf('pixAutomaticError', 'invalidRequestError', 'apiError'), retryableWhen: text, isOpen: flag },
)
const LISTED = record({ code: text }, { meaning: text, 'x-gap': list(gapId) })
/** The keys that `errors.yaml` has in every document. */
const OWN = {
  codes: list(CODE),
  operations: mapOf(record({ family: FAMILY, codes: list(withKey('run', record({ run: text }), LISTED)) })),
}
const RUNS = { runs: mapOf(list(LISTED)) }
const SHAPE = record(
  {
    ...OWN,
    statuses: mapOf(record({ name: matching('^[A-Z][A-Za-z]+$'), description: text })),
    families: record({ token: ENVELOPE, money: ENVELOPE, automatic: ENVELOPE }),
    rejectionCodes: list(
      provenRecord(
        { code: text, origin: oneOf('scheme', 'service'), terminal: flag, meaning: text },
        { note: text },
      ),
    ),
  },
  RUNS,
)

/**
 * Reads `errors.yaml`. For a document that builds on the contract, adds the families and codes of the contract that the
 * document uses.
 *
 * Throws when
 * - the file does not have the expected shape,
 * - a code is repeated in a family, in an operation or in the rejection codes,
 * - an operation or a role uses a code that its family does not have,
 * - an operation names a run that the file lacks, or no operation names a run,
 * - `statuses` lacks the status of a code that an operation lists,
 * - the file of the contract below has such a fault. The path of that file starts with `../`.
 */
export function loadErrors(root: string): ErrorsFile {
  const source = readYaml(root, 'errors.yaml')
  const base = baseOf(root)
  if (base === undefined) {
    const written = checked<ErrorsFile & WrittenLists>(source, SHAPE)
    const errors: ErrorsFile = { ...written, operations: operationsOf(written) }
    const rejectionCodes = errors.rejectionCodes.map(({ code }, index) => ({
      key: code,
      path: ['rejectionCodes', index, 'code'],
    }))
    refuse([
      ...faultsOfCodes(source, errors, errors.codes.length),
      ...repeated(source, rejectionCodes),
      ...faultsOfRuns(source, written),
      ...faultsOfOperations(source, errors),
      ...faultsOfRoles(source, errors),
    ])
    return errors
  }
  const written = checked<Pick<ErrorsFile, 'codes'> & WrittenLists>(source, record(OWN, RUNS))
  const own = { codes: written.codes, operations: operationsOf(written) }
  const errors = { ...errorsOnBase(own, loadBase(root, base)), rejectionCodes: [] }
  refuse([
    ...faultsOfCodes(source, errors, own.codes.length),
    ...faultsOfRuns(source, written),
    ...faultsOfOperations(source, errors),
  ])
  return errors
}

/** Reads `errors.yaml` of the contract on which the document in `root` builds. */
function loadBase(root: string, base: string): ErrorsFile {
  try {
    return loadErrors(base)
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error
    const folder = relative(root, base)
    throw new RegisterError(error.faults.map((fault) => ({ ...fault, file: join(folder, fault.file) })))
  }
}
