import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceOptions } from '../../src/create-service.ts'
import type { ManualClock } from './manual-clock.ts'
import type { Request, Response } from './rail-child.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** With PIX_TEST_RAIL=process, the services of the tests have their rail in another process. */
export const isRailApart: boolean = process.env['PIX_TEST_RAIL'] === 'process'

export const ORDER_SECRETS: readonly string[] = [`whsec_${Buffer.alloc(32, 'order').toString('base64')}`]
export const REPORT_SECRETS: readonly string[] = [`whsec_${Buffer.alloc(32, 'report').toString('base64')}`]

/** A simulated institution in another process, for one service. */
export interface RailApart {
  /** The option `rail` of the service. Undefined when the rail is in the process of the service. */
  readonly rail: ServiceOptions['rail']
  /** Tells the institution where the service listens. */
  serve(serviceUrl: string): Promise<void>
  close(): Promise<void>
}

const IN_PROCESS: RailApart = {
  rail: undefined,
  serve: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Opens an institution in the child process of this test process, if the tests run with PIX_TEST_RAIL=process. */
export async function openRailApart(clock?: ManualClock): Promise<RailApart> {
  if (!isRailApart) return IN_PROCESS
  const folder = temporaryFolder()
  const clockFile = clock === undefined ? undefined : join(folder.path, 'now')
  const unwatch =
    clockFile === undefined
      ? undefined
      : clock?.onChange((now) => {
          writeFileSync(clockFile, String(now))
        })
  const url = await ask({ open: { orderSecrets: ORDER_SECRETS, reportSecrets: REPORT_SECRETS, clockFile } })
  return {
    rail: { remote: { url, orderSecrets: ORDER_SECRETS, reportSecrets: REPORT_SECRETS } },
    async serve(serviceUrl) {
      await ask({ serve: { url, serviceUrl } })
    },
    async close() {
      await ask({ close: { url } })
      unwatch?.()
      await folder.remove()
    },
  }
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

let child: ChildProcess | undefined
let requests = 0
const waiting = new Map<number, (url: string) => void>()

function ask(request: Without<Request, 'number'>): Promise<string> {
  child ??= start()
  const number = (requests += 1)
  return new Promise((resolve) => {
    waiting.set(number, resolve)
    child?.send({ ...request, number } as Request)
  })
}

function start(): ChildProcess {
  const made = fork(join(import.meta.dirname, 'rail-child.ts'), [], { execArgv: ['--conditions=pix-source'] })
  made.on('message', ({ number, url }: Response) => {
    waiting.get(number)?.(url)
    waiting.delete(number)
  })
  // The child ends with this process, and does not keep it alive.
  made.unref()
  made.channel?.unref()
  return made
}
