import { createRequire } from 'node:module'
import type { BenchRequest, BenchServer } from './servers.ts'

const require = createRequire(import.meta.url)

interface AutocannonResult {
  readonly requests: { readonly average: number; readonly total: number }
  readonly latency: { readonly p50: number; readonly p99: number }
  readonly non2xx: number
  readonly errors: number
  readonly duration: number
}
/** The part of autocannon that the bench uses. The package has no types. */
type Autocannon = (options: object) => Promise<AutocannonResult>
const autocannon = require('autocannon') as Autocannon

/** The number of concurrent requests. */
export const IN_FLIGHT = 32

export interface LoadResult {
  readonly perSecond: number
  /** The median latency, in milliseconds. `p99` is the latency that 99 % of the requests do not exceed. */
  readonly p50: number
  readonly p99: number
}

/**
 * Sends a request repeatedly for some seconds. Without a rate, the next request follows each response. With a rate,
 * requests start at that rate per second, and latencies include the wait of requests that could not start in time.
 */
export async function load(
  { name, urls }: Pick<BenchServer, 'name' | 'urls'>,
  { path, body, headers, method }: BenchRequest,
  { seconds, rate }: { readonly seconds: number; readonly rate?: number | undefined },
): Promise<LoadResult> {
  const result = await autocannon({
    url: urls.map((url) => `${url}${path}`),
    connections: IN_FLIGHT,
    duration: seconds,
    overallRate: rate,
    method,
    // The headers are copied, because autocannon changes the object.
    headers: { ...headers },
    requests: [{ setupRequest: (request: object) => ({ ...request, ...(body && { body: body() }) }) }],
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${name} ${method} ${path}: ${failed} of ${result.requests.total} failed`)
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.total / result.duration, p50, p99 }
}
