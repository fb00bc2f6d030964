import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { problemKindInfo } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { dataEntryPoints, type Tarball, tarballProblems } from './tarball.ts'

/**
 * Returns all problems of a tarball: missing or wrong files, the messages of publint, and types that cannot be
 * resolved.
 */
export async function problemsOf(tarball: Tarball): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball.file))
  return [
    ...tarballProblems(tarball),
    ...(await publintProblems(bytes.buffer)),
    ...(await typeProblems(bytes, tarball)),
  ]
}

async function publintProblems(tarball: ArrayBuffer): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}

/** Ways to resolve a module that the packages do not support: the packages are ESM and need `exports`. */
const OTHER_RESOLUTIONS: ReadonlySet<string> = new Set(['node10', 'node16-cjs'])

async function typeProblems(bytes: Uint8Array, { manifest }: Tarball): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(bytes), {
    excludeEntrypoints: dataEntryPoints(manifest['exports']),
  })
  if (!analysis.types) return ['types: it has none']
  return analysis.problems.filter(isOurs).map((problem) => {
    const { title, description } = problemKindInfo[problem.kind]
    return `types: ${placeOf(problem)}: ${title}. ${description}`
  })
}

const isOurs = (problem: Problem): boolean =>
  !('resolutionKind' in problem && OTHER_RESOLUTIONS.has(problem.resolutionKind))

function placeOf(problem: Problem): string {
  if ('entrypoint' in problem) return `${problem.entrypoint} by ${problem.resolutionKind}`
  const file = 'typesFileName' in problem ? problem.typesFileName : problem.fileName
  return file.replace(/^\/node_modules\/@[^/]+\/[^/]+\//, '')
}
