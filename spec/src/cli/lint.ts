import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { redoclyCommand, redoclyEnvironment } from '../redocly-command.ts'

const SPEC = join(import.meta.dirname, '../..')

/**
 * Redocly's hint after a lint with errors. Following it would hide the errors: this contract has no ignore file. An
 * exception is written in `redocly.yaml`, with its reason.
 */
const HINT = /run `redocly lint --generate-ignore-file`.*/

// Runs `redocly lint` on all documents. Arguments are passed on. Reports go to standard output, which Redocly writes to
// directly, so it still knows whether a terminal shows colours. Its summary goes to standard error, without the hint.
const lint = spawn(process.execPath, [redoclyCommand(), 'lint', ...process.argv.slice(2)], {
  cwd: SPEC,
  env: redoclyEnvironment(),
  stdio: ['inherit', 'inherit', 'pipe'],
})
createInterface({ input: lint.stderr }).on('line', (line) => {
  const text = line.replace(HINT, '')
  if (text === line || text.trim() !== '') process.stderr.write(`${text}\n`)
})
lint.on('close', (code) => {
  process.exitCode = code ?? 1
})
