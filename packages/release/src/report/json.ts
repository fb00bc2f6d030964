import { neededBump } from '../changesets/bump.ts'
import type { Report } from './report.ts'

/** Returns the report as JSON. Each finding also has the bump that it needs. */
export function json(report: Report): string {
  const { since, findings, bump, problems } = report
  const passed = problems.length === 0
  return JSON.stringify(
    {
      since,
      passed,
      ...bump,
      problems,
      findings: findings.map((it) => ({ ...it, bump: neededBump(it.class, since ?? '0.0.0') })),
    },
    undefined,
    2,
  )
}
