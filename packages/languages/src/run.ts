import { spawn } from 'node:child_process'
import { basename } from 'node:path'

export interface RunOptions {
  readonly cwd: string
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** The program is killed after this time. */
  readonly timeoutMs?: number
}

/** The last lines of the output of a failed program. They name the problem; earlier lines are progress. */
const LINES_OF_A_FAILURE = 25

/** Runs a program to its end. Returns its standard output. Throws an `Error` with the last lines of all output. */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { cwd, env = {}, timeoutMs = 10 * 60_000 } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(stdout)
      const end =
        code === null ? `was ended by ${signal} after at most ${timeoutMs / 1000} s` : `exited with ${code}`
      const lines = output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE)
      reject(new Error([`${basename(program)} ${end}:`, ...lines].join('\n')))
    })
  })
}
