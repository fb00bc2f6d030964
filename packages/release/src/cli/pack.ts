import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LICENCES, writeBills } from '../publishing/bill-of-materials.ts'
import { examplesArchive, EXAMPLES_ARCHIVE } from '../publishing/examples-archive.ts'
import { REPOSITORY } from '../publishing/repository.ts'
import { pack } from '../publishing/tarball.ts'
import { workspacePackages } from '../publishing/workspace.ts'
import { run } from './command.ts'

const HELP = `Packs every public package as for publishing, and checks the content of each tarball. Also packs the examples and
flows of the contract into ${EXAMPLES_ARCHIVE}, and writes the dependencies in production: one CycloneDX file for each
package, and their licences in ${LICENCES}. Build first.

  pnpm release:pack [--out <folder>]

  --out <folder>   keep the tarballs and the archive in this folder (default: delete them)
  --root <folder>  the repository (default: this one)
  -h, --help       print this text

Exit codes: 0 every tarball is correct; 1 a tarball has a problem, or a licence is not accepted; 2 the command cannot run.
`

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      root: { type: 'string', default: REPOSITORY },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const folder = values.out === undefined ? await mkdtemp(join(tmpdir(), 'pix-pack-')) : resolve(values.out)
  await mkdir(folder, { recursive: true })
  try {
    const root = resolve(values.root)
    const code = await packAll(root, folder)
    if (root !== REPOSITORY) return code
    await packExamples(folder)
    const problems = await writeBills(root, folder)
    for (const problem of problems) console.error(`\n✗ ${problem}`)
    return problems.length === 0 ? code : 1
  } finally {
    if (values.out === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function packAll(root: string, folder: string): Promise<number> {
  // Loaded here and not at the top, because it loads TypeScript, which is slow.
  const { problemsOf } = await import('../publishing/publishable.ts')
  const packages = workspacePackages(root).filter((it) => !it.private)
  const rows = [['package', 'version', 'files', 'packed', '']]
  const problems: string[] = []
  for (const it of packages) {
    const tarball = await pack(it, folder)
    const found = await problemsOf(tarball)
    const size = `${(tarball.packed / 1000).toFixed(1)} kB`
    rows.push([
      tarball.name,
      tarball.version,
      String(tarball.files.length),
      size,
      found.length === 0 ? 'ok' : `${found.length} wrong`,
    ])
    problems.push(...found.map((text) => `${tarball.name}: ${text}`))
  }
  console.log(table(rows))
  for (const problem of problems) console.error(`\n✗ ${problem}`)
  return problems.length === 0 ? 0 : 1
}

async function packExamples(folder: string): Promise<void> {
  const { exampleFiles } = await import('@pix-payments/flows/examples')
  const [{ version } = { version: '0.0.0' }] = workspacePackages(REPOSITORY)
  const files = exampleFiles(version)
  const archive = examplesArchive(`pix-payments-examples-${version}`, files)
  await writeFile(join(folder, EXAMPLES_ARCHIVE), archive)
  console.log(`${EXAMPLES_ARCHIVE}  ${files.size} files  ${(archive.length / 1000).toFixed(1)} kB`)
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const runCommand = (args: readonly string[]): Promise<void> => run('release:pack', main, args)

if (import.meta.main) await runCommand(process.argv.slice(2))
