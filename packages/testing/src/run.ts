import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startGuard } from './start-guard.ts'
import { temporaryRoot } from './temporary-root.ts'

/** The environment variable with the folder of the run. All processes of a run inherit it; the guard finds them by it. */
export const RUN_VARIABLE = 'PIX_TEST_RUN'

/** A run of one or several suites. The processes of the run share its folder, and what stands in it. */
export interface Run {
  readonly folder: string
}

/** The run that this process belongs to; undefined outside a run. */
export function currentRun(): Run | undefined {
  const folder = process.env[RUN_VARIABLE]
  return folder === undefined || folder === '' ? undefined : { folder }
}

/**
 * Opens a run. Temporary files of this process and of its children lie in the folder of the run. When this process ends
 * in any way, its guard ends the processes of the run that are left, and deletes the folder.
 */
export function openRun(): Run {
  const folder = join(temporaryRoot(), `pix-run-${randomUUID().slice(0, 8)}`)
  mkdirSync(folder)
  // PostgreSQL does not run as root. Its user enters the folder.
  chmodSync(folder, 0o711)
  startGuard(RUN_VARIABLE, folder).deletes(folder)
  process.env['TMPDIR'] = folder
  return { folder }
}
