import { join } from 'node:path'
import { asList, isObject, type Json, type JsonObject } from '../contract/json.ts'
import { run, runPnpm } from './process.ts'
import type { WorkspacePackage } from './workspace.ts'

/** A packed package. */
export interface Tarball {
  readonly name: string
  readonly version: string
  readonly file: string
  /** The size of the tarball in bytes. */
  readonly packed: number
  readonly files: readonly string[]
  readonly manifest: JsonObject
  readonly readme: string
}

/** Packs a package with pnpm, which replaces `workspace:` and applies `publishConfig`. */
export async function pack({ path, name }: WorkspacePackage, folder: string): Promise<Tarball> {
  const packed = await runPnpm(['pack', '--json', '--pack-destination', folder], path)
  if (packed.code !== 0) throw new Error(`${name} could not be packed:\n${packed.output}`)
  const report = JSON.parse(packed.stdout) as {
    name: string
    version: string
    filename: string
    size: number
    files: { path: string }[]
  }
  const file = join(folder, report.filename.split('/').at(-1) ?? '')
  const files = report.files.map((it) => it.path)
  const extract = async (name: string): Promise<string> =>
    files.includes(name) ? (await run('tar', ['-xzOf', file, `package/${name}`], folder)).stdout : ''
  return {
    name: report.name,
    version: report.version,
    file,
    packed: report.size,
    files,
    manifest: JSON.parse(await extract('package.json')) as JsonObject,
    readme: await extract('README.md'),
  }
}

const WANTED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']
const UNWANTED: readonly RegExp[] = [
  /(^|\/)(tests?|bench|node_modules|\.turbo)\//,
  /^src\//,
  /\.test\./,
  /(?<!\.d)\.[cm]?ts$/,
  /(^|\/)(tsconfig.*|vitest\.config.*|\.env.*)$/,
]

/** The fields by which the registry finds the package, and links to the site, the issues and the source. */
const FOR_THE_REGISTRY = ['homepage', 'bugs', 'repository', 'author', 'keywords']

/** Returns the relative links of a README that lead nowhere once the package is installed. */
function deadLinks(readme: string, files: readonly string[]): string[] {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter(
    (link) => !/^(https?:|#)/.test(link) && !files.includes(link.replace(/^\.\/|#.*$/g, '')),
  )
}

/** Returns the problems of a tarball, one sentence each. The list is empty when there are none. */
export function tarballProblems({ version, files, manifest, readme }: Tarball): string[] {
  // CHANGELOG.md does not exist before the first release. Until then it is enough that "files" lists it.
  const expected = version === '0.0.0' ? asList(manifest['files']) : []
  const missing = WANTED.filter((name) => !files.includes(name) && !expected.includes(name))
  const extra = files.filter((file) => UNWANTED.some((pattern) => pattern.test(file)))
  const workspace = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'].flatMap(
    (kind) =>
      Object.entries(isObject(manifest[kind]) ? manifest[kind] : {})
        .filter(([, range]) => String(range).startsWith('workspace:'))
        .map(([name]) => `${kind} still has ${name} as workspace:`),
  )
  return [
    ...missing.map((name) => `it has no ${name}${name === 'CHANGELOG.md' ? ' (list it in "files")' : ''}`),
    ...(extra.length === 0
      ? []
      : [
          `it contains unwanted files: ${extra.slice(0, 3).join(', ')}${extra.length > 3 ? ` and ${extra.length - 3} more` : ''}`,
        ]),
    ...workspace,
    ...FOR_THE_REGISTRY.filter((name) => manifest[name] === undefined).map(
      (name) => `its manifest has no "${name}"`,
    ),
    ...deadLinks(readme, files).map((link) => `its README.md links to ${link}, which is not in the tarball`),
    ...(hasCondition(manifest['exports'], 'pix-source')
      ? ['its exports still have the condition "pix-source" (state them without it in publishConfig.exports)']
      : []),
    ...(manifest['private'] === true ? ['it is private'] : []),
  ]
}

function hasCondition(exports: Json | undefined, condition: string): boolean {
  if (!isObject(exports)) return false
  return condition in exports || Object.values(exports).some((inner) => hasCondition(inner, condition))
}

/** The entry points that are data files. They have no types, so the type check skips them. */
export function dataEntryPoints(exports: Json | undefined): string[] {
  return Object.keys(isObject(exports) ? exports : {})
    .filter((entry) => /\.(json|ya?ml)$/.test(entry) && entry !== './package.json')
    .map((entry) => entry.replace('./', ''))
}
