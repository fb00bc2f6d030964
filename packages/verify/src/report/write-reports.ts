import { accessSync, constants, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { usageError } from '../exit-codes.ts'
import type { Flags } from '../program.ts'
import type { Result } from '../run/run-scenarios.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import type { RunInfo } from './run-info.ts'

const REPORTS = { json: jsonReport, junit: junitReport, html: htmlReport } as const
const OPTIONS = Object.keys(REPORTS) as readonly (keyof typeof REPORTS)[]

/**
 * Refuses a report whose folder cannot be written before the scenarios run, which takes minutes.
 *
 * @throws VerifyError with the exit code 2.
 */
export function requireFolders(flags: Flags): void {
  for (const option of OPTIONS) {
    const file = flags[option]
    if (file === undefined) continue
    try {
      accessSync(dirname(file), constants.W_OK)
    } catch {
      throw usageError(
        `--${option} ${file}: its folder is missing, or cannot be written. Create it, or name another file.`,
      )
    }
  }
}

export function writeReports(flags: Flags, results: readonly Result[], info: RunInfo): void {
  for (const option of OPTIONS) {
    const file = flags[option]
    if (file !== undefined) writeFileSync(file, REPORTS[option](results, info))
  }
}
