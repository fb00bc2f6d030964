import type { Figure } from './figures.ts'
import { load } from './load/load.ts'
import { undisturbed } from './load/pauses.ts'
import type { RequestName } from './requests.ts'
import { type Rounds, Series } from './rounds.ts'
import type { BenchServer } from './servers.ts'
import { settled } from './settlements.ts'

/** The number of callers that connect at once and send one request each. */
const CALLERS = 1000
const LONGEST_SECONDS = 60
const REQUESTS = ['create charge', 'withdrawal by key'] as const satisfies readonly RequestName[]

export const BURST_GROUP: string = `${CALLERS} requests at once on one wallet`
export const BURST_UNITS = {
  longest: 'ms until the last response',
  busy: 'documented 503',
  broken: 'connections reset and other failures, all rounds',
} as const

/** Sends many requests at the same moment. A 503 with `Retry-After` is a documented response of a busy service. */
export async function burst(
  servers: readonly BenchServer[],
  { rounds, say }: Rounds,
): Promise<readonly Figure[]> {
  const series = new Series()
  for (const request of REQUESTS) {
    const broken = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const name = `${request}, ${server.name}`
        const result = await undisturbed(() => once(server, request))
        series.add(name, BURST_UNITS.longest, result.longest)
        series.add(name, BURST_UNITS.busy, result.busy)
        broken.set(name, (broken.get(name) ?? 0) + result.broken)
      }
      say(`${request}, ${CALLERS} at once: round ${round + 1} of ${rounds}`)
    }
    for (const [name, count] of broken) series.add(name, BURST_UNITS.broken, count)
  }
  return series.figures(BURST_GROUP)
}

async function once(
  server: BenchServer,
  request: RequestName,
): Promise<{ readonly longest: number; readonly busy: number; readonly broken: number }> {
  const requests = await server.requests.of(request)
  const options = { connections: CALLERS, count: CALLERS, seconds: LONGEST_SECONDS }
  const { longest, statuses, withoutRetryAfter } = await load(server, requests, options)
  if (server.isService) await settled(server, 1)
  const busy = (statuses[503] ?? 0) - withoutRetryAfter
  const accepted = (statuses[201] ?? 0) + (statuses[202] ?? 0)
  return { longest, busy, broken: CALLERS - accepted - busy }
}
