import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createPixClient, type PixClient, systemClock } from '@pix-payments/client'
import {
  createSandboxClient,
  type CreateWalletRequest,
  type WalletCreated,
} from '@pix-payments/client/sandbox'
import { createOperatorKit, type OperatorKit, type Storage } from '../src/index.ts'
import { nodeListener } from '../src/webhooks/node-listener.ts'
import { openDatabase } from './database.ts'
import { inParallel } from './in-parallel.ts'
import { startSandbox } from './sandbox.ts'

const HELP = `Usage: pnpm --filter @pix-payments/operator bench [options]

  --deposits <count>  deposits that are paid and credited (10000)
  --lines <count>     lines of the statement of the day that is compared (100000)
  --help

Measures how many paid deposits a second the kit credits, and how long it compares a day, on PostgreSQL. The sandbox
shares the processors. Needs a build: pnpm exec turbo run build. Progress goes to stderr, the figures to stdout.
`

const { values } = parseArgs({
  options: {
    deposits: { type: 'string', default: '10000' },
    lines: { type: 'string', default: '100000' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}
const [DEPOSITS, LINES] = [Number(values.deposits), Number(values.lines)]
/** How many calls run at once. */
const WIDTH = 32

interface KitOptions {
  readonly prefix: string
  readonly clock?: CreateWalletRequest['clock']
  readonly onPaid?: () => void
}

await using sandbox = await startSandbox()
const control = createSandboxClient({ baseUrl: sandbox.url })
await using database = await openDatabase()
if (database !== undefined) {
  console.log('| what | figure | wanted |\n| --- | ---: | ---: |')
  // First, because the memory of this process grows with the other measurement.
  const { seconds, megabytes } = await compareDay(database.storage)
  console.log(`| a day of ${LINES} lines compared | ${seconds} s, ${megabytes} MB | ≤ 20 s, ≤ 150 MB |`)
  console.log(`| paid deposits credited | ${await creditsPerSecond(database.storage)} a second | ≥ 500 |`)
}

/** The kit on a wallet of its own, with `onPaid` as the only handler that runs. */
async function openKit(
  storage: Storage,
  { prefix, clock, onPaid = () => undefined }: KitOptions,
): Promise<{
  readonly kit: OperatorKit<unknown>
  readonly wallet: WalletCreated
  readonly pix: PixClient
  secrets: string[]
}> {
  const wallet = await control.wallets.createWallet({
    openingBalance: 1_000_000_000,
    ...(clock && { clock }),
  })
  const pix = createPixClient({ baseUrl: sandbox.url, ...wallet.credentials })
  const secrets: string[] = []
  const kit = createOperatorKit({
    storage,
    wallets: [{ walletId: wallet.walletId, pix, secrets: () => secrets }],
    tables: { prefix },
    handlers: {
      onPaid,
      onTakenBack: () => undefined,
      onWithdrawalGivenBack: () => undefined,
      onWithdrawalReturned: () => undefined,
    },
  })
  await kit.migrate()
  return { kit, wallet, pix, secrets }
}

/** Opens deposits, pays them all, and counts the time from the first payment to the last credit. */
async function creditsPerSecond(storage: Storage): Promise<number> {
  let credited = 0
  const { promise: allCredited, resolve } = Promise.withResolvers<void>()
  const { kit, wallet, pix, secrets } = await openKit(storage, {
    prefix: 'credit_',
    onPaid() {
      credited += 1
      if (credited === DEPOSITS) resolve()
    },
  })
  const server = createServer(nodeListener(kit.handleWebhook))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { signingSecret } = await pix.webhooks.configureWebhook({ url, authentication: { type: 'NONE' } })
  secrets.push(signingSecret ?? '')
  const chargeIds: string[] = []
  await inParallel('deposits opened', DEPOSITS, WIDTH, async (index) => {
    const { chargeId } = await kit.deposits.open({
      playerId: `player-${index % 100}`,
      externalId: `deposit-${index}`,
      amount: 5_000,
      expiresIn: 3_600,
      pixKey: wallet.pixKeys[0] ?? '',
    })
    chargeIds[index] = chargeId ?? ''
  })
  const worker = kit.startWorker({ concurrency: WIDTH })
  const began = performance.now()
  await inParallel('deposits paid', DEPOSITS, WIDTH, (index) =>
    control.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId: chargeIds[index] ?? '' }),
  )
  await allCredited
  const seconds = (performance.now() - began) / 1000
  await worker.stop()
  server.closeAllConnections()
  server.close()
  return Math.round(DEPOSITS / seconds)
}

/** Compares a day of fees, which the kit books itself, and measures the largest memory of this process meanwhile. */
async function compareDay(
  storage: Storage,
): Promise<{ readonly seconds: string; readonly megabytes: number }> {
  const noon = new Date(systemClock.now() - 48 * 3_600_000).toISOString()
  const { kit, wallet } = await openKit(storage, {
    prefix: 'day_',
    clock: { mode: 'FROZEN', now: `${noon.slice(0, 10)}T15:00:00.000Z` },
  })
  const writer = new URL('write-lines.ts', import.meta.url).pathname
  const args = ['--conditions=source', writer, sandbox.url, wallet.walletId, String(LINES)]
  const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The lines could not be written.')
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const began = performance.now()
  const { status, lineCount } = await kit.days.reconcile(noon.slice(0, 10))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  clearInterval(watch)
  if (status !== 'closed' || lineCount !== LINES)
    throw new Error(`The day is ${status} with ${lineCount} lines.`)
  return { seconds, megabytes: Math.round(most / 2 ** 20) }
}
