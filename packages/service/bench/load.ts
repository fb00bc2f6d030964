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
/** The part of autocannon that is used; it has no types of its own. */
type Autocannon = (options: object) => Promise<AutocannonResult>
const autocannon = require('autocannon') as Autocannon

/** Requests that are under way at the same time. */
export const IN_FLIGHT = 32

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Sends a request again and again for some seconds: as fast as answers come, or, with a rate, so often a second
 * whether they come or not; latencies are then corrected for requests that should have been sent meanwhile.
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
    // It writes into them.
    headers: { ...headers },
    requests: [{ setupRequest: (request: object) => ({ ...request, ...(body && { body: body() }) }) }],
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${name} ${method} ${path}: ${failed} of ${result.requests.total} failed`)
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.total / result.duration, p50, p99 }
}
