import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { currentRun } from '@pix-payments/testing/run'

const PACK = join(import.meta.dirname, '../../packages/release/src/cli/pack-local.ts')

/**
 * Packs the built packages as `pnpm pack:local` does, once for all suites of a run. Returns the tarball of each package.
 * Two suites that start at the same time both pack, and the first tarballs are used.
 */
export async function packedTarballs(): Promise<ReadonlyMap<string, string>> {
  const folder = currentRun()?.folder
  if (folder === undefined) throw new Error('No run is open.')
  const shared = join(folder, 'tarballs')
  let files = await tarballsIn(shared)
  if (files === undefined) {
    const own = await mkdtemp(`${shared}-`)
    await promisify(execFile)(process.execPath, [PACK, own], { cwd: own })
    // A folder with files cannot be replaced, so this fails when another suite was faster.
    await rename(own, shared).catch(() => rm(own, { recursive: true }))
    files = await tarballsIn(shared)
  }
  return new Map(
    files?.flatMap((file) => {
      const [, name] = /^pix-payments-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
      return name === undefined ? [] : [[`@pix-payments/${name}`, join(shared, file)] as const]
    }),
  )
}

const tarballsIn = (folder: string): Promise<readonly string[] | undefined> =>
  readdir(folder).catch(() => undefined)
