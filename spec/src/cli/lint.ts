import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { redoclyCommand, redoclyEnvironment } from '../redocly-command.ts'

const SPEC = join(import.meta.dirname, '../..')

/** The workflows, with their own rules. */
const WORKFLOWS = ['workflows/*.yaml', 'workflows/setup/*.yaml', '--config', 'redocly.workflows.yaml']

/**
 * Redocly's hint after a lint with errors. Following it would hide the errors: this contract has no ignore file. An
 * exception is written in `redocly.yaml`, with its reason.
 */
const HINT = /run `redocly lint --generate-ignore-file`.*/

// Runs `redocly lint` on all descriptions and on the workflows, or once with the given arguments.
const given = process.argv.slice(2)
for (const args of given.length > 0 ? [given] : [[], WORKFLOWS]) {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), await lint(args))
}

/**
 * Returns the exit code of the lint. Reports go to standard output, which Redocly writes to directly, so it still knows
 * whether a terminal shows colours. Its summary goes to standard error, without the hint.
 */
function lint(args: readonly string[]): Promise<number> {
  const started = spawn(process.execPath, [redoclyCommand(), 'lint', ...args], {
    cwd: SPEC,
    env: redoclyEnvironment(),
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  createInterface({ input: started.stderr }).on('line', (line) => {
    const text = line.replace(HINT, '')
    if (text === line || text.trim() !== '') process.stderr.write(`${text}\n`)
  })
  return new Promise((resolve) => started.on('close', (code) => resolve(code ?? 1)))
}
