import type { GapId, RuleId } from '@pix-payments/spec'

/**
 * The result of a case.
 *
 * - `covered`: the target returned the documented answer.
 * - `not-reachable`: the suite cannot make this target return the answer; `reason` says why.
 * - `failed`: the answer of the target differs from the documented answer, or the target did not answer. `violations`
 *   lists the differences.
 */
export type Outcome = 'covered' | 'not-reachable' | 'failed'

/**
 * Where a case comes from: an example of the contract, a rule of the source, the request schemas, or a scenario of
 * several calls.
 */
export type CaseSource = 'example' | 'rule' | 'property' | 'scenario'

/** The result of a run, as `--report json` writes it. */
export interface ContractReport {
  readonly contractVersion: string
  readonly target: { readonly kind: string; readonly baseUrl: string }
  /** The start of the run in ISO 8601. Absent when the run had no clock. */
  readonly startedAt?: string
  /** The seed of the generated requests. To generate the same requests again, pass it as `--seed`. */
  readonly seed: number
  readonly summary: ReportSummary
  readonly operations: readonly OperationReport[]
  readonly webhooks: readonly WebhookReport[]
  /** The cases of several calls. They run only on a target that has a control API. */
  readonly scenarios: readonly CaseReport[]
  /** The cases that belong to no operation: unknown paths and wrong methods. */
  readonly general: readonly CaseReport[]
}

/** The numbers of cases by outcome. */
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
  /** The number of mutations. A mutation is a request that breaks one rule of the operation's schemas. */
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
  /** The rules of the source that the case proves. */
  readonly rules?: readonly RuleId[]
  /** The gaps whose decisions the case proves. */
  readonly gaps?: readonly GapId[]
  readonly violations?: readonly CaseViolation[]
}

/** One difference between an answer and the contract. */
export interface CaseViolation {
  /** The part of the answer that differs: `status`, `header x-request-id`, `body amount`, `code`. */
  readonly at: string
  readonly message: string
}

export interface WebhookReport {
  readonly event: string
  readonly outcome: Outcome
  readonly cases: readonly CaseReport[]
}
