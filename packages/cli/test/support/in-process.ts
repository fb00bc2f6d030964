import { AsyncLocalStorage } from 'node:async_hooks'
import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { runPix } from '../../src/run-pix.ts'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** What a command sees of its process. Commands that run at the same time each see their own. */
type Surroundings = Readonly<Record<'env' | 'stdout' | 'stderr' | 'console', object>>
const surroundings = new AsyncLocalStorage<Surroundings>()

// Outside a command, the process is as it was.
for (const name of ['env', 'stdout', 'stderr'] as const) intercept(process, name)
intercept(globalThis, 'console')

function intercept<Name extends keyof Surroundings>(of: Record<Name, object>, name: Name): void {
  const value = of[name]
  const get = (): object => surroundings.getStore()?.[name] ?? value
  Object.defineProperty(of, name, { configurable: true, enumerable: true, get })
}

/** Runs the program from its sources. A process for each command takes 20 times as long. */
export async function runInProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  const into = (name: keyof typeof written): Writable =>
    new Writable({
      decodeStrings: false,
      write(text: string, _, done) {
        written[name] += text
        done()
      },
    })
  const streams = { stdout: into('stdout'), stderr: into('stderr') }
  const own = { env: { ...env }, ...streams, console: new Console(streams) }
  const code = await surroundings.run(own, () => runPix(args))
  return { code, ...written }
}
