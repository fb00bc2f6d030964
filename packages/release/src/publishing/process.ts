import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The result of a process. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  /** The text on stdout, followed by the text on stderr. */
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

/**
 * Runs pnpm. A script that pnpm started uses the pnpm in `npm_execpath`. Any other process uses npx, which runs the
 * version of the root package.json, so pnpm need not be installed.
 */
export function runPnpm(args: readonly string[], cwd: string): Promise<Ended> {
  const given = process.env['npm_execpath'] ?? ''
  if (!basename(given).startsWith('pnpm')) return run('npx', ['-y', `pnpm@${PNPM_VERSION}`, ...args], cwd)
  return /\.[cm]?js$/.test(given) ? run(process.execPath, [given, ...args], cwd) : run(given, args, cwd)
}

const ROOT = join(import.meta.dirname, '../../../..')
const { devEngines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly devEngines: { readonly packageManager: { readonly version: string } }
}
const PNPM_VERSION = devEngines.packageManager.version
