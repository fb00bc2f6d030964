import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadContract } from '../contract/load.ts'
import type { JsonObject } from '../contract/json.ts'

/** The repository that this package belongs to. */
export const REPOSITORY: string = join(import.meta.dirname, '../../../..')

/** The contract of the last release, kept in the repository so that every check has something to compare with. */
export const BASELINE = 'spec/released/openapi.yaml'

/** The contract of the last release, or undefined before the first one. */
export async function baseline(root: string): Promise<JsonObject | undefined> {
  const file = join(root, BASELINE)
  return existsSync(file) ? loadContract(file) : undefined
}

/** Bundles the contract as it is now into spec/dist, and reads it. Throws with the bundler's words. */
export async function bundleNow(root: string): Promise<JsonObject> {
  const script = join(root, 'spec/src/cli/bundle.ts')
  await promisify(execFile)(process.execPath, [script], { cwd: root }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || String(error), { cause: error })
  })
  return loadContract(join(root, 'spec/dist/openapi.json'))
}
