import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50
const START_MS = 60_000

export interface Killable extends AsyncDisposable {
  start(): Promise<void>
  /** Kills the process with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>
}

/** A server that can be killed and started again on the same port. It is ready when `url` answers. */
export function killable(
  args: readonly string[],
  url: string,
  environment: Readonly<Record<string, string>>,
): Killable {
  let child: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    const killed = child
    child = undefined
    if (killed === undefined || killed.exitCode !== null || killed.signalCode !== null) return
    const exited = once(killed, 'exit')
    killed.kill('SIGKILL')
    await exited
  }
  return {
    async start() {
      let output = ''
      const started = spawn(process.execPath, args, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-2_000)
        })
      }
      child = started
      for (let waited = 0; waited < START_MS; waited += PAUSE_MS) {
        if (started.exitCode !== null) throw new Error(`A process ended while it started:\n${output}`)
        // Any answer will do.
        const isReady = await fetch(url).then(
          () => true,
          () => false,
        )
        if (isReady) return
        await wait(PAUSE_MS)
      }
      throw new Error(`A process does not answer at ${url}:\n${output}`)
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}
