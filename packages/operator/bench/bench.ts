import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { nodeListener } from '@pix-payments/operator/node'
import type { ComparedDay } from './compare-day-process.ts'
import { compareDay, HEAP } from './compare-day.ts'
import { findDatabase, openSchema } from './database.ts'
import { inParallel } from './in-parallel.ts'
import { openKit } from './open-kit.ts'
import { startSandbox } from './sandbox.ts'

const HELP = `Usage: pnpm --filter @pix-payments/operator bench [options]

  --deposits <count>  deposits that are paid and credited (10000)
  --lines <count>     lines of the statement of the day that is compared (100000)
  --help

Measures how many paid deposits a second the kit credits, and the time and the memory of comparing a day, on PostgreSQL.
The sandbox shares the processors. Needs a build: pnpm exec turbo run build. Progress goes to stderr, the figures to stdout.
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

await using sandbox = await startSandbox()
const control = createSandboxClient({ baseUrl: sandbox.url })
const databaseUrl = await findDatabase()
if (databaseUrl !== undefined) {
  console.log('| what | figure | wanted |\n| --- | ---: | ---: |')
  const { limited, unlimited } = await compareDay(sandbox.url, databaseUrl, LINES)
  const row = (what: string, { seconds, megabytes }: ComparedDay, wanted: string): void =>
    console.log(
      `| a day of ${LINES} lines compared, ${what} | ${seconds.toFixed(1)} s, ${megabytes} MB | ${wanted} |`,
    )
  row(`\`node ${HEAP.join(' ')}\``, limited, '≤ 20 s, ≤ 150 MB')
  row('`node`', unlimited, '≤ 20 s')
  console.log(`| paid deposits credited | ${await creditsPerSecond(databaseUrl)} a second | ≥ 500 |`)
}

/** Opens deposits, pays them all, and counts the time from the first payment to the last credit. */
async function creditsPerSecond(url: string): Promise<number> {
  await using database = await openSchema(url)
  const wallet = await control.wallets.createWallet({ openingBalance: 0 })
  let credited = 0
  const { promise: allCredited, resolve } = Promise.withResolvers<void>()
  const { kit, pix, secrets } = await openKit({
    storage: database.storage,
    baseUrl: sandbox.url,
    wallet,
    prefix: 'credit_',
    onPaid() {
      credited += 1
      if (credited === DEPOSITS) resolve()
    },
  })
  const server = createServer(nodeListener(kit.handleWebhook))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const configuration = { url: webhook, authentication: { type: 'NONE' } } as const
  const { signingSecret } = await pix.webhooks.configureWebhook(configuration)
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
