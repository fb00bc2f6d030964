import { Series, type Measured, type Rounds } from '../rounds.ts'
import { type BenchServer, startService } from '../servers.ts'
import { successfulLoad } from '../load/load.ts'
import { undisturbed } from '../load/pauses.ts'
import { settled } from '../settlements.ts'
import { spreadOf } from '../figures.ts'
import { lineDelays } from './line-delay.ts'
import { openReaders } from './readers.ts'

/** Withdrawals per second. Each causes one event, two statuses and one statement line. */
const RATE = 500
const WALLETS = 16
const FAST_READERS = 9
/** The load before the measured one, with the same readers: a new service fills its memory during this time. */
const WARM_UP_SECONDS = 10
/** The load after the measured one, during which charges are paid: the payments must not count as a cost of the readers. */
const PAYMENTS_SECONDS = 15
const MEMORY_EVERY_MILLISECONDS = 1000

const WITHOUT = 'no reader'
const WITH = `${FAST_READERS} readers and a slow one`

/** What a load with readers showed. */
interface WithReaders {
  readonly p99: number
  /** Memory at the end of the load beside the memory at its beginning. */
  readonly growth: number
  readonly lost: number
  readonly duplicates: number
  /** Events that the slow reader did not get although the service did not report that entries are missing. */
  readonly lostBySlow: number
  readonly missed: number
  readonly delays: readonly number[]
}

/**
 * Measures the API while nobody reads the stream, and while ten readers read it of whom one reads nothing until the load
 * has ended.
 */
export async function stream({ rounds, seconds, say }: Rounds): Promise<Measured> {
  const series = new Series()
  const runs: WithReaders[] = []
  for (let round = 0; round < rounds; round += 1) {
    // A new service each round: the loads of both cases begin with the same state.
    for (const name of round % 2 === 0 ? [WITHOUT, WITH] : [WITH, WITHOUT]) {
      if (name === WITHOUT) {
        series.add(WITHOUT, 'ms p99', await onNewService(name, (server) => withoutReaders(server, seconds)))
      } else {
        const run = await onNewService(name, (server) => withReaders(server, seconds))
        runs.push(run)
        series.add(WITH, 'ms p99', run.p99)
      }
      say(`stream, ${name}: round ${round + 1} of ${rounds}, ${seconds} s`)
    }
  }
  const group = `Stream, ${RATE} events a second`
  const sumOf = (part: (run: WithReaders) => number): number => runs.reduce((sum, run) => sum + part(run), 0)
  const delays = spreadOf(runs.map((run) => Math.max(...run.delays)))
  series.add(
    WITH,
    'times a slow reader was told what it missed',
    sumOf(({ missed }) => missed),
  )
  const figures = series.figures(group)
  const p99 = (name: string): number =>
    figures.find((it) => it.name === name && it.unit === 'ms p99')?.value.median ?? Number.NaN
  return {
    figures: [
      ...figures,
      {
        group,
        name: WITH,
        unit: 'ms until the line of a payment is in the timeline, longest',
        value: delays,
      },
      {
        group,
        name: WITH,
        unit: '× memory after the load',
        value: spreadOf(runs.map(({ growth }) => growth)),
      },
    ],
    targets: [
      {
        question: 'growth',
        name: `${group}: p99 with readers`,
        value: p99(WITH) / p99(WITHOUT),
        unit: '×',
        atMost: 1.1,
      },
      {
        question: 'growth',
        name: `${group}: lost by the fast readers`,
        value: sumOf(({ lost }) => lost),
        unit: 'events',
        atMost: 0,
      },
      {
        question: 'growth',
        name: `${group}: got twice by a reader`,
        value: sumOf(({ duplicates }) => duplicates),
        unit: 'events',
        atMost: 0,
      },
      {
        question: 'growth',
        name: `${group}: lost by the slow reader without a message`,
        value: sumOf(({ lostBySlow }) => lostBySlow),
        unit: 'events',
        atMost: 0,
      },
      {
        question: 'growth',
        name: `${group}: memory after the load beside before`,
        value: Math.max(...runs.map(({ growth }) => growth)),
        unit: '×',
        atMost: 1.2,
      },
      {
        question: 'growth',
        name: `${group}: until the line of a payment is in the timeline`,
        value: Math.max(...runs.flatMap((run) => run.delays)),
        unit: 'ms',
        atMost: 200,
      },
    ],
  }
}

const onNewService = <Result>(
  name: string,
  measure: (server: BenchServer) => Promise<Result>,
): Promise<Result> =>
  undisturbed(async () => {
    const server = await startService(name, { flags: ['--request-log'] })
    try {
      return await measure(server)
    } finally {
      await server.stop()
    }
  })

async function withoutReaders(server: BenchServer, seconds: number): Promise<number> {
  const requests = await server.requests.of('withdrawal by key', WALLETS)
  await successfulLoad(server, requests, { seconds: WARM_UP_SECONDS, rate: RATE })
  return (await successfulLoad(server, requests, { seconds, rate: RATE })).p99
}

async function withReaders(server: BenchServer, seconds: number): Promise<WithReaders> {
  const [url = ''] = server.urls
  const requests = await server.requests.of('withdrawal by key', WALLETS)
  const readers = await openReaders(url, FAST_READERS)
  const probing = new AbortController()
  try {
    const before = await successfulLoad(server, requests, { seconds: WARM_UP_SECONDS, rate: RATE })
    const memory = sampledMemory(server)
    const { p99, responses } = await successfulLoad(server, requests, { seconds, rate: RATE })
    const growth = memory.growth()
    const probe = lineDelays(url, probing.signal)
    const paid = await successfulLoad(server, requests, { seconds: PAYMENTS_SECONDS, rate: RATE })
    probing.abort()
    const delays = await probe
    await settled(server, WALLETS)
    // Each withdrawal and each payment of the probe caused one event.
    const events = before.responses + responses + paid.responses + delays.length
    const fast = (await readers.until(events)).filter(({ isSlow }) => !isSlow)
    const slow = await readers.slowReads()
    return {
      p99,
      growth,
      delays,
      lost: fast.reduce((sum, it) => sum + Math.max(0, events - it.events), 0),
      duplicates: [...fast, slow].reduce((sum, it) => sum + it.duplicates, 0),
      lostBySlow: slow.missed > 0 ? 0 : Math.max(0, events - slow.events),
      missed: slow.missed,
    }
  } finally {
    probing.abort()
    readers.close()
  }
}

/** Samples the memory of a server. The growth compares the means of the first and the last quarter of the samples. */
function sampledMemory(server: BenchServer): { growth(): number } {
  const samples: number[] = []
  const timer = setInterval(() => {
    samples.push(server.memory().reduce((sum, it) => sum + it, 0))
  }, MEMORY_EVERY_MILLISECONDS)
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, it) => sum + it, 0) / numbers.length
  return {
    growth() {
      clearInterval(timer)
      const quarter = Math.max(1, Math.floor(samples.length / 4))
      return mean(samples.slice(-quarter)) / mean(samples.slice(0, quarter))
    },
  }
}
