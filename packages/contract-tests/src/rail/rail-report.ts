import type { Outcome } from '../report/report.ts'

/** The groups of cases, in the order of the report. */
export const RAIL_GROUPS = [
  'Health',
  'Look-ups',
  'Orders',
  'Repeated orders',
  'Signatures',
  'Malformed requests',
  'Reports',
] as const

export type RailGroup = (typeof RAIL_GROUPS)[number]

/** The result of a run against an institution, as `--json` prints it. */
export interface RailReport {
  readonly contractVersion: string
  /** The base URL of the institution. */
  readonly institution: string
  /** The base URL to which the institution sent its reports. */
  readonly reportsUrl: string
  /** The start of the run in ISO 8601. */
  readonly startedAt: string
  readonly summary: RailSummary
  readonly cases: readonly RailCaseReport[]
}

/** The numbers of cases by outcome. */
export interface RailSummary {
  readonly cases: number
  readonly covered: number
  readonly notReachable: number
  readonly failed: number
}

export interface RailCaseReport {
  /** The name of the case: `transfer-ends`. */
  readonly name: string
  readonly group: RailGroup
  /** The rule that the case checks, as a sentence. */
  readonly rule: string
  /** `covered`: the institution follows the rule. `not-reachable`: the run could not show it. */
  readonly outcome: Outcome
  /** One line: what the institution did, and what to change; or why the run could not show it. */
  readonly reason?: string
}
