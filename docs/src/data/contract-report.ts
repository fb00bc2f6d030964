/** The result of a status, a code or a case in a run of the contract tests. */
export type Outcome = 'covered' | 'not-reachable' | 'failed'

export interface TestCase {
  readonly name: string
  readonly source: string
  readonly outcome: Outcome
  readonly reason?: string
  /** The rules that the case tests: `['R-006']`. */
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
  /** `mock` or `service`. */
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
  /** Sequences of calls, on targets that have a control API. */
  readonly scenarios?: readonly TestCase[]
  /** Cases that belong to no operation: unknown paths, wrong methods. */
  readonly general?: readonly TestCase[]
}

/** Returns the report, or undefined when the file has another form. */
export function contractReport(found: unknown): ContractReport | undefined {
  const report = found as Partial<ContractReport> | undefined
  const whole =
    report?.summary !== undefined && Array.isArray(report.operations) && Array.isArray(report.webhooks)
  return whole ? (report as ContractReport) : undefined
}

/** The result of one target for a status, a code or an event. */
export interface OfTarget<T> {
  readonly kind: string
  readonly seen: T
}

type InAllTargets<T> = readonly OfTarget<T>[]

export interface OperationInTargets extends Omit<TestedOperation, 'statuses'> {
  readonly statuses: readonly {
    readonly status: TestedStatus['status']
    readonly targets: InAllTargets<TestedStatus>
  }[]
}

/** Operations by tag, in the order of the first report. Each status has the results of all targets. */
export function byTag(
  reports: readonly ContractReport[],
): readonly (readonly [string, readonly OperationInTargets[]])[] {
  const operations = (reports[0]?.operations ?? []).map(({ statuses, ...operation }) => ({
    ...operation,
    statuses: statuses.map(({ status }) => ({
      status,
      targets: inAllTargets(reports, (report) =>
        report.operations
          .find(({ operationId }) => operationId === operation.operationId)
          ?.statuses.find((it) => it.status === status),
      ),
    })),
  }))
  return [...Map.groupBy(operations, ({ tag }) => tag)]
}

/** The results of all targets for one status, code or event. A target without a result is left out. */
export function inAllTargets<T>(
  reports: readonly ContractReport[],
  find: (report: ContractReport) => T | undefined,
): InAllTargets<T> {
  return reports.flatMap((report) => {
    const seen = find(report)
    return seen === undefined ? [] : [{ kind: report.target.kind, seen }]
  })
}

/** The error codes of a status. Each has the targets that did not cover it. */
export function codesIn(
  targets: InAllTargets<TestedStatus>,
): readonly { readonly code: string; readonly missed: InAllTargets<TestedStatus['codes'][number]> }[] {
  const codes = targets[0]?.seen.codes ?? []
  return codes.map(({ code }) => ({
    code,
    missed: targets.flatMap(({ kind, seen }) =>
      seen.codes
        .filter((it) => it.code === code && it.outcome !== 'covered')
        .map((it) => ({ kind, seen: it })),
    ),
  }))
}

/** The cases of an operation by target. The name of each case begins with its status. */
export function casesIn(statuses: OperationInTargets['statuses']): InAllTargets<readonly TestCase[]> {
  const all = statuses.flatMap(({ status, targets }) =>
    targets.flatMap(({ kind, seen }) =>
      seen.cases.map((it) => ({ kind, seen: { ...it, name: `${status} ${it.name}` } })),
    ),
  )
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, cases]) => ({
    kind,
    seen: cases.map(({ seen }) => seen),
  }))
}

const WORDS: Readonly<Record<Outcome, string>> = {
  covered: 'covered',
  'not-reachable': 'not reachable',
  failed: 'failed',
}

export const outcomeWords = (outcome: Outcome): string => WORDS[outcome]
