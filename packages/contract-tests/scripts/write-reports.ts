import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { jsonReport, terminalReport } from '../src/index.ts'
import { RUNS } from './whole-run.ts'

const HELP = `Runs the contract tests against a mock and a service in this process, and writes mock.json and service.json.

  pnpm contract-tests:report [<folder>] [--only <selection>] [--record-failures]

  <folder>            the folder for the reports (default: packages/contract-tests/report)
  --only <selection>  run only some of the cases
  --record-failures   the exit code is 0 even when a case fails. The report still has the failure, the documentation
                      shows it, and the tests of this package fail. Otherwise one failed case would stop every build
  -h, --help          print this text

The same contract gives the same bytes. Exit codes: 0 every case passes; 1 a case fails, and its report is printed.
`

/** Writes the reports as the arguments of `report.ts` say. Returns the exit code. */
export async function writeReports(args: readonly string[]): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      'record-failures': { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false, short: 'h' },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
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
