import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ReportName, RUNS } from '../../scripts/whole-run.ts'
import type { ContractReport } from '../../src/index.ts'

/**
 * Returns the report of every case. When Turbo runs the tests, its task `report` has already written the report from
 * the same sources. Without Turbo, the written report may come from other sources, so the cases run here.
 */
export async function wholeReport(name: ReportName): Promise<ContractReport> {
  if (process.env['TURBO_HASH'] === undefined) return RUNS[name]()
  const file = fileURLToPath(new URL(`../../report/${name}.json`, import.meta.url))
  return JSON.parse(await readFile(file, 'utf8')) as ContractReport
}
