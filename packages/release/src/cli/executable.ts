import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildExecutable } from '../publishing/executable.ts'
import { run } from './command.ts'

const HELP = `Writes pix-verify as one executable for this platform, which needs neither Node nor packages.

  pnpm release:executable --out <folder>

  --out <folder>   the folder for the executable
  -h, --help       print this text

Exit codes: 0 the executable is written; 2 the command cannot run.
`

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false, short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (values.out === undefined) throw new Error('Name the folder: --out <folder>.')
  const file = await buildExecutable('@pix-payments/verify', 'pix-verify', resolve(values.out))
  process.stdout.write(`${file}  ${Math.round((await stat(file)).size / 1_000_000)} MB\n`)
  return 0
}

export const runCommand = (args: readonly string[]): Promise<void> => run('release:executable', main, args)

if (import.meta.main) await runCommand(process.argv.slice(2))
