/**
 * Measures how long the events of a healthy wallet wait while the receivers of many other wallets hang, in the first
 * burst of events: `node --conditions=pix-source bench/hanging-receivers.ts`.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addressOf, listen } from '@pix-payments/http-contract/http'
import type { Wallets } from '../src/application/wallet/wallets.ts'
import { systemClock } from '../src/clock.ts'
import { createDispatcher } from '../src/outbox/dispatcher.ts'
import { migrate } from '../src/storage/migrations/migrate.ts'
import type { Store } from '../src/storage/store.ts'
import { silentLog } from '../src/telemetry/log.ts'
import { FACTS, KEYS, addWallet, openStore, walletsOf } from './webhook-wallets.ts'

const HELP = `Usage: node --conditions=pix-source bench/hanging-receivers.ts [options]

How long the events of a healthy wallet wait in the first burst beside receivers that hang, from the commit of an event
to its arrival: PostgreSQL with DATABASE_URL, else SQLite.

  --hanging <n>   wallets whose receiver hangs (500)
  -h, --help      this text`

/** The argument of the receiver process, which runs this file too. */
const RECEIVER = 'receiver'
const LAYOUTS = ['each on a host of its own', 'all on one host'] as const
type Layout = (typeof LAYOUTS)[number]

/** The number of events of each wallet whose receiver hangs. */
const EVENTS = 3
/**
 * The number of events of the healthy wallet: one event every 100 ms for six seconds. Each attempt to a hanging
 * receiver takes five seconds.
 */
const HEALTHY_EVENTS = 60
const HEALTHY_PAUSE = 100
const MEGABYTE = 2 ** 20

/** An event of the healthy wallet that its receiver got. */
interface Arrival {
  readonly chargeId: string
  readonly at: number
}

const { values } = parseArgs({
  args: process.argv.slice(process.argv[2] === RECEIVER ? 3 : 2),
  options: {
    hanging: { type: 'string', default: '500' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const hangingCount = Number(values.hanging)
if (process.argv[2] === RECEIVER) await receive()
else if (values.help) console.log(HELP)
else for (const layout of LAYOUTS) await measure(layout)

/**
 * The receiver process. It runs one hanging server for each hanging wallet, one hanging server that all of them share,
 * and one server that responds.
 */
async function receive(): Promise<void> {
  const hanging = createServer((request) => request.resume())
  const hosts = Array.from({ length: hangingCount }, () => createServer((request) => request.resume()))
  const healthy = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { chargeId } = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Arrival, 'at'>
      process.send?.({ chargeId, at: Date.now() })
      response.end()
    })
  })
  const urls: string[] = []
  for (const server of [healthy, hanging, ...hosts]) {
    await listen(server, 0, '127.0.0.1')
    urls.push(`${addressOf(server, '127.0.0.1').url}/`)
  }
  process.send?.(urls)
  process.on('disconnect', () => {
    process.exit()
  })
}

async function measure(layout: Layout): Promise<void> {
  const receiver = fork(import.meta.filename, [RECEIVER, '--hanging', String(hangingCount)])
  const folder = mkdtempSync(join(tmpdir(), 'pix-hanging-'))
  try {
    const [healthyUrl = '', sharedUrl = '', ...urls] = await new Promise<string[]>((resolve) => {
      receiver.once('message', (message) => {
        resolve(message as string[])
      })
    })
    const arrivedAt = new Map<string, number>()
    receiver.on('message', (message) => {
      const { chargeId, at } = message as Arrival
      arrivedAt.set(chargeId, at)
    })
    const store = await openStore(join(folder, 'pix.db'))
    await migrate(store)
    const hangingUrls = layout === 'all on one host' ? urls.map((_, index) => `${sharedUrl}${index}`) : urls
    const { committedAt, megabytes } = await burst(store, hangingUrls, healthyUrl)
    await store.close()
    const waits = [...committedAt].map(([chargeId, at]) => (arrivedAt.get(chargeId) ?? Infinity) - at)
    const seconds = (milliseconds: number): string => (Math.max(milliseconds, 0) / 1000).toFixed(3)
    const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Infinity
    console.log(
      `${store.engine}, ${hangingCount} hanging receivers, ${layout}, first burst: a healthy wallet waits ${seconds(Math.max(...waits))} s at most, ${seconds(median)} s in the middle; ${megabytes} MB more memory`,
    )
  } finally {
    receiver.disconnect()
    rmSync(folder, { recursive: true })
  }
}

interface Burst {
  /** For each charge of the healthy wallet, the time at which its event was committed. */
  readonly committedAt: ReadonlyMap<string, number>
  /** How much the memory of the process grew while the receivers hung. */
  readonly megabytes: number
}

async function burst(store: Store, hangingUrls: readonly string[], healthyUrl: string): Promise<Burst> {
  const dispatcher = createDispatcher({
    store,
    clock: systemClock,
    log: silentLog,
    mode: 'sandbox',
    keys: KEYS,
    processId: randomUUID(),
  })
  const wallets = walletsOf(store, (walletId) => {
    dispatcher.wake(walletId)
  })
  const healthy = await addWallet(store, healthyUrl)
  const hanging = await Promise.all(hangingUrls.map((url) => addWallet(store, url)))
  await Promise.all(hanging.map((walletId) => emit(wallets, walletId, EVENTS)))
  const committedAt = new Map<string, number>()
  const before = process.memoryUsage.rss()
  // All events of the hanging wallets are due when the dispatcher starts. The dispatcher does not know yet that their
  // receivers hang.
  dispatcher.start()
  for (let number = 0; number < HEALTHY_EVENTS; number += 1) {
    const [chargeId = ''] = await emit(wallets, healthy, 1)
    committedAt.set(chargeId, Date.now())
    await sleep(HEALTHY_PAUSE)
  }
  const megabytes = Math.round((process.memoryUsage.rss() - before) / MEGABYTE)
  await sleep(1000)
  await dispatcher.stop()
  return { committedAt, megabytes }
}

/** Emits `count` events of a wallet. Returns the ids of their charges. */
function emit(wallets: Wallets, walletId: string, count: number): Promise<readonly string[]> {
  const chargeIds = Array.from({ length: count }, () => randomUUID())
  return wallets
    .write(walletId, async (work) => {
      for (const chargeId of chargeIds) await work.emit('pixChargePaid', chargeId, { ...FACTS, chargeId })
    })
    .then(() => chargeIds)
}
