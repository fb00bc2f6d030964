import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CommandResult } from './cli/command-result.ts'
import { renderModules } from './data/modules.ts'
import { RegisterError } from './data/register-error.ts'

const USAGE = `Writes src/generated/ from errors.yaml, gaps.yaml, sections.yaml and machines/.

  node src/generate.ts           write the modules
  node src/generate.ts --check   write nothing; exit 1 when a module is out of date`

/** Returns the generated modules whose files are out of date. */
export function staleModules(root: string): readonly string[] {
  return [...renderModules(root)].filter(([file, text]) => onDisk(root, file) !== text).map(([file]) => file)
}

function onDisk(root: string, file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Runs the command on a contract. If a register has a fault, the output names its file and line. */
export function generateCommand(argument: string | undefined, root: string): CommandResult {
  if (argument === '--help') return { exitCode: 0, output: USAGE }
  if (argument !== undefined && argument !== '--check') return { exitCode: 1, output: USAGE }
  try {
    return argument === '--check' ? check(root) : write(root)
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error
    return {
      exitCode: 1,
      output: `${error.message}\nNothing was written. Correct the file, and run it again.`,
    }
  }
}

function check(root: string): CommandResult {
  const stale = staleModules(root)
  const output = stale.map((file) => `${file} is out of date: run \`node src/generate.ts\` and commit it.`)
  return { exitCode: stale.length === 0 ? 0 : 1, output: output.join('\n') }
}

function write(root: string): CommandResult {
  for (const [file, text] of renderModules(root)) writeFileSync(join(root, file), text)
  return { exitCode: 0, output: '' }
}

if (import.meta.main) {
  const { exitCode, output } = generateCommand(process.argv[2], dirname(import.meta.dirname))
  if (output !== '') (exitCode === 0 ? console.log : console.error)(output)
  process.exitCode = exitCode
}
