import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithCommand } from './end-with-command.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TURBO = join(ROOT, 'node_modules/.bin/turbo')

/**
 * Bundles the contract, compiles its validators, which every part reads, and builds the page of the sandbox. Does nothing when they are up to date.
 * Turbo needs pnpm on the PATH, as in a script of pnpm.
 */
export async function bundleContract(): Promise<void> {
  endWithCommand()
  const words = [
    'run',
    'bundle',
    '@pix-payments/dashboard#build',
    '--output-logs=errors-only',
    '--log-prefix=none',
  ]
  const turbo = spawn(TURBO, words, { cwd: ROOT, stdio: 'inherit' })
  const [code, signal] = (await once(turbo, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(`The contract could not be bundled (${signal ?? `exit code ${code}`}).`)
}
