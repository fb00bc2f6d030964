import { outcomeAt, mutationCount, placedCases, reasonsOf, statusesOf, summaryLine } from './matrix.ts'
import type { ContractReport, Outcome } from './report.ts'

export interface TerminalOptions {
  /** Whether to print ANSI colours. */
  readonly color: boolean
}

const MARKS: Readonly<Record<Outcome, string>> = { covered: '✓', 'not-reachable': '–', failed: '✗' }
const COLORS: Readonly<Record<Outcome, string>> = { covered: '32', 'not-reachable': '2', failed: '31' }

/**
 * The largest numbers of failed cases, and of violations in each case, that are printed. The other report formats print
 * all.
 */
const SHOWN_CASES = 30
const SHOWN_VIOLATIONS = 5
const WIDTH = 80

/**
 * Returns the report as text for a terminal of about 80 columns: a matrix, the reasons, the failures and the summary.
 */
export function terminalReport(report: ContractReport, { color }: TerminalOptions): string {
  const paint = (code: string, text: string): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text)
  const mark = (outcome: Outcome | undefined): string =>
    outcome === undefined ? ' ' : paint(COLORS[outcome], MARKS[outcome])
  const sections = [
    [
      paint('1', `Contract ${report.contractVersion} on ${report.target.kind} ${report.target.baseUrl}`),
      ...matrix(report, mark),
    ],
    webhooks(report, mark),
    scenarios(report, mark),
    reasons(report),
    failures(report, paint),
    [
      `✓ covered   – not reachable on this target   ✗ failed`,
      `${mutationCount(report)} mutations of valid requests; seed ${report.seed}`,
      paint(report.summary.failed === 0 ? '32' : '31', summaryLine(report)),
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

function failures(report: ContractReport, paint: (code: string, text: string) => string): string[] {
  const failed = placedCases(report).filter((it) => it.report.outcome === 'failed')
  if (failed.length === 0) return []
  const shown = failed
    .slice(0, SHOWN_CASES)
    .flatMap(({ place, report: { name, violations = [], rules } }) => [
      paint('31', `✗ ${place}: ${name}${rules === undefined ? '' : ` (${rules.join(', ')})`}`),
      ...violations.slice(0, SHOWN_VIOLATIONS).map(({ at, message }) => `    ${at}: ${message}`),
      ...more(violations.length - SHOWN_VIOLATIONS, '    '),
    ])
  return ['Failed', ...shown, ...more(failed.length - SHOWN_CASES, '')]
}

const more = (count: number, indent: string): string[] => (count > 0 ? [`${indent}and ${count} more`] : [])

/** Breaks the text into lines of at most 80 columns. The later lines start below the text of the first line. */
function wrap(head: string, text: string): string[] {
  const lines: string[] = []
  let line = head
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line.trimEnd())
      line = ' '.repeat(head.length)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
