import type { Outcome } from '../report/report.ts'
import { type TerminalOptions, MARKS, paintWith, wrap } from '../report/terminal-style.ts'
import { RAIL_GROUPS, type RailCaseReport, type RailReport } from './rail-report.ts'

/** Returns the report as text for a terminal of about 80 columns: one line for each case, and the reasons below it. */
export function railTerminalReport(report: RailReport, { color }: TerminalOptions): string {
  const paint = paintWith(color)
  const { cases, summary, contractVersion, institution, reportsUrl } = report
  const width = Math.max(...cases.map(({ name }) => name.length))
  const lines = ({ name, rule, outcome, reason }: RailCaseReport): readonly string[] => {
    const [first = '', ...more] = wrap(`  ${name.padEnd(width)}  `, rule)
    return [`${paint[outcome](MARKS[outcome])} ${first.slice(2)}`, ...more, ...because(reason, outcome)]
  }
  const because = (reason: string | undefined, outcome: Outcome): readonly string[] =>
    reason === undefined ? [] : wrap('    ', reason).map((line) => paint[outcome](line))
  const groups = RAIL_GROUPS.map((group) => [
    paint.title(group),
    ...cases.filter((it) => it.group === group).flatMap(lines),
  ])
  const { covered, notReachable, failed } = summary
  return [
    [paint.title(`Rail contract ${contractVersion} at ${institution}`), `Reports to ${reportsUrl}`],
    ...groups,
    [
      '✓ covered   – not reachable in this run   ✗ failed',
      paint[failed === 0 ? 'covered' : 'failed'](
        `${covered} of ${summary.cases} cases covered, ${notReachable} not reachable in this run, ${failed} failed`,
      ),
    ],
  ]
    .map((section) => section.join('\n'))
    .join('\n\n')
}
