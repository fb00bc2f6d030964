import type { GapId, RuleId } from '@pix-payments/spec'

/**
 * - `covered`: the target gave the documented answer.
 * - `not-reachable`: the suite cannot provoke the answer on this target; `reason` says why.
 * - `failed`: the target's answer differs from the documented one, or there is none; `violations` lists the differences.
 */
export type Outcome = 'covered' | 'not-reachable' | 'failed'

/**
 * The source of a case: an example of the contract, a rule of the source, the schemas of the requests, or a scenario of
 * several calls.
 */
export type CaseSource = 'example' | 'rule' | 'property' | 'scenario'

/** The result of a run, as `--report json` writes it. */
export interface ContractReport {
  readonly contractVersion: string
  readonly target: { readonly kind: string; readonly baseUrl: string }
  /** ISO 8601. Absent when the run had no clock. */
  readonly startedAt?: string
  /** The seed of the generated requests. The same seed with `--seed` generates the same requests. */
  readonly seed: number
  readonly summary: ReportSummary
  readonly operations: readonly OperationReport[]
  readonly webhooks: readonly WebhookReport[]
  /** Cases of several calls, on targets with a control API. */
  readonly scenarios: readonly CaseReport[]
  /** Cases without an operation: unknown paths and wrong methods. */
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
  /** The number of mutations: requests of the operation that break one rule of its schemas. */
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
  /** Gaps whose decisions the case proves. */
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
