/**
 * The contract of the Pix payment API as typed data: the error catalogue, the state machines, the gap
 * register, and the sections and rules of the source. It imports nothing of Node, so it also runs in browsers.
 *
 * The contract itself is `@pix-payments/spec/openapi.json`.
 */
import type { ErrorCatalogue } from './data/errors.ts'
import { errorCodes, errorFamilies, operationErrors } from './generated/errors.ts'

/**
 * The error catalogue: the three envelopes (`families`), the codes of each (`codes`), and the codes of each
 * operation in order of precedence (`operations`; {@link errorsOf} joins the two).
 *
 *     errors.codes.automatic.INVALID_RECURRENCE_STATE.status // 409
 */
export const errors: {
  readonly families: typeof errorFamilies
  readonly codes: typeof errorCodes
  readonly operations: typeof operationErrors
} = { families: errorFamilies, codes: errorCodes, operations: operationErrors } satisfies ErrorCatalogue

export { errorsOf } from './data/errors-of.ts'

/** The values of a schedule's rejectionCode (§7.5): `rejectionCodes.AC05.terminal` is true. */
export { rejectionCodes } from './generated/errors.ts'

/**
 * The state machines. `machines.charge.transitions` has one row per transition. A pair of state and event without a row
 * is illegal. When an operation causes an illegal event, it returns the code in `illegal`:
 * `machines.schedule.illegal.cancel.code`.
 */
export { machines } from './generated/machines.ts'

/** The gap register: the points that the source leaves open, and our decisions. */
export { gaps } from './generated/gaps.ts'

/** The sections of the source, and the testable rules that follow from them. */
export { rules, sections } from './generated/sections.ts'

/** The documents of the contract. The bundle of a document is `@pix-payments/spec/<bundle>.json`. */
export { DOCUMENTS } from './documents.ts'
export type { DocumentName } from './documents.ts'

export type {
  ErrorCatalogue,
  ErrorCode,
  ErrorCodeOf,
  ErrorEntry,
  ErrorEnvelope,
  ErrorFamily,
  ErrorRoles,
  ErrorType,
  OperationError,
  OperationErrors,
  OperationId,
  RejectionCode,
  RejectionCodeEntry,
} from './data/errors.ts'
export type { Confidence, Gap, GapStatus } from './data/gaps.ts'
export type {
  EventOf,
  IllegalAnswer,
  MachineName,
  State,
  StateMachine,
  StateOf,
  StateSet,
  StateSetOf,
  StatusOf,
  Transition,
} from './data/machines.ts'
export type { Provenance } from './data/provenance.ts'
export type { Section, SourceRule as Rule } from './data/sections.ts'
export type { GapId } from './generated/gap-ids.ts'
export type { RuleId, SectionId } from './generated/section-ids.ts'
