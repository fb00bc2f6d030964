import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Command } from '../config/config.ts'
import { type Answer, type BackEnd, CALL_MS, notAnswered } from './back-end.ts'

/** A back end that is reached by a command for each operation. `getHealth` without a command has no capabilities. */
export const commandBackEnd = (commands: Readonly<Record<string, Command>>, folder: string): BackEnd => ({
  async call(operation, parameters = {}, milliseconds = CALL_MS) {
    const command = commands[operation]
    if (command !== undefined) {
      return runCommand(command, { folder, input: JSON.stringify(parameters), milliseconds })
    }
    if (operation === 'getHealth') return { ok: true, status: 200, body: { capabilities: [] } }
    return { ok: false, status: undefined, text: `operator.commands.${operation} is not configured.` }
  },
})

interface Input {
  readonly folder: string
  readonly input: string
  readonly milliseconds: number
}

async function runCommand(
  [program = '', ...args]: Command,
  { folder, input, milliseconds }: Input,
): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds)
  const child = spawn(program, args, { cwd: folder, signal, killSignal: 'SIGKILL' })
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(signal.aborted ? notAnswered(milliseconds) : error.message))
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
