import { randomUUID } from 'node:crypto'
import { watchChain } from '@pix-payments/testing/command-chain'
import { type Guard, startGuard } from '@pix-payments/testing/start-guard'

/** The variable that all processes of a command have in their environment. */
const MARK = 'PIX_START_COMMAND'

/** A command that hangs at its end is ended after this time. */
const LONGEST_END_MILLISECONDS = 2000

let guard: Guard | undefined

/**
 * Ends everything that this command starts when the command ends, and the command when one of the package managers that
 * started it ends, in whatever way. A command may call this function more than once.
 *
 * @param end ends this process. It is called when a package manager has ended.
 */
export function endWithCommand(end: () => void = () => process.exit(1)): Guard {
  if (guard !== undefined) return guard
  guard = startGuard(MARK, randomUUID())
  watchChain(() => {
    setTimeout(() => process.exit(1), LONGEST_END_MILLISECONDS)
    end()
  })
  return guard
}

/** The environment of a program that continues when the command ends. */
export function withoutMark(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { [MARK]: _, ...others } = env
  return others
}
