import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { call } from './call.ts'
import { freePort } from '@pix-payments/testing/free-port'

/** A process that runs `prism mock --errors`, without our mock. */
export interface BarePrism {
  readonly url: string
  /** Whether the process still runs. */
  alive(): boolean
  stop(): Promise<void>
}

const START_MILLISECONDS = 50_000
/** Prism ends with this process, however it ends: the channel between them closes. */
const END_WITH_PARENT = `data:text/javascript,process.once('disconnect', () => process.exit())`

export async function startBarePrism(
  contract: string,
  options: readonly string[] = ['--errors'],
): Promise<BarePrism> {
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  const port = await freePort()
  const args = [
    '--import',
    END_WITH_PARENT,
    bin,
    'mock',
    contract,
    '--port',
    String(port),
    '--verboseLevel',
    'silent',
    ...options,
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + START_MILLISECONDS
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`prism mock ended with ${child.exitCode}`)
    if (performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error('prism mock did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill()
      await exited
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return call(url, '/', { timeoutMilliseconds: 1000 }).then(
    () => true,
    () => false,
  )
}
