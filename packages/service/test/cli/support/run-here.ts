import { runProgram } from '../../../src/cli/program.ts'
import { type Captured, capturing } from './captured.ts'
import { Run } from './run.ts'

export type Environment = Readonly<Record<string, string>>

/** Thrown by `process.exit` while a command reads its arguments, because what follows must not run. */
class Exit extends Error {}

/** The signals on which `serve` and `rail` stop. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

let starting = 0

/**
 * Runs a command in this process. Commands may run at the same time, but until each has ended or listens, they have the
 * same environment.
 */
export function runHere(args: readonly string[], env: Environment): Run {
  const handlers = new Map<string, readonly ((signal: string) => void)[]>()
  const run = new Run((signal) => {
    void settled.then(() =>
      capturing(captured, () => {
        for (const handler of handlers.get(signal) ?? []) handler(signal)
      }),
    )
  })
  let isStarting = true
  const captured: Captured = {
    write: (stream, text) => run.write(stream, text),
    exit(code) {
      run.exited(code)
      if (isStarting) throw new Exit()
    },
  }
  const restore = withEnvironment(env)
  const before = new Set(SIGNALS.flatMap((signal) => process.rawListeners(signal)))
  const started = capturing(captured, () => runProgram(args))
  const finish = (): void => {
    isStarting = false
    restore()
    for (const signal of SIGNALS) {
      const added = process.rawListeners(signal).filter((handler) => !before.has(handler))
      handlers.set(signal, added as ((signal: string) => void)[])
      for (const handler of added) process.off(signal, handler as () => void)
    }
    const code = process.exitCode
    process.exitCode = undefined
    // A command that serves has set a handler for its end.
    if (handlers.get('SIGTERM')?.length === 0) run.exited(Number(code ?? 0))
  }
  const settled = started.then(finish, (error: unknown) => {
    if (!(error instanceof Exit)) run.write('errors', String((error as Error).stack))
    finish()
    run.exited(1)
  })
  return run
}

let variables: NodeJS.ProcessEnv | undefined

/** Gives this process the variables of a command, without DATABASE_URL of the tests. */
function withEnvironment(env: Environment): () => void {
  variables ??= process.env
  starting += 1
  const { DATABASE_URL: _none, ...inherited } = variables
  process.env = { ...inherited, ...env }
  return () => {
    starting -= 1
    if (starting > 0 || variables === undefined) return
    process.env = variables
    variables = undefined
  }
}
