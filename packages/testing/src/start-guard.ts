import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url))

export interface Guard {
  /** Deletes this folder too when this process ends. */
  deletes(folder: string): void
}

/**
 * Sets a variable in the environment of this process. When this process ends in any way, also by SIGKILL, the guard ends
 * the processes that have inherited the variable.
 */
export function startGuard(variable: string, value: string): Guard {
  const { [variable]: _outer, ...env } = process.env
  // The guard reads a pipe. The system closes the pipe when this process ends.
  const child = spawn(process.execPath, [GUARD, `${variable}=${value}`], {
    cwd: '/',
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  const { stdin } = child as { stdin: { unref?: () => void } }
  stdin.unref?.()
  process.env[variable] = value
  return { deletes: (folder) => void child.stdin.write(`${folder}\n`) }
}
