import { diskSyncs, syncsBetween } from './disk-syncs.ts'
import { successfulLoad } from './load/load.ts'
import { undisturbed } from './load/pauses.ts'
import { elapsedTimes } from './processor-time.ts'
import type { RequestName } from './requests.ts'
import type { Series } from './rounds.ts'
import type { BenchServer } from './servers.ts'
import { settled } from './settlements.ts'

/** Units of figures. The names of the CPU times begin with the unit. */
export const UNITS = {
  perSecond: 'requests/s',
  p50: 'ms p50',
  p99: 'ms p99',
  cpuOfAll: 'µs CPU of the server',
  syncs: 'syncs a request',
  cpuOf: (part: string): string => `µs CPU of ${part === 'service' ? 'its processes' : part}`,
} as const

export interface Measure {
  readonly request: RequestName
  readonly wallets: number
  readonly seconds: number
  readonly rate?: number | undefined
}

/** The warm-up of each measurement. */
const WARM_UP_SECONDS = 1

/** The figures of one measurement, by their unit. */
type Values = ReadonlyMap<string, number>

/**
 * Loads a server once, and adds the figures to the series. A withdrawal counts with its settlement: the measurement
 * ends when all withdrawals are settled, the CPU time includes the settlements, and a server whose settlements are
 * behind gets fewer requests per second.
 */
export async function measure(series: Series, server: BenchServer, measured: Measure): Promise<void> {
  const values = await undisturbed(() => valuesOf(server, measured))
  for (const [unit, value] of values) series.add(server.name, unit, value)
}

async function valuesOf(server: BenchServer, { request, wallets, seconds, rate }: Measure): Promise<Values> {
  const requests = await server.requests.of(request, wallets)
  const before = server.processorTimes()
  const syncsBefore = diskSyncs()
  const result = await successfulLoad(server, requests, { warmUpSeconds: WARM_UP_SECONDS, seconds, rate })
  const isSettled = server.isService && request === 'withdrawal by key'
  const behind = isSettled ? await settled(server, wallets) : 0
  const syncs = syncsBetween(syncsBefore, diskSyncs())
  const times = elapsedTimes(before, server.processorTimes())
  const total = WARM_UP_SECONDS + seconds
  const values = new Map<string, number>([
    [UNITS.perSecond, (result.perSecond * total) / (total + behind)],
    [UNITS.p50, result.p50],
    [UNITS.p99, result.p99],
  ])
  let all = 0
  for (const [part, time] of times) {
    // The network is a part of the benchmark, not of the server.
    if (part !== 'network') all += time
    if (times.size > 1) values.set(UNITS.cpuOf(part), time / result.responses)
  }
  if (times.size > 0) values.set(UNITS.cpuOfAll, all / result.responses)
  if (server.isService && syncs !== undefined) values.set(UNITS.syncs, syncs / result.responses)
  values.set(UNITS.cpuOf('the load generator'), result.cpuMicroseconds / result.measured)
  return values
}
