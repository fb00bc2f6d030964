/**
 * A process with simulated institutions, one for each service of the tests. The parent process sends `Request`s, and
 * each is answered with a `Response` that has the same number.
 */
import { readFileSync } from 'node:fs'
import { type Clock, systemClock } from '../../src/clock.ts'
import { type RailProcess, startRailProcess } from '../../src/rail/process/start-rail-process.ts'

export type Request = { readonly number: number } & (
  | {
      readonly open: {
        readonly orderSecrets: readonly string[]
        readonly reportSecrets: readonly string[]
        /** A file with the real time of the service, in milliseconds. Undefined: the system's time. */
        readonly clockFile?: string | undefined
        readonly port?: number | undefined
        readonly serviceUrl?: string | undefined
      }
    }
  | { readonly serve: { readonly url: string; readonly serviceUrl: string } }
  | { readonly close: { readonly url: string } }
)
export interface Response {
  readonly number: number
  readonly url: string
}

interface Institution {
  readonly running: RailProcess
  serviceUrl: string
}

const institutions = new Map<string, Institution>()

process.on('message', (request: Request) => {
  void handle(request).then((url) => process.send?.({ number: request.number, url } satisfies Response))
})

async function handle(request: Request): Promise<string> {
  if ('serve' in request) {
    const { url, serviceUrl } = request.serve
    const institution = institutions.get(url)
    if (institution !== undefined) institution.serviceUrl = serviceUrl
    return url
  }
  if ('close' in request) {
    await institutions.get(request.close.url)?.running.close()
    institutions.delete(request.close.url)
    return request.close.url
  }
  const { clockFile, orderSecrets, reportSecrets, port = 0, serviceUrl = '' } = request.open
  const clock = clockFile === undefined ? systemClock : clockOf(clockFile)
  const running = await startRailProcess({
    port,
    orderSecrets,
    reportSecrets,
    clock,
    serviceUrl: () => institutions.get(running.url)?.serviceUrl ?? serviceUrl,
  })
  institutions.set(running.url, { running, serviceUrl })
  return running.url
}

/** The time of a test, which the test writes into a file whenever it changes. */
function clockOf(file: string): Clock {
  const now = (): number => Number(readFileSync(file, 'utf8'))
  return { now, wallNow: now, offset: () => 0, after: (wait, callback) => systemClock.after(wait, callback) }
}
