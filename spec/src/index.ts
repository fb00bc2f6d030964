/**
 * The contract of the Pix payment API as typed data: the error catalogue, the state machines, the gap register, and the
 * sections and rules of the source. This module imports nothing of Node, so it also runs in browsers.
 *
 * The OpenAPI document itself is `@pix-payments/spec/openapi.json`.
 */
import type { ErrorCatalogue } from './data/errors.ts'
import { errorCodes, errorFamilies, operationErrors } from './generated/errors.ts'

/**
 * The error catalogue. `families` holds the three envelopes, `codes` the codes of each family, and `operations` the
 * codes of each operation in order of precedence. {@link errorsOf} returns the codes of an operation with their data.
 *
 *     errors.codes.automatic.INVALID_RECURRENCE_STATE.status // 409
 */
export const errors: {
  readonly families: typeof errorFamilies
  readonly codes: typeof errorCodes
  readonly operations: typeof operationErrors
} = { families: errorFamilies, codes: errorCodes, operations: operationErrors } satisfies ErrorCatalogue

export { errorsOf } from './data/errors-of.ts'

/** The values that rejectionCode of a schedule may have (§7.5), such as `rejectionCodes.AC05` with `terminal: true`. */
export { rejectionCodes } from './generated/errors.ts'

/**
 * The state machines. `machines.charge.transitions` has one row for each transition. If a pair of state and event has
 * no row, the event is illegal in that state. An operation that causes an illegal event returns the code in `illegal`,
 * such as `machines.schedule.illegal.cancel.code`.
 */
export { machines } from './generated/machines.ts'

/** The gap register: the points that the source leaves open, and our decisions. */
export { gaps } from './generated/gaps.ts'

/** The sections of the source, and the testable rules that follow from them. */
export { rules, sections } from './generated/sections.ts'

/** The documents of the contract: the payment API, the control API and the rail contract. The bundle of a document is `@pix-payments/spec/<bundle>.json`. */
export { DOCUMENTS } from './documents.ts'
export type { DocumentName } from './documents.ts'

export type {
  ErrorCatalogue,
  ErrorCode,
  ErrorCodeOf,
  ErrorEntry,
  ErrorEnvelope,
  ErrorFamily,
  ErrorOutcome,
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
  MoneyPlace,
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
