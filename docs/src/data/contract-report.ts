/** What became of a status, a code or a case when the contract tests ran. */
export type Outcome = 'covered' | 'not-reachable' | 'failed'

export interface TestCase {
  readonly name: string
  readonly source: string
  readonly outcome: Outcome
  readonly reason?: string
  /** The rules that the case proves: `['R-006']`. */
  readonly rules?: readonly string[]
}

export interface TestedStatus {
  readonly status: number | string
  readonly outcome: Outcome
  readonly codes: readonly { readonly code: string; readonly outcome: Outcome; readonly reason?: string }[]
  readonly cases: readonly TestCase[]
}

export interface TestedOperation {
  readonly operationId: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly statuses: readonly TestedStatus[]
}

/** The report of the contract tests (`packages/contract-tests/report/*.json`). */
export interface ContractReport {
  readonly contractVersion: string
  readonly target: { readonly kind: string }
  readonly seed: number | string
  readonly summary: {
    readonly cases: number
    readonly covered: number
    readonly notReachable: number
    readonly failed: number
  }
  readonly operations: readonly TestedOperation[]
  readonly webhooks: readonly {
    readonly event: string
    readonly outcome: Outcome
    readonly cases: readonly TestCase[]
  }[]
  /** Cases of no one operation: unknown paths, wrong methods. */
  readonly general?: readonly TestCase[]
}

/** The report that a page is to show; undefined when there is none, or what is there is not one. */
export function contractReport(found: unknown): ContractReport | undefined {
  const report = found as Partial<ContractReport> | undefined
  const whole =
    report?.summary !== undefined && Array.isArray(report.operations) && Array.isArray(report.webhooks)
  return whole ? (report as ContractReport) : undefined
}

/** Operations by tag, in the order of the report. */
export function byTag(
  operations: readonly TestedOperation[],
): readonly (readonly [string, readonly TestedOperation[]])[] {
  return [...Map.groupBy(operations, ({ tag }) => tag)]
}

const WORDS: Readonly<Record<Outcome, string>> = {
  covered: 'covered',
  'not-reachable': 'not reachable',
  failed: 'failed',
}

export const outcomeWords = (outcome: Outcome): string => WORDS[outcome]
