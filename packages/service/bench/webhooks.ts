/**
 * Measures deliveries per second from durable SQLite to a receiver in another process: `node --conditions=pix-source
 * bench/webhooks.ts`. Compare figures only with runs on the same machine.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../src/clock.ts'
import { createDispatcher } from '../src/outbox/dispatcher.ts'
import { migrate } from '../src/storage/migrations/migrate.ts'
import type { Store } from '../src/storage/store.ts'
import { silentLog } from '../src/telemetry/log.ts'
import { FACTS, KEYS, addWallet, openStore, walletsOf } from './webhook-wallets.ts'

const HELP = `Usage: node --conditions=pix-source bench/webhooks.ts [options]

Deliveries a second from a store to a receiver in another process: PostgreSQL with DATABASE_URL, else SQLite.

  --wallets <n>   wallets that they belong to (1)
  --events <n>    deliveries in a round (5000)
  --rounds <n>    rounds, each with a store of its own (3)
  -h, --help      this text`

/** The argument of the receiver process, which runs this file too. */
const RECEIVER = 'receiver'

if (process.argv[2] === RECEIVER) receive()
else {
  const { wallets, events, rounds } = optionsOrEnd()
  await main(wallets, events, rounds)
}

function optionsOrEnd(): Readonly<Record<'wallets' | 'events' | 'rounds', number>> {
  try {
    const { values } = parseArgs({
      options: {
        wallets: { type: 'string', default: '1' },
        events: { type: 'string', default: '5000' },
        rounds: { type: 'string', default: '3' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      console.log(HELP)
      process.exit(0)
    }
    const count = (name: 'wallets' | 'events' | 'rounds'): number => {
      const number = Number(values[name])
      if (Number.isInteger(number) && number >= 1) return number
      throw new Error(`--${name} must be a whole number from 1, not "${values[name]}".`)
    }
    return { wallets: count('wallets'), events: count('events'), rounds: count('rounds') }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(2)
  }
}

function receive(): void {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.end()
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
  process.on('disconnect', () => {
    process.exit()
  })
}

async function main(wallets: number, events: number, rounds: number): Promise<void> {
  const receiver = fork(import.meta.filename, [RECEIVER])
  const port = await new Promise((resolve) => {
    receiver.once('message', resolve)
  })
  const folder = mkdtempSync(join(tmpdir(), 'pix-webhooks-'))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const store = await openStore(join(folder, `${round}.db`))
      const { seconds, cpu } = await drain(store, wallets, events, `http://127.0.0.1:${String(port)}/`)
      const rate = Math.round(events / seconds)
      console.log(
        `${store.engine}, ${wallets} wallets, ${events} deliveries: ${rate} a second, ${Math.round(cpu / events)} us CPU each`,
      )
      await store.close()
    }
  } finally {
    receiver.disconnect()
    rmSync(folder, { recursive: true })
  }
}

/** Creates many events, then measures how long the dispatcher takes to deliver all of them. */
async function drain(
  store: Store,
  walletCount: number,
  events: number,
  url: string,
): Promise<{ readonly seconds: number; readonly cpu: number }> {
  await migrate(store)
  let delivered = 0
  let done = (): void => undefined
  const allDelivered = new Promise<void>((resolve) => {
    done = resolve
  })
  const dispatcher = createDispatcher({
    store,
    clock: systemClock,
    log: silentLog,
    mode: 'sandbox',
    keys: KEYS,
    processId: randomUUID(),
    onRecorded: ({ status }) => {
      if (status !== 'DELIVERED') throw new Error('A delivery failed')
      delivered += 1
      if (delivered === events) done()
    },
  })
  const wallets = walletsOf(store, () => undefined)
  const walletIds: string[] = []
  for (let number = 0; number < walletCount; number += 1) walletIds.push(await addWallet(store, url))
  for (let from = 0; from < events; from += 500) {
    await Promise.all(
      Array.from({ length: Math.min(500, events - from) }, (_, index) =>
        wallets.write(String(walletIds[(from + index) % walletCount]), (work) =>
          work.emit('pixChargePaid', randomUUID(), FACTS),
        ),
      ),
    )
  }
  const startedAt = process.hrtime.bigint()
  const before = process.cpuUsage()
  dispatcher.start()
  await allDelivered
  const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9
  const { user, system } = process.cpuUsage(before)
  await dispatcher.stop()
  return { seconds, cpu: user + system }
}
