import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runPnpm } from './process.ts'
import { workspacePackages } from './workspace.ts'

/** A component of a bill of materials in CycloneDX. */
export interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Licences that let users of the packages do what the MIT licence lets them do. */
const ACCEPTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
])

/** Read in their LICENSE files, because their manifests have `licenses`, a list that npm no longer knows. */
const READ_IN_FILE: Readonly<Record<string, string>> = {
  'compute-gcd 1.2.1': 'MIT',
  'compute-lcm 1.1.2': 'MIT',
  'validate.io-function 1.0.2': 'MIT',
  'validate.io-integer 1.0.5': 'MIT',
  'validate.io-integer-array 1.0.0': 'MIT',
  'validate.io-number 1.0.3': 'MIT',
}

/** The report of the licences in a folder of {@link writeBills}. */
export const LICENCES = 'licences.txt'

/**
 * Writes a CycloneDX file for each public package, with its dependencies in production, and one report of all licences.
 * Returns the problems of the licences.
 */
export async function writeBills(root: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const packages = workspacePackages(root).filter((it) => !it.private)
  const filters = packages.flatMap(({ name }) => ['--filter', name])
  const written = await runPnpm(
    [
      ...filters,
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--prod',
      '--split',
      '--out',
      join(folder, '%s-%v.cdx.json'),
    ],
    root,
  )
  if (written.code !== 0) throw new Error(`The bills of materials could not be written:\n${written.output}`)
  const bills = (await readdir(folder)).filter((name) => name.endsWith('.cdx.json'))
  const components: Component[] = []
  for (const name of bills) {
    const bill = JSON.parse(await readFile(join(folder, name), 'utf8')) as { components?: Component[] }
    components.push(...(bill.components ?? []))
  }
  const { report, problems } = licencesOf(components)
  await writeFile(join(folder, LICENCES), report)
  const missing = packages.length - bills.length
  return missing === 0 ? problems : [...problems, `${missing} packages have no bill of materials`]
}

/** The report, one line a component, and a problem for each licence that is missing or not accepted. */
export function licencesOf(components: readonly Component[]): { report: string; problems: string[] } {
  const lines = new Set<string>()
  const problems = new Set<string>()
  for (const { group, name, version, licenses = [] } of components) {
    const component = `${group === undefined ? '' : `${group}/`}${name} ${version}`
    const stated = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    const licence = stated.join(' AND ') || (READ_IN_FILE[component] ?? 'none')
    lines.add(`${component}  ${licence}`)
    const isAccepted = licence
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((part) => part.split(' OR ').some((choice) => ACCEPTED.has(choice)))
    if (!isAccepted) problems.add(`${component} has the licence ${licence}`)
  }
  return { report: `${[...lines].sort().join('\n')}\n`, problems: [...problems] }
}
