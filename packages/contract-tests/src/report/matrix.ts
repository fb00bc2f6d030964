import type { CaseReport, ContractReport, OperationReport, Outcome } from './report.ts'

/** The columns of the matrix: every status that an operation of the report documents, in numeric order. */
export function statusesOf({ operations }: ContractReport): readonly number[] {
  const all = operations.flatMap(({ statuses }) => statuses.map(({ status }) => status))
  return [...new Set(all)].sort((a, b) => a - b)
}

/** Returns undefined when the operation does not document the status. */
export function outcomeAt({ statuses }: OperationReport, status: number): Outcome | undefined {
  return statuses.find((it) => it.status === status)?.outcome
}

/** A case and the place where the report shows it: `createRefund 404`, `pixChargePaid`, `scenario`, `routes`. */
export interface PlacedCase {
  readonly place: string
  readonly report: CaseReport
}

export function placedCases({
  operations,
  webhooks,
  scenarios,
  general,
}: ContractReport): readonly PlacedCase[] {
  return [
    ...operations.flatMap(({ operationId, statuses }) =>
      statuses.flatMap(({ status, cases }) =>
        cases.map((report) => ({ place: `${operationId} ${status}`, report })),
      ),
    ),
    ...webhooks.flatMap(({ event, cases }) => cases.map((report) => ({ place: event, report }))),
    ...scenarios.map((report) => ({ place: 'scenario', report })),
    ...general.map((report) => ({ place: 'routes', report })),
  ]
}

/** Groups the cases that are not reachable by their reason. The most frequent reason comes first. */
export function reasonsOf(report: ContractReport): readonly (readonly [string, readonly PlacedCase[]])[] {
  const byReason = new Map<string, PlacedCase[]>()
  for (const it of placedCases(report)) {
    if (it.report.outcome !== 'not-reachable') continue
    const reason = it.report.reason ?? ''
    byReason.set(reason, [...(byReason.get(reason) ?? []), it])
  }
  return [...byReason].sort(([, a], [, b]) => b.length - a.length)
}

/** Returns a line such as `750 of 757 cases covered, 2 not reachable on this target, 5 failed`. */
export function summaryLine({ summary: { cases, covered, notReachable, failed } }: ContractReport): string {
  return `${covered} of ${cases} cases covered, ${notReachable} not reachable on this target, ${failed} failed`
}

export function mutationCount({ operations }: ContractReport): number {
  return operations.reduce((sum, { mutations }) => sum + mutations, 0)
}
