import type { GapId, RuleId } from '@pix-payments/spec'

/**
 * - `covered`: the target gave the documented answer.
 * - `not-reachable`: the case cannot be brought about on this target; `reason` says why.
 * - `failed`: the target answered, and differently; `violations` say how.
 */
export type Outcome = 'covered' | 'not-reachable' | 'failed'

/**
 * Where a case comes from: an example of the contract, a rule of the source, the schemas of the requests, or a sequence
 * of calls whose answers belong together.
 */
export type CaseSource = 'example' | 'rule' | 'property' | 'scenario'

/** The result of a run, as `--report json` writes it. */
export interface ContractReport {
  readonly contractVersion: string
  readonly target: { readonly kind: string; readonly baseUrl: string }
  /** ISO 8601; absent when the run was given no clock. */
  readonly startedAt?: string
  /** Repeats the generated requests: `--seed`. */
  readonly seed: number
  readonly summary: ReportSummary
  readonly operations: readonly OperationReport[]
  readonly webhooks: readonly WebhookReport[]
  /** Sequences of calls, on targets that have a control API. */
  readonly scenarios: readonly CaseReport[]
  /** Cases of no one operation: unknown paths, wrong methods. */
  readonly general: readonly CaseReport[]
}

/** Numbers of cases. */
export interface ReportSummary {
  readonly cases: number
  readonly covered: number
  readonly notReachable: number
  readonly failed: number
}

export interface OperationReport {
  readonly operationId: string
  readonly tag: string
  readonly method: string
  readonly path: string
  /** In how many ways a request of the operation can break one rule of its schemas. */
  readonly mutations: number
  /** Every documented status, in numeric order. */
  readonly statuses: readonly StatusReport[]
}

export interface StatusReport {
  readonly status: number
  readonly outcome: Outcome
  /** Every documented error code of the status; empty for a success. */
  readonly codes: readonly CodeReport[]
  readonly cases: readonly CaseReport[]
}

export interface CodeReport {
  readonly code: string
  readonly outcome: Outcome
  readonly reason?: string
}

export interface CaseReport {
  readonly name: string
  readonly source: CaseSource
  readonly outcome: Outcome
  readonly reason?: string
  /** Rules of the source that the case proves. */
  readonly rules?: readonly RuleId[]
  /** Decisions of the gap register that it proves. */
  readonly gaps?: readonly GapId[]
  readonly violations?: readonly CaseViolation[]
}

/** One difference between an answer and the contract. */
export interface CaseViolation {
  /** `status`, `header x-request-id`, `body amount`, `code`. */
  readonly at: string
  readonly message: string
}

export interface WebhookReport {
  readonly event: string
  readonly outcome: Outcome
  readonly cases: readonly CaseReport[]
}
