import { execFile } from 'node:child_process'
import { basename } from 'node:path'

/** How a process ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  /** Both streams. */
  readonly output: string
}

/** Runs a program to its end. Throws only when it cannot be started. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error?.code ?? 0
      if (typeof code === 'string') reject(new Error(`${program} could not be started: ${error?.message}`))
      else resolve({ code, stdout, output: `${stdout}${stderr}` })
    })
  })
}

/** Runs pnpm by the path that pnpm gives to its scripts; PATH need not have it. Without such a path, PATH finds it. */
export function runPnpm(args: readonly string[], cwd: string): Promise<Ended> {
  const given = process.env['npm_execpath'] ?? ''
  const path = basename(given).startsWith('pnpm') ? given : 'pnpm'
  return /\.[cm]?js$/.test(path) ? run(process.execPath, [path, ...args], cwd) : run(path, args, cwd)
}
