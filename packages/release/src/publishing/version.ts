import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Changeset, readChangesets } from '../changesets/changesets.ts'
import { checkRelease } from '../check.ts'
import { versionOf } from '../contract/load.ts'
import { isObject, type Json } from '../contract/json.ts'
import { meaningOf } from '../contract/meaning.ts'
import type { Report } from '../report/report.ts'
import { withRelease } from './changelog.ts'
import { baseline, BASELINE, bundleNow } from './repository.ts'
import { workspacePackages } from './workspace.ts'

export type VersionOutcome =
  | { readonly done: 'nothing' }
  | { readonly done: 'refused'; readonly report: Report }
  | { readonly done: 'version'; readonly version: string; readonly files: readonly string[] }

const CHANGELOG = 'CHANGELOG.md'

/**
 * Makes a version from the pending changesets. Updates the versions of the packages and the contract, the changelogs,
 * and the released contract with which the next comparison starts. Changes nothing when no changeset is pending or the
 * check fails.
 */
export async function makeVersion(root: string): Promise<VersionOutcome> {
  const { changesets, problems } = await readChangesets(root)
  if (changesets.length === 0 && problems.length === 0) return { done: 'nothing' }
  const base = await baseline(root)
  const report = await checkRelease(root, base, await bundleNow(root))
  if (report.problems.length > 0) return { done: 'refused', report }

  await runChangesets(root)
  const contract = await bundleNow(root)
  const version = versionOf(contract)
  await mkdir(dirname(join(root, BASELINE)), { recursive: true })
  await writeFile(join(root, BASELINE), `${inLines(meaningOf(contract))}\n`)
  await addRelease(root, version, changesets)
  for (const { name, path } of workspacePackages(root).filter((it) => !it.private))
    await addRelease(
      path,
      version,
      changesets.filter(({ bumps }) => bumps[name] !== undefined),
    )
  return { done: 'version', version, files: [CHANGELOG, BASELINE] }
}

/** JSON with a line for each operation and each component: a file of the past, whose changes git shows by these. */
function inLines(value: Json, depth = 3): string {
  if (!isObject(value) || depth === 0) return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([name, member = null]) => `${JSON.stringify(name)}: ${inLines(member, depth - 1)}`,
  )
  return `{\n${members.join(',\n')}\n}`
}

async function addRelease(folder: string, version: string, changesets: readonly Changeset[]): Promise<void> {
  const changelog = join(folder, CHANGELOG)
  const before = await readFile(changelog, 'utf8').catch(() => '')
  await writeFile(changelog, withRelease(before, version, changesets))
}

async function runChangesets(root: string): Promise<void> {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('@changesets/cli/package.json')
  const { bin } = require(manifest) as { bin: string | { changeset: string } }
  const script = join(manifest, '..', typeof bin === 'string' ? bin : bin.changeset)
  await promisify(execFile)(process.execPath, [script, 'version'], { cwd: root }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`changeset version failed:\n${stderr}${stdout}`.trim())
    },
  )
}
