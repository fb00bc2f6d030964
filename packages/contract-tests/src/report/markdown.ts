import { mutationCount, outcomeAt, placedCases, reasonsOf, statusesOf, summaryLine } from './matrix.ts'
import type { ContractReport, Outcome } from './report.ts'

const MARKS: Readonly<Record<Outcome, string>> = { covered: '✓', 'not-reachable': '–', failed: '**✗**' }

/** Returns the report as Markdown for a pull request. */
export function markdownReport(report: ContractReport): string {
  const { contractVersion, target, startedAt, seed } = report
  const started = startedAt === undefined ? '' : `, ${startedAt}`
  const sections = [
    `# Contract tests: ${target.kind}`,
    `Contract ${contractVersion} on \`${target.baseUrl}\`${started}. ${summaryLine(report)}. ${mutationCount(report)} mutations of valid requests; seed ${seed}.`,
    matrix(report),
    '✓ covered, – not reachable on this target, ✗ failed.',
    ...webhooks(report),
    ...scenarios(report),
    ...failures(report),
    ...reasons(report),
  ]
  return `${sections.join('\n\n')}\n`
}

function matrix(report: ContractReport): string {
  const statuses = statusesOf(report)
  const rows = report.operations.map((operation) => [
    `\`${operation.operationId}\``,
    ...statuses.map((status) => {
      const outcome = outcomeAt(operation, status)
      return outcome === undefined ? '' : MARKS[outcome]
    }),
  ])
  return table(['operation', ...statuses.map(String)], rows)
}

function webhooks({ webhooks }: ContractReport): string[] {
  if (webhooks.length === 0) return []
  const rows = webhooks.map(({ event, outcome, cases }) => [
    `\`${event}\``,
    MARKS[outcome],
    String(cases.length),
  ])
  return ['## Webhooks', table(['event', '', 'examples'], rows)]
}

function scenarios({ scenarios }: ContractReport): string[] {
  if (scenarios.length === 0) return []
  const rows = scenarios.map(({ name, outcome, rules = [] }) => [
    escape(name),
    MARKS[outcome],
    rules.join(', '),
  ])
  return ['## Scenarios', table(['scenario', '', 'rules'], rows)]
}

function failures(report: ContractReport): string[] {
  const failed = placedCases(report).filter((it) => it.report.outcome === 'failed')
  if (failed.length === 0) return []
  const lines = failed.flatMap(({ place, report: { name, violations = [] } }) => [
    `- \`${place}\`: ${escape(name)}`,
    ...violations.map(({ at, message }) => `  - ${escape(at)}: ${escape(message)}`),
  ])
  return ['## Failed', lines.join('\n')]
}

function reasons(report: ContractReport): string[] {
  const rows = reasonsOf(report)
  if (rows.length === 0) return []
  const lines = rows.map(([reason, cases]) => `- ${cases.length} × ${escape(reason)}`)
  return ['## Not reachable on this target', lines.join('\n')]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Escapes text that the target sent, because it could contain Markdown. */
const escape = (text: string): string => text.replaceAll(/[\\`*_<>|[\]#]/g, String.raw`\$&`)
