import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { captureCommands } from '@pix-payments/testing/captured-commands'
import { type Environment, runHere } from '@pix-payments/testing/command-here'
import { Run } from '@pix-payments/testing/command-run'
import { afterEach, beforeEach } from 'vitest'
import { runProgram } from '../../../src/cli/program.ts'
import { temporaryFolder } from '../../storage/engines.ts'

const CLI = join(import.meta.dirname, '../../../src/cli.ts')
/** Ends without waiting for a load balancer. */
const SERVE = ['serve', '--port', '0', '--log-format', 'json', '--drain', '0'] as const

export interface Ended {
  readonly code: number | null
  readonly text: string
  readonly output: string
}

export interface Serving {
  readonly run: Run
  readonly url: string
}

/**
 * Runs `pix-service`: in the process of the tests, or as a user does. Each test has its own folder. When the test ends,
 * its commands end too.
 */
export interface CommandLine {
  /** The working directory of the commands. */
  folder(): string
  run(args: readonly string[], env?: Environment): Run
  ended(args: readonly string[], env?: Environment): Promise<Ended>
  /** Starts a service on a free port. Resolves when the service listens. */
  serving(...args: readonly string[]): Promise<Serving>
  servingWith(env: Environment, ...args: readonly string[]): Promise<Serving>
  /** Ends all commands. A test calls it before it drops the tables of a running service. */
  endAll(): Promise<void>
  /** Runs a command in a process of its own. */
  spawned(args: readonly string[], env?: Environment): Run
  /** Starts a service in a process of its own. */
  spawnedServing(...args: readonly string[]): Promise<Serving>
}

export function commandLine(): CommandLine {
  const runs: Run[] = []
  let folder: ReturnType<typeof temporaryFolder>
  let restore: () => void
  const before = process.cwd()
  beforeEach(() => {
    folder = temporaryFolder()
    process.chdir(folder.path)
    restore = captureCommands()
  })
  afterEach(async () => {
    await endAll()
    restore()
    process.chdir(before)
    await folder.remove()
  })

  async function endAll(): Promise<void> {
    await Promise.all(runs.splice(0).map((run) => run.end()))
  }

  function run(args: readonly string[], env: Environment = {}): Run {
    const made = runHere(runProgram, args, env)
    runs.push(made)
    return made
  }

  function spawned(args: readonly string[], env: Environment = {}): Run {
    const { DATABASE_URL: _none, ...inherited } = process.env
    const child = spawn(process.execPath, ['--conditions=pix-source', CLI, ...args], {
      cwd: folder.path,
      env: { ...inherited, ...env },
    })
    const made = new Run((signal) => child.kill(signal))
    runs.push(made)
    child.stdout.on('data', (chunk: Buffer) => made.write('output', chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => made.write('errors', chunk.toString()))
    child.on('close', (code) => made.exited(code))
    return made
  }

  async function untilServing(service: Run): Promise<Serving> {
    const [, url = ''] = await service.until(/"url":"(http:[^"]+)"/)
    return { run: service, url }
  }
  const servingWith: CommandLine['servingWith'] = (env, ...args) =>
    untilServing(run([...SERVE, ...args], env))

  return {
    folder: () => folder.path,
    run,
    async ended(args, env) {
      const made = run(args, env)
      return { code: await made.exit, text: made.text(), output: made.output() }
    },
    serving: (...args) => servingWith({}, ...args),
    servingWith,
    endAll,
    spawned,
    spawnedServing: (...args) => untilServing(spawned([...SERVE, ...args])),
  }
}
