import { type Captured, capturing } from './captured-commands.ts'
import { Run } from './command-run.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown by `process.exit` while a command reads its arguments, because what follows must not run. */
class Exit extends Error {}

let starting = 0

/**
 * Runs a command of a program in this process, between `captureCommands` and its end. Commands may run at the same time,
 * but until each has ended or listens, they have the same environment.
 */
export function runHere(
  program: (args: readonly string[]) => Promise<unknown>,
  args: readonly string[],
  env: Environment,
): Run {
  const handlers: Captured['handlers'] = new Map()
  const run = new Run((signal) => {
    void settled.then(() =>
      capturing(captured, () => {
        const told = [...(handlers.get(signal) ?? [])]
        handlers.get(signal)?.clear()
        for (const handler of told) handler(signal)
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
    handlers,
  }
  const restore = withEnvironment(env)
  const started = capturing(captured, () => program(args))
  const finish = (): void => {
    isStarting = false
    restore()
    const code = process.exitCode
    process.exitCode = undefined
    // A command that serves has set a handler for its end.
    if ((handlers.get('SIGTERM')?.size ?? 0) === 0) run.exited(Number(code ?? 0))
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
