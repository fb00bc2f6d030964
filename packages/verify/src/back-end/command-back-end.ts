import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Command } from '../config/config.ts'
import type { Answer, BackEnd } from './back-end.ts'

/** A back end that is reached by a command for each operation. `getHealth` without a command has no capabilities. */
export const commandBackEnd = (commands: Readonly<Record<string, Command>>, folder: string): BackEnd => ({
  async call(operation, parameters = {}) {
    const command = commands[operation]
    if (command !== undefined) return runCommand(command, folder, JSON.stringify(parameters))
    if (operation === 'getHealth') return { ok: true, status: 200, body: { capabilities: [] } }
    return { ok: false, status: undefined, text: `operator.commands.${operation} is not configured.` }
  },
})

async function runCommand([program = '', ...args]: Command, cwd: string, input: string): Promise<Answer> {
  const child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'ended'))
  })
  // A program that does not read its input closes the pipe.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) return { ok: false, status: undefined, text: `${program}: ${errors.trim() || code}` }
  if (output.trim() === '') return { ok: true, status: 200, body: undefined }
  try {
    return { ok: true, status: 200, body: JSON.parse(output) as unknown }
  } catch {
    return { ok: false, status: undefined, text: `The output is not JSON: ${output.slice(0, 200)}` }
  }
}
