import { execFile } from 'node:child_process'
import { basename } from 'node:path'

/** The result of a process. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  /** stdout, then stderr. */
  readonly output: string
}

/** Runs a program until it ends. Rejects only when the program cannot be started. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error?.code ?? 0
      if (typeof code === 'string') reject(new Error(`${program} could not be started: ${error?.message}`))
      else resolve({ code, stdout, output: `${stdout}${stderr}` })
    })
  })
}

/** Runs pnpm. Inside a pnpm script, uses the path that pnpm passes in `npm_execpath`. Otherwise looks in PATH. */
export function runPnpm(args: readonly string[], cwd: string): Promise<Ended> {
  const given = process.env['npm_execpath'] ?? ''
  const path = basename(given).startsWith('pnpm') ? given : 'pnpm'
  return /\.[cm]?js$/.test(path) ? run(process.execPath, [path, ...args], cwd) : run(path, args, cwd)
}
