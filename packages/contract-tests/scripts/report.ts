/**
 * Runs the contract tests against a mock and a service in this process. Writes the reports `mock.json` and
 * `service.json` into `report/`, or into the folder of the first argument. The same contract gives the same bytes. Each
 * failed case is printed, and the exit code is then 1.
 *
 * - `--record-failures`: the exit code is 0 even when a case fails. The report still has the failure, the documentation
 *   shows it, and the tests of this package fail. Without this option, one failed case would stop every build.
 * - `--only <selection>`: runs only some of the cases.
 */
import { writeReports } from './write-reports.ts'

process.exitCode = await writeReports(process.argv.slice(2))
