import type { Figure, Target } from './figures.ts'
import { spreadOf } from './figures.ts'
import { IN_FLIGHT, successfulLoad } from './load/load.ts'
import type { BenchServer, RequestName } from './servers.ts'

export interface Rounds {
  readonly rounds: number
  readonly seconds: number
  readonly say: (line: string) => void
}

/** The requests per second of the measurements with a fixed rate. It is far below the capacity of each server. */
const RATE = 100

export interface Measured {
  readonly figures: readonly Figure[]
  readonly targets: readonly Target[]
}

const REQUESTS: readonly RequestName[] = [
  'create charge',
  'get charge',
  'withdrawal by key',
  'statement page',
]

/**
 * Measures each request twice: as fast as the server responds, then at a fixed rate. Each round sends the same requests
 * to every server, and begins with another server.
 */
export async function throughput(
  servers: readonly BenchServer[],
  { rounds, seconds, say }: Rounds,
): Promise<Measured> {
  const figures: Figure[] = []
  const medians = new Map<string, number>()
  for (const request of REQUESTS) {
    for (const rate of [undefined, RATE]) {
      const results = new Map(
        servers.map(({ name }) => [name, { perSecond: [], p50: [], p99: [] } as Series]),
      )
      for (const server of servers)
        await successfulLoad(server, [server.requests[request]], { seconds: 1, rate })
      for (let round = 0; round < rounds; round += 1) {
        for (const server of rotated(servers, round)) {
          const result = await successfulLoad(server, [server.requests[request]], { seconds, rate })
          const series = results.get(server.name)
          for (const key of ['perSecond', 'p50', 'p99'] as const) series?.[key].push(result[key])
        }
        say(`${request}${rate === undefined ? '' : `, ${rate} a second`}: round ${round + 1} of ${rounds}`)
      }
      for (const [name, series] of results) {
        const add = (group: string, unit: string, values: readonly number[]): void => {
          figures.push({ group, name, unit, value: spreadOf(values) })
        }
        if (rate === undefined) {
          add(`${request}, ${IN_FLIGHT} in flight`, 'requests/s', series.perSecond)
          medians.set(`${name} ${request}`, spreadOf(series.perSecond).median)
        } else {
          add(`${request}, ${rate} a second`, 'ms p50', series.p50)
          add(`${request}, ${rate} a second`, 'ms p99', series.p99)
        }
      }
    }
  }
  for (const { name, memory } of servers) {
    figures.push({ group: 'Memory after the load', name, unit: 'MB', value: spreadOf([memory()]) })
  }
  const ratio = (request: RequestName, atLeast: number): Target[] => {
    const [prism, sqlite] = [medians.get(`prism ${request}`), medians.get(`SQLite ${request}`)]
    if (prism === undefined || sqlite === undefined) return []
    return [{ name: `${request}: SQLite beside bare Prism`, value: sqlite / prism, unit: '×', atLeast }]
  }
  return { figures, targets: [...ratio('create charge', 3), ...ratio('get charge', 6)] }
}

interface Series {
  readonly perSecond: number[]
  readonly p50: number[]
  readonly p99: number[]
}

export const rotated = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
