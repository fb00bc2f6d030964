import { createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import { spreadOf } from './figures.ts'
import { successfulLoad } from './load/load.ts'
import { undisturbed } from './load/pauses.ts'
import { type BenchServer, startService } from './servers.ts'
import { type Measured, type Rounds, rotated } from './rounds.ts'
import { fetchJson } from './wallets.ts'

/** How many withdrawals per second are requested. Each withdrawal causes one event. */
const RATE = 200
/**
 * The shortest duration of a measurement. In less time there would be so few requests that the 99th percentile would
 * depend on one or two of them.
 */
const LEAST_SECONDS = 5

/**
 * Measures the latency of the API in two cases: the webhooks go to a receiver that responds, and to a receiver that
 * never responds.
 */
export async function receivers({ rounds, seconds: given, say }: Rounds): Promise<Measured> {
  const seconds = Math.max(given, LEAST_SECONDS)
  const live = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(204).end())
  })
  const dead = createServer((request) => {
    request.resume()
  })
  const names = ['live', 'dead'] as const
  const latencies = { live: [] as number[], dead: [] as number[] }
  const servers: { readonly name: (typeof names)[number]; readonly server: BenchServer }[] = []
  try {
    for (const [index, receiver] of [live, dead].entries()) {
      await listen(receiver, 0, '127.0.0.1')
      const name = names[index] ?? 'live'
      const server = await startService(`${name} receiver`)
      servers.push({ name, server })
      await configureWebhook(server, addressOf(receiver, '127.0.0.1').url)
      const requests = await server.requests.of('withdrawal by key')
      await undisturbed(() => successfulLoad(server, requests, { seconds: 2, rate: RATE }))
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, server } of rotated(servers, round)) {
        const requests = await server.requests.of('withdrawal by key')
        const { p99 } = await undisturbed(() => successfulLoad(server, requests, { seconds, rate: RATE }))
        latencies[name].push(p99)
      }
      say(`receivers: round ${round + 1} of ${rounds}`)
    }
  } finally {
    for (const { server } of servers) await server.stop()
    for (const receiver of [live, dead]) {
      receiver.closeAllConnections()
      await close(receiver)
    }
  }
  const group = `Withdrawals, ${RATE} a second, with webhooks`
  const spreads = { live: spreadOf(latencies.live), dead: spreadOf(latencies.dead) }
  return {
    figures: names.map((name) => ({ group, name: `${name} receiver`, unit: 'ms p99', value: spreads[name] })),
    targets: [
      {
        question: 'growth',
        name: 'p99 of the API: a dead receiver beside a live one',
        measured: { value: spreads.dead.median, unit: 'ms p99' },
        value: spreads.dead.median / spreads.live.median,
        unit: '×',
        atMost: 1.1,
      },
    ],
  }
}

async function configureWebhook({ urls, requests }: BenchServer, url: string): Promise<void> {
  const [charge] = await requests.of('create charge')
  const body = JSON.stringify({ url, authentication: { type: 'NONE' } })
  await fetchJson(`${urls[0]}/v1/webhook`, { method: 'PUT', headers: { ...charge?.headers }, body })
}
