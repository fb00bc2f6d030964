import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command, Config } from '../config/config.ts'
import { EXIT, VerifyError } from '../exit-codes.ts'
import type { BackEnd } from './back-end.ts'

/** Starts and kills the back end. */
export interface Lifecycle {
  readonly canRestart: boolean
  /** Starts the back end, if the verifier is to start it, and waits until it is ready. */
  start(): Promise<void>
  /**
   * Kills the back end with SIGKILL. With `operator.restart`, it also starts again.
   *
   * @throws VerifyError when the command of `operator.restart` fails.
   */
  kill(): Promise<void>
  stop(): Promise<void>
}

const PAUSE_MS = 25
/** The shortest time in which a back end may say that it is ready. */
const HEALTH_MS = 1_000
/** The end of the output of the back end, to explain a failed start. */
const KEPT_OUTPUT = 2_000

export function createLifecycle({ operator, folder }: Config, backEnd: BackEnd): Lifecycle {
  let child: ChildProcess | undefined
  let output = ''
  let restarting: Promise<void> | undefined
  const ready = async (): Promise<void> => {
    const end = performance.now() + operator.startSeconds * 1000
    for (;;) {
      const answer = await backEnd.call(
        'getHealth',
        {},
        Math.ceil(Math.max(HEALTH_MS, end - performance.now())),
      )
      if (answer.ok) return
      const hasEnded = child !== undefined && child.exitCode !== null
      if (hasEnded) throw notReady('ended while it started', answer.text, output)
      if (performance.now() > end)
        throw notReady(`is not ready after ${operator.startSeconds} seconds`, answer.text, output)
      await wait(PAUSE_MS)
    }
  }
  const spawnChild = ([program = '', ...args]: Command): void => {
    output = ''
    // A group of its own, so that a shell or a package manager between takes its children along.
    const started = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT)
    }
    started.stdout.on('data', keep)
    started.stderr.on('data', keep)
    started.on('error', (error) => keep(Buffer.from(error.message)))
    child = started
    // Also when this process ends before `stop`: the back end is in another group, where Ctrl-C does not reach it.
    const kill = (): void => killGroup(started)
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
  }
  const killChild = async (): Promise<void> => {
    const killed = child
    child = undefined
    if (killed === undefined || !isRunning(killed)) return
    const exited = once(killed, 'exit')
    killGroup(killed)
    await exited
  }
  /** A kill at a call may come while a step kills: the second finds nothing to kill until the back end is ready again. */
  const restart = async (command: Command, earlier: Promise<void> | undefined): Promise<void> => {
    if (earlier !== undefined) {
      await earlier
      await ready()
    }
    await runRestart(command, folder)
  }
  return {
    canRestart: operator.start !== undefined || operator.restart !== undefined,
    async start() {
      if (operator.start !== undefined && child === undefined) spawnChild(operator.start)
      await ready()
    },
    async kill() {
      if (operator.start !== undefined) return killChild()
      if (operator.restart === undefined) throw new Error('The back end cannot be restarted.')
      restarting = restart(operator.restart, restarting)
      await restarting
    },
    stop: killChild,
  }
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null

function killGroup(child: ChildProcess): void {
  if (child.pid !== undefined && isRunning(child)) process.kill(-child.pid, 'SIGKILL')
}

async function runRestart([program = '', ...args]: Command, cwd: string): Promise<void> {
  // No pipes: a back end that the command starts in the background would inherit them.
  const child = spawn(program, args, { cwd, stdio: 'ignore' })
  const reason = await once(child, 'exit').then(
    ([code, signal]: unknown[]) => (code === 0 ? undefined : `it ended with ${String(code ?? signal)}`),
    (error: Error) => error.message,
  )
  if (reason === undefined) return
  throw new VerifyError(
    `operator.restart failed: ${reason}. Correct the command: it kills the back end and starts it again.`,
    EXIT.unreachable,
  )
}

function notReady(what: string, reason: string, output: string): VerifyError {
  const shown = output === '' ? '' : `\nIts last output:\n${output.trimEnd()}`
  return new VerifyError(
    `The back end ${what}: ${reason}. Start it, or correct operator.url and operator.start.${shown}`,
    EXIT.unreachable,
  )
}
