import { type ChildProcess, fork } from 'node:child_process'
import type { LoadOptions, LoadResult } from './generator.ts'
import type { BenchRequest } from './prepared-request.ts'

export type { LoadResult } from './generator.ts'

/** The number of concurrent requests. */
export const IN_FLIGHT = 32

/** A server to load. */
export interface LoadTarget {
  readonly name: string
  /** The URL of each of its processes. */
  readonly urls: readonly string[]
}

export interface Load extends Partial<
  Pick<LoadOptions, 'connections' | 'warmUpSeconds' | 'keepsAcknowledged'>
> {
  readonly seconds: number
  readonly rate?: number | undefined
  readonly count?: number | undefined
}

/** More numbers than one load uses. */
const NUMBERS_OF_A_LOAD = 10_000_000

let child: ChildProcess | undefined
let loads = 0

/**
 * Sends requests in turn for some seconds. Without a rate, the next request of a connection follows each response. With
 * a rate, requests start at that rate per second, and latencies count from the scheduled instant, even when no
 * connection was free then.
 *
 * The load runs in a process of its own, which stays for the next load. Only one load runs at a time.
 */
export async function load(
  { urls }: Pick<LoadTarget, 'urls'>,
  requests: readonly BenchRequest[],
  given: Load,
): Promise<LoadResult> {
  child ??= started()
  const options: LoadOptions = {
    connections: IN_FLIGHT,
    warmUpSeconds: 0,
    ...given,
    requests,
    targets: urls.map((url) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) })),
    firstNumber: loads * NUMBERS_OF_A_LOAD,
  }
  loads += 1
  return resultOf(child, options)
}

/** Sends the options to the process, which stays alive until its result is here. */
function resultOf(child: ChildProcess, options: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const onMessage = (result: LoadResult): void => {
      child.off('exit', onExit)
      child.channel?.unref()
      resolve(result)
    }
    const onExit = (code: number | null): void => {
      child.off('message', onMessage)
      reject(new Error(`The load generator ended with ${code}`))
    }
    child.channel?.ref()
    child.once('message', onMessage)
    child.once('exit', onExit)
    child.send(options)
  })
}

/** Runs a load. Throws when a request got no 2XX response. */
export async function successfulLoad(
  target: LoadTarget,
  requests: readonly BenchRequest[],
  options: Load,
): Promise<LoadResult> {
  const result = await load(target, requests, options)
  const failed = Object.entries(result.statuses).filter(([status]) => !status.startsWith('2'))
  if (failed.length > 0 || result.resets > 0 || result.refusals > 0) {
    const [{ method, path } = { method: '', path: '' }] = requests
    const counts = failed.map(([status, count]) => `${count} × ${status}`)
    const all = [...counts, `${result.resets} resets`, `${result.refusals} refusals`]
    throw new Error(`${target.name} ${method} ${path}: ${all.join(', ')}`)
  }
  return result
}

/** Ends the process of the load generator. A later load starts another one. */
export function endLoad(): void {
  child?.disconnect()
  child = undefined
}

function started(): ChildProcess {
  const process = fork(new URL('./load-process.ts', import.meta.url), { serialization: 'advanced' })
  // The bench ends while the load generator waits for the next load.
  process.unref()
  process.channel?.unref()
  process.once('exit', () => {
    if (child === process) child = undefined
  })
  return process
}
