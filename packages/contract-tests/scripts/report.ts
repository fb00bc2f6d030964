/** Writes the reports of the contract tests. `--help` lists the options. */
import { writeReports } from './write-reports.ts'

process.exitCode = await writeReports(process.argv.slice(2))
