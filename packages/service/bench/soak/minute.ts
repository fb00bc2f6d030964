import { setTimeout as sleep } from 'node:timers/promises'
import { type LoadResult, load, successfulLoad } from '../load/load.ts'
import { PauseWatch } from '../load/pauses.ts'
import { type BenchRequest, NUMBER } from '../load/prepared-request.ts'
import type { ServiceServer } from '../servers.ts'
import { settled } from '../settlements.ts'
import type { Minute } from './minutes.ts'

const SECONDS = 60
const SAMPLE_SECONDS = 10
/** When the process is killed: after the second sample. */
const KILL_AT_SAMPLE = 2
const CONNECTIONS = 64
const CAPACITY_SECONDS = 10

/** Charges and withdrawals in turn. The externalId of each names the number of the request. */
async function requestsOf({ requests }: ServiceServer): Promise<readonly BenchRequest[]> {
  const [charge] = await requests.of('create charge')
  const [withdrawal] = await requests.of('withdrawal by key')
  return [charge, withdrawal].map((request) => {
    const { body = '{}', ...rest } = request as BenchRequest
    return {
      ...rest,
      body: JSON.stringify({ ...(JSON.parse(body) as object), externalId: `soak-${NUMBER}` }),
    }
  })
}

/** Measures how many requests per second the server completes, with the settlements. */
export async function capacityOf(server: ServiceServer): Promise<number> {
  const options = { warmUpSeconds: 5, seconds: CAPACITY_SECONDS }
  const { perSecond } = await successfulLoad(server, await requestsOf(server), options)
  const behind = await settled(server, 1)
  const total = options.warmUpSeconds + options.seconds
  return (perSecond * total) / (total + behind)
}

/** Loads the server for a minute, kills one process and starts it again. */
export async function minuteOf(
  server: ServiceServer,
  { number, rate }: { readonly number: number; readonly rate: number },
): Promise<Minute> {
  const options = { connections: CONNECTIONS, seconds: SECONDS, rate, keepsAcknowledged: true }
  const watch = new PauseWatch()
  const loading = load(server, await requestsOf(server), options)
  const victim = number % server.urls.length
  const [result, { memory, restartMilliseconds }] = await Promise.all([loading, disturb(server, victim)])
  const { perSecond, p50, p99, longest, resets, refusals, acknowledged, statuses, withoutRetryAfter } = result
  return {
    perSecond,
    p50,
    p99,
    longest,
    resets,
    refusals,
    acknowledged,
    memory,
    restartMilliseconds,
    pauseMilliseconds: watch.end(),
    busy: (statuses[503] ?? 0) - withoutRetryAfter,
    failures: failuresOf(result),
  }
}

/** Responses that are neither successful nor the documented 503. */
function failuresOf({ statuses, withoutRetryAfter }: LoadResult): Readonly<Record<string, number>> {
  const failures = Object.entries(statuses).filter(([status]) => !status.startsWith('2') && status !== '503')
  return {
    ...Object.fromEntries(failures),
    ...(withoutRetryAfter > 0 && { '503 without Retry-After': withoutRetryAfter }),
  }
}

async function disturb(
  server: ServiceServer,
  victim: number,
): Promise<{ readonly memory: Minute['memory']; readonly restartMilliseconds: number }> {
  const start = performance.now()
  const memory: (readonly number[])[] = []
  let restartMilliseconds = 0
  for (let sample = 1; sample < SECONDS / SAMPLE_SECONDS; sample += 1) {
    await sleep(Math.max(0, start + sample * SAMPLE_SECONDS * 1000 - performance.now()))
    memory.push(server.memory())
    if (sample !== KILL_AT_SAMPLE) continue
    const killedAt = performance.now()
    await server.restart(victim)
    restartMilliseconds = performance.now() - killedAt
  }
  return { memory, restartMilliseconds }
}
