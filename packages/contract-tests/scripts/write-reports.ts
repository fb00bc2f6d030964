import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonReport, terminalReport } from '../src/index.ts'
import { RUNS } from './whole-run.ts'

/** Writes the reports as the arguments of `report.ts` say. Returns the exit code. */
export async function writeReports(args: readonly string[]): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'record-failures': { type: 'boolean', default: false }, only: { type: 'string' } },
    allowPositionals: true,
  })
  const folder = positionals[0] ?? join(import.meta.dirname, '../report')
  await mkdir(folder, { recursive: true })
  let code: 0 | 1 = 0
  for (const name of ['mock', 'service'] as const) {
    const report = await RUNS[name](values.only)
    const file = join(folder, `${name}.json`)
    await writeFile(file, jsonReport(report))
    const { cases, covered, notReachable, failed } = report.summary
    if (failed > 0) {
      console.error(terminalReport(report, { color: false }))
      if (!values['record-failures']) code = 1
    }
    console.log(
      `${relative('.', file)}: ${covered} of ${cases} cases covered, ${notReachable} not reachable, ${failed} failed`,
    )
  }
  return code
}
