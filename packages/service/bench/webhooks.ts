/**
 * Deliveries a second from SQLite, durable, to a receiver in another process: `node --conditions=source bench/webhooks.ts`.
 * Numbers mean something against another run on the same machine only.
 */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openWallet } from '../src/application/open-wallet.ts'
import { Wallets } from '../src/application/wallets.ts'
import { systemClock } from '../src/clock.ts'
import { runningClock } from '../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../src/identity/id-source.ts'
import { createDispatcher } from '../src/outbox/dispatcher.ts'
import { migrate } from '../src/storage/migrations/migrate.ts'
import { saveWebhook } from '../src/storage/rows/event-rows.ts'
import { openPostgres } from '../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../src/storage/store.ts'
import { silentLog } from '../src/telemetry/log.ts'

const HELP = `Usage: node --conditions=source bench/webhooks.ts [options]

Deliveries a second from a store to a receiver in another process: PostgreSQL with DATABASE_URL, else SQLite.

  --wallets <n>   wallets that they belong to (1)
  --events <n>    deliveries in a round (5000)
  --rounds <n>    rounds, each with a store of its own (3)
  -h, --help      this text`

/** The receiver is this file again. */
const RECEIVER = 'receiver'

const FACTS = {
  status: 'paid',
  chargeId: '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42',
  externalId: 'deposit-000123',
  amount: 10_000,
  endToEndId: 'E87654321202603011403a1B2c3D4e5F',
  paidAt: '2026-03-01T14:03:27.512Z',
  debtor: {
    name: 'Maria Silva',
    taxId: '52998224725',
    personType: 'NATURAL_PERSON',
    bankCode: '87654321',
    branchCode: '0001',
    accountNumber: '123456789',
    accountType: 'CACC',
  },
}

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

async function openStore(file: string): Promise<Store> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) return openSqlite({ file })
  return openPostgres({ url, schema: `bench_${randomUUID().replaceAll('-', '')}`, random: randomBytes })
}

/** Makes a backlog, then times how long it takes until all of it is delivered. */
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
    processId: randomUUID(),
    onRecorded: ({ status }) => {
      if (status !== 'DELIVERED') throw new Error('A delivery failed')
      delivered += 1
      if (delivered === events) done()
    },
  })
  const ids = createIdSource(undefined)
  const checkEvent = (): void => undefined
  const wallets = new Wallets({ store, clock: systemClock, ids, checkEvent, onCommit: () => undefined })
  const walletIds: string[] = []
  for (let number = 0; number < walletCount; number += 1) {
    const id = randomUUID()
    walletIds.push(id)
    await store.write(async (transaction) => {
      const operator = { id: randomUUID(), name: 'Operator', cnpj: String(10_000_000_000_000 + number) }
      const credential = { clientId: id, secret: '' }
      const wallet = { id, operator, name: 'Wallet', accountNumber: '1', openingBalance: 0, pixKeys: [] }
      await openWallet(
        transaction,
        { ...wallet, clock: runningClock(), credential },
        { realNow: systemClock.now(), ids, checkEvent },
      )
      await saveWebhook(transaction, id, {
        url,
        authentication: { type: 'BEARER', token: 'token' },
        events: null,
        signingSecret: `whsec_${randomBytes(32).toString('base64')}`,
        previous: null,
        updatedAt: 0,
      })
    })
  }
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
