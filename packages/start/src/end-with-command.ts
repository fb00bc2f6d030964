import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { watchChain } from './command-chain.ts'

const GUARD = join(import.meta.dirname, 'guard.ts')
/** The variable that all processes of a command have in their environment. */
const MARK = 'PIX_START_COMMAND'

/** A command that hangs at its end is ended after this time. */
const LONGEST_END_MILLISECONDS = 2000

export interface Guard {
  /** Deletes this folder too when the command ends. */
  deletes(folder: string): void
}

let guard: Guard | undefined

/**
 * Ends everything that this command starts when the command ends, and the command when one of the package managers that
 * started it ends, in whatever way. A command may call this function more than once.
 *
 * @param end ends this process. It is called when a package manager has ended.
 */
export function endWithCommand(end: () => void = () => process.exit(1)): Guard {
  guard ??= startGuard(end)
  return guard
}

function startGuard(end: () => void): Guard {
  const mark = randomUUID()
  const child = spawn(process.execPath, [GUARD, `${MARK}=${mark}`], {
    cwd: '/',
    detached: true,
    env: withoutMark(process.env),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  process.env[MARK] = mark
  watchChain(() => {
    setTimeout(() => process.exit(1), LONGEST_END_MILLISECONDS)
    end()
  })
  return { deletes: (folder) => void child.stdin.write(`${folder}\n`) }
}

/** The environment of a program that continues when the command ends. */
export function withoutMark(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { [MARK]: _, ...others } = env
  return others
}
