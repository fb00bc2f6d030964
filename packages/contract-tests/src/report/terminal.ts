import { outcomeAt, mutationCount, placedCases, reasonsOf, statusesOf, summaryLine } from './matrix.ts'
import type { ContractReport, Outcome } from './report.ts'
import { MARKS, type Paint, type TerminalOptions, paintWith, wrap } from './terminal-style.ts'

/**
 * The largest numbers of failed cases, and of violations in each case, that are printed. The other report formats print
 * all.
 */
const SHOWN_CASES = 30
const SHOWN_VIOLATIONS = 5

/**
 * Returns the report as text for a terminal of about 80 columns: a matrix, the reasons, the failures and the summary.
 */
export function terminalReport(report: ContractReport, { color }: TerminalOptions): string {
  const paint = paintWith(color)
  const mark = (outcome: Outcome | undefined): string =>
    outcome === undefined ? ' ' : paint[outcome](MARKS[outcome])
  const sections = [
    [
      paint.title(`Contract ${report.contractVersion} on ${report.target.kind} ${report.target.baseUrl}`),
      ...matrix(report, mark),
    ],
    webhooks(report, mark),
    scenarios(report, mark),
    reasons(report),
    failures(report, paint),
    [
      `✓ covered   – not reachable on this target   ✗ failed`,
      `${mutationCount(report)} mutations of valid requests; seed ${report.seed}`,
      paint[report.summary.failed === 0 ? 'covered' : 'failed'](summaryLine(report)),
    ],
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/**
 * Returns a table with one row per operation and one column per status. In the header, the three digits of a status
 * stand below each other.
 */
function matrix(report: ContractReport, mark: (outcome: Outcome | undefined) => string): string[] {
  const statuses = statusesOf(report)
  const width = Math.max(0, ...report.operations.map(({ operationId }) => operationId.length))
  const heads = [0, 1, 2].map(
    (digit) => `${' '.repeat(width)}  ${statuses.map((status) => String(status).charAt(digit)).join(' ')}`,
  )
  const rows = report.operations.map(
    (operation) =>
      `${operation.operationId.padEnd(width)}  ${statuses.map((status) => mark(outcomeAt(operation, status))).join(' ')}`,
  )
  return [...heads, ...rows.map((row) => row.trimEnd())]
}

function webhooks({ webhooks }: ContractReport, mark: (outcome: Outcome) => string): string[] {
  if (webhooks.length === 0) return []
  return ['Webhooks', ...webhooks.map(({ event, outcome }) => `${mark(outcome)} ${event}`)]
}

function scenarios({ scenarios }: ContractReport, mark: (outcome: Outcome) => string): string[] {
  if (scenarios.length === 0) return []
  const lines = scenarios.flatMap(({ name, outcome }) => {
    const [first = '', ...rest] = wrap('  ', name)
    return [`${mark(outcome)} ${first.slice(2)}`, ...rest]
  })
  return ['Scenarios', ...lines]
}

function reasons(report: ContractReport): string[] {
  const rows = reasonsOf(report)
  if (rows.length === 0) return []
  return ['Not reachable', ...rows.flatMap(([reason, cases]) => wrap(`${cases.length} × `, reason))]
}

function failures(report: ContractReport, paint: Paint): string[] {
  const failed = placedCases(report).filter((it) => it.report.outcome === 'failed')
  if (failed.length === 0) return []
  const shown = failed
    .slice(0, SHOWN_CASES)
    .flatMap(({ place, report: { name, violations = [], rules } }) => [
      paint.failed(`✗ ${place}: ${name}${rules === undefined ? '' : ` (${rules.join(', ')})`}`),
      ...violations.slice(0, SHOWN_VIOLATIONS).map(({ at, message }) => `    ${at}: ${message}`),
      ...more(violations.length - SHOWN_VIOLATIONS, '    '),
    ])
  return ['Failed', ...shown, ...more(failed.length - SHOWN_CASES, '')]
}

const more = (count: number, indent: string): string[] => (count > 0 ? [`${indent}and ${count} more`] : [])
