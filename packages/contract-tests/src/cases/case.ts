import type { GapId, RuleId } from '@pix-payments/spec'
import type { Contract } from '../contract.ts'
import type { CaseReport, CaseSource, CaseViolation } from '../report/report.ts'
import type { Target } from '../target/target.ts'

/** One thing to find out about a target. */
export interface Case {
  /** Where it stands in the report: a status of an operation, an event, the scenarios, or none of these. */
  readonly subject: CaseSubject
  readonly name: string
  readonly source: CaseSource
  /** The error code that the case is about. */
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
  /** How many generated requests a property sends. */
  readonly runs: number
  /** The time, where something is compared with it. */
  readonly now: (() => Date) | undefined
}

export type CaseResult = Pick<CaseReport, 'outcome' | 'reason' | 'violations'>

export const resultOf = (violations: readonly CaseViolation[]): CaseResult =>
  violations.length === 0 ? { outcome: 'covered' } : { outcome: 'failed', violations }

export const notReachable = (reason: string): CaseResult => ({ outcome: 'not-reachable', reason })

/** A case and what came of it. */
export interface RanCase {
  readonly case: Case
  readonly report: CaseReport
}
