import { IN_FLIGHT } from './load/load.ts'
import { UNITS, measure } from './measure.ts'
import { REQUEST_NAMES, type RequestName } from './requests.ts'
import { type Rounds, Series, rotated } from './rounds.ts'
import type { BenchServer } from './servers.ts'
import type { Figure } from './figures.ts'

/** The requests per second of the measurements with a fixed rate. It is far below the capacity of each server. */
const RATE = 100
const RATED_REQUESTS = ['create charge', 'withdrawal by key'] as const satisfies readonly RequestName[]
/** The duration of the first measurement of a server, which does not count. */
const WARM_UP_SECONDS = 4
/**
 * The shortest duration of a measurement with a fixed rate. In less time there would be so few requests that the 99th
 * percentile would depend on one or two of them.
 */
const LEAST_SECONDS = 5
/**
 * With more wallets than this, the statement page is left out: most time would go into the lines of each wallet. Instead
 * the servers are compared with the baseline of one day, which has no statement, and settles no withdrawal.
 */
export const FEW_WALLETS = 16

/** The name of the figures of a request in a closed loop. */
export const groupOf = (request: RequestName, wallets: number): string =>
  `${request}, ${IN_FLIGHT} in flight${wallets === 1 ? '' : `, ${wallets} wallets`}`

/** The name of the figures of a request with a fixed rate. */
export const ratedGroupOf = (request: RequestName): string => `${request}, ${RATE} a second`

/**
 * Measures each request as fast as the servers respond. Each round sends the same requests to every server, and begins
 * with another server, so that other load on the machine affects all of them equally.
 */
export async function throughput(
  servers: readonly BenchServer[],
  wallets: number,
  rounds: Rounds,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const request of REQUEST_NAMES) {
    if (request === (wallets > FEW_WALLETS ? 'statement page' : 'withdrawal accepted')) continue
    const group = groupOf(request, wallets)
    figures.push(...(await measureRounds(servers, { group, request, wallets }, rounds)))
  }
  return figures
}

/** Measures requests at a fixed rate, on one wallet. */
export async function rates(servers: readonly BenchServer[], rounds: Rounds): Promise<readonly Figure[]> {
  const seconds = Math.max(rounds.seconds, LEAST_SECONDS)
  const figures: Figure[] = []
  for (const request of RATED_REQUESTS) {
    const group = ratedGroupOf(request)
    const measured = { group, request, wallets: 1, rate: RATE }
    figures.push(...(await measureRounds(servers, measured, { ...rounds, seconds })))
  }
  return figures
}

/** Measures writes at half of the largest rate of each server, which the first rounds find out. */
export async function halfRates(
  servers: readonly BenchServer[],
  counts: readonly number[],
  rounds: Rounds,
): Promise<readonly Figure[]> {
  const seconds = Math.max(rounds.seconds, LEAST_SECONDS)
  const figures: Figure[] = []
  for (const wallets of counts) {
    for (const request of RATED_REQUESTS) {
      const group = `${request}, half of the largest rate${wallets === 1 ? '' : `, ${wallets} wallets`}`
      const largest = await measureRounds(servers, { group, request, wallets }, rounds)
      const rateOf = ({ name }: BenchServer): number =>
        (largest.find((it) => it.name === name && it.unit === UNITS.perSecond)?.value.median ?? 0) / 2
      figures.push(
        ...(await measureRounds(servers, { group, request, wallets, rate: rateOf }, { ...rounds, seconds })),
      )
    }
  }
  return figures
}

interface Measured {
  readonly group: string
  readonly request: RequestName
  readonly wallets: number
  readonly rate?: number | ((server: BenchServer) => number)
}

async function measureRounds(
  servers: readonly BenchServer[],
  { group, rate, ...measured }: Measured,
  { rounds, seconds, say }: Rounds,
): Promise<readonly Figure[]> {
  const [series, warmUp] = [new Series(), new Series()]
  const measureOnce = (into: Series, server: BenchServer, seconds: number): Promise<void> =>
    measure(into, server, { ...measured, seconds, rate: typeof rate === 'function' ? rate(server) : rate })
  // The first measurement does not count: V8 compiles the code of the server, and connections are opened.
  for (const server of servers) await measureOnce(warmUp, server, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1) {
    for (const server of rotated(servers, round)) await measureOnce(series, server, seconds)
    say(`${group}: round ${round + 1} of ${rounds}`)
  }
  return series.figures(group)
}

export const MEMORY_GROUP = 'Memory after the load'

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0)

/** The memory of the servers after all loads. */
export const memoryOf = (servers: readonly BenchServer[]): readonly Figure[] => {
  const series = new Series()
  for (const server of servers) {
    series.add(server.name, 'MB', sumOf(server.memory()))
  }
  return series.figures(MEMORY_GROUP)
}
