import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { localInstall } from '../publishing/local-install.ts'
import { REPOSITORY } from '../publishing/repository.ts'
import { pack, type Tarball } from '../publishing/tarball.ts'
import { workspacePackages } from '../publishing/workspace.ts'
import { run } from './command.ts'

const HELP = `Builds every public package and writes its tarball into a folder, so that a project on this machine can install
the packages without a registry. Prints the command that installs them.

  pnpm pack:local <folder>

  <folder>    the folder for the tarballs, which is made when it does not exist; older tarballs in it are deleted
  -h, --help  print this text

Exit codes: 0 the tarballs are written; 2 the command cannot run.
`

/** The folder in which the user typed the command. pnpm runs scripts in the root of the repository. */
const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd()

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false, short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0) throw new Error('Name one folder.')
  const folder = resolve(typedIn(), given)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (/^pix-payments-.*\.tgz$/.test(name)) await rm(join(folder, name))
  }
  const tarballs: Tarball[] = []
  for (const it of workspacePackages(REPOSITORY).filter((one) => !one.private)) {
    tarballs.push(await pack(it, folder))
  }
  process.stdout.write(localInstall(tarballs, folder))
  return 0
}

export const runCommand = (args: readonly string[]): Promise<void> => run('pack:local', main, args)

if (import.meta.main) await runCommand(process.argv.slice(2))
