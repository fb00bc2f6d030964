import type { ContractReport } from './report.ts'

export function jsonReport(report: ContractReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
