import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { run } from './process.ts'
import { dataEntryPoints, type Tarball, tarballProblems } from './tarball.ts'

/** Everything that is wrong with a tarball: what is in it, what publint says, and how its types resolve. */
export async function problemsOf(tarball: Tarball, folder: string): Promise<string[]> {
  return [
    ...tarballProblems(tarball),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(tarball, folder)),
  ]
}

async function publintProblems({ file }: Tarball): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = await readFile(file)
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength)
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}

async function typeProblems({ file, manifest }: Tarball, folder: string): Promise<string[]> {
  const data = dataEntryPoints(manifest['exports'])
  const excluded = data.length === 0 ? [] : ['--exclude-entrypoints', ...data]
  const args = [attw(), file, '--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded]
  const { code, output } = await run(process.execPath, args, folder)
  return code === 0 ? [] : [`attw:\n${output.trim().replaceAll(/^/gm, '    ')}`]
}

function attw(): string {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('@arethetypeswrong/cli/package.json')
  const { bin } = require(manifest) as { bin: { attw: string } }
  return join(manifest, '..', bin.attw)
}
