import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadContract } from '../contract/load.ts'
import type { JsonObject } from '../contract/json.ts'

/** The root folder of this repository. */
export const REPOSITORY: string = join(import.meta.dirname, '../../../..')

/** The file with the meaning of the contract of the last release. It is committed, so that every check can read it. */
export const BASELINE = 'spec/released/openapi.json'

/** Reads the contract of the last release. Returns undefined before the first release. */
export async function baseline(root: string): Promise<JsonObject | undefined> {
  const file = join(root, BASELINE)
  return existsSync(file) ? loadContract(file) : undefined
}

/**
 * Bundles the present contract in a temporary folder, because another process may be writing to spec/dist.
 *
 * @throws Error with the output of the bundler.
 */
export async function bundleNow(root: string): Promise<JsonObject> {
  const script = join(root, 'spec/src/cli/bundle.ts')
  const folder = await mkdtemp(join(tmpdir(), 'pix-release-'))
  try {
    const args = [script, '--only', 'pix', '--out', folder]
    await promisify(execFile)(process.execPath, args, { cwd: root }).catch((error: { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || String(error), { cause: error })
    })
    return await loadContract(join(folder, 'openapi.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
