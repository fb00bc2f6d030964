/**
 * Runs the contract tests against a mock and a service in this process. Writes the reports `mock.json` and
 * `service.json` into `report/`, or into the folder of the first argument. The same contract gives the same bytes. Each
 * failed case is printed, and the exit code is then 1.
 *
 * - `--record-failures`: the exit code is 0 even when a case fails. The report still has the failure, the documentation
 *   shows it, and the tests of this package fail. Without this option, one failed case would stop every build.
 * - `--only <selection>`: runs only some of the cases.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonReport, terminalReport } from '../src/index.ts'
import { RUNS } from './whole-run.ts'

const { values, positionals } = parseArgs({
  options: { 'record-failures': { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
})
const folder = positionals[0] ?? join(import.meta.dirname, '../report')
await mkdir(folder, { recursive: true })
for (const name of ['mock', 'service'] as const) {
  const report = await RUNS[name](values.only)
  const file = join(folder, `${name}.json`)
  await writeFile(file, jsonReport(report))
  const { cases, covered, notReachable, failed } = report.summary
  if (failed > 0) {
    console.error(terminalReport(report, { color: false }))
    if (!values['record-failures']) process.exitCode = 1
  }
  console.log(
    `${relative('.', file)}: ${covered} of ${cases} cases covered, ${notReachable} not reachable, ${failed} failed`,
  )
}
