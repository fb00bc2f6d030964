import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { nodeListener } from '@pix-payments/operator/node'
import { openSchema } from './database.ts'
import { inParallel } from './in-parallel.ts'
import { openKit } from './open-kit.ts'

/** How many calls run at once. */
const WIDTH = 32

export interface Credits {
  readonly perSecond: number
  /** The processor time of this process for one credit, which also sends the deliveries. */
  readonly milliseconds: number
}

/**
 * Measures how many paid deposits a second the kit credits, from the first delivery to the last credit: it receives and stores
 * the event, reads the charge from the sandbox, and books.
 *
 * The payments are made before, and their deliveries kept: on the same processors, the sandbox pays and delivers more
 * slowly than the kit credits, and its speed would be measured.
 */
export async function measureCredits(baseUrl: string, databaseUrl: string, count: number): Promise<Credits> {
  await using database = await openSchema(databaseUrl)
  const control = createSandboxClient({ baseUrl })
  const wallet = await control.wallets.createWallet({ openingBalance: 0 })
  let credited = 0
  const { promise: allCredited, resolve: resolveCredited } = Promise.withResolvers<void>()
  const { kit, pix, secrets } = await openKit({
    storage: database.storage,
    baseUrl,
    wallet,
    prefix: 'credit_',
    onPaid() {
      credited += 1
      if (credited === count) resolveCredited()
    },
  })
  const deliveries: RequestInit[] = []
  const { promise: allDelivered, resolve: resolveDelivered } = Promise.withResolvers<void>()
  const keep = async ({ headers, body }: Request): Promise<Response> => {
    const signed = [...headers].filter(([name]) => name.startsWith('webhook-'))
    deliveries.push({ method: 'POST', headers: signed, body: await new Response(body).bytes() })
    if (deliveries.length === count) resolveDelivered()
    return new Response(null, { status: 204 })
  }
  let receive = keep
  const server = createServer(nodeListener((request) => receive(request)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const configuration = { url: webhook, authentication: { type: 'NONE' } } as const
  const { signingSecret } = await pix.webhooks.configureWebhook(configuration)
  secrets.push(signingSecret ?? '')

  await inParallel('deposits paid', count, WIDTH, async (index) => {
    const { chargeId = '' } = await kit.deposits.open({
      playerId: `player-${index % 100}`,
      externalId: `deposit-${index}`,
      amount: 5_000,
      expiresIn: 3_600,
      pixKey: wallet.pixKeys[0] ?? '',
    })
    await control.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
  })
  await allDelivered

  receive = kit.handleWebhook
  const worker = kit.startWorker({ concurrency: WIDTH })
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  await inParallel('deliveries sent', count, WIDTH, async (index) => {
    const { status } = await fetch(webhook, deliveries[index])
    if (status !== 204) throw new Error(`The kit answered ${status}.`)
  })
  await allCredited
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  await worker.stop()
  server.closeAllConnections()
  server.close()
  return { perSecond: Math.round(count / seconds), milliseconds: (user + system) / 1000 / count }
}
