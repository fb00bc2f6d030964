import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/** The contract as it is now, with the text of its YAML. */
export interface Bundled {
  readonly contract: JsonObject
  readonly yaml: string
}

/**
 * Bundles the contract as it is now, in a folder of its own: others may be building spec/dist. Throws with the
 * bundler's words.
 */
export async function bundleNow(root: string): Promise<Bundled> {
  const script = join(root, 'spec/src/cli/bundle.ts')
  const folder = await mkdtemp(join(tmpdir(), 'pix-release-'))
  try {
    const args = [script, '--only', 'pix', '--out', folder]
    await promisify(execFile)(process.execPath, args, { cwd: root }).catch((error: { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || String(error), { cause: error })
    })
    return {
      contract: await loadContract(join(folder, 'openapi.json')),
      yaml: await readFile(join(folder, 'openapi.yaml'), 'utf8'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
