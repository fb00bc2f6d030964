import type { GapId, RuleId } from '@pix-payments/spec'
import type { Contract } from '../contract.ts'
import type { CaseReport, CaseSource, CaseViolation } from '../report/report.ts'
import type { Target } from '../target/target.ts'

/** One check of a target. A run executes many cases. */
export interface Case {
  /**
   * What the case tests: a status of an operation, an event, a scenario, or routes. It also decides where the report
   * shows the case.
   */
  readonly subject: CaseSubject
  readonly name: string
  readonly source: CaseSource
  /** The error code that the case tests. */
  readonly code?: string | undefined
  readonly rules?: readonly RuleId[] | undefined
  readonly gaps?: readonly GapId[] | undefined
  run(context: CaseContext): Promise<CaseResult>
}

export type CaseSubject =
  | { readonly kind: 'operation'; readonly operationId: string; readonly status: number }
  | { readonly kind: 'webhook'; readonly event: string }
  | { readonly kind: 'scenario' }
  | { readonly kind: 'general' }

export interface CaseContext {
  readonly contract: Contract
  readonly target: Target
  readonly seed: number
  /** The number of requests that a property case generates. */
  readonly runs: number
  /** The clock with which timestamps are compared. When undefined, timestamps are not compared. */
  readonly now: (() => Date) | undefined
}

export type CaseResult = Pick<CaseReport, 'outcome' | 'reason' | 'violations'>

export const resultOf = (violations: readonly CaseViolation[]): CaseResult =>
  violations.length === 0 ? { outcome: 'covered' } : { outcome: 'failed', violations }

export const notReachable = (reason: string): CaseResult => ({ outcome: 'not-reachable', reason })

/** A case and its result. */
export interface RanCase {
  readonly case: Case
  readonly report: CaseReport
}
