/** The back end of an operator, to be killed: the kit on ten wallets, and HTTP calls for the players. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createPixClient, systemClock } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { createOperatorKit, PixOperatorError, type Transaction } from '../../src/index.ts'
import { operations } from '../../src/operations/index.ts'
import { migrate, nodeSqliteStorage, openNodeSqlite } from '../../src/storage/index.ts'
import { nodeListener } from '../../src/webhooks/node-listener.ts'
import { MARIA } from '../support/maria.ts'
import { manualClock } from '../support/manual-clock.ts'
import type { Order, ProcessOptions } from './chaos.ts'

const { file, port, wallets, aheadMs } = JSON.parse(process.env['PIX_CHAOS'] ?? '') as ProcessOptions
const storage = nodeSqliteStorage(openNodeSqlite(file))
const clock = manualClock()
clock.advance(aheadMs)

const move = (t: Transaction, playerId: string, amount: number, kind: string, id: string): Promise<unknown> =>
  t.execute('insert into log (player_id, amount, kind, id, at) values ($1, $2, $3, $4, $5)', [
    playerId,
    amount,
    kind,
    id,
    systemClock.now(),
  ])

const kit = createOperatorKit<unknown>({
  storage,
  clock,
  operations,
  wallets: wallets.map(({ walletId, baseUrl, credentials, secret, isHanging }) => ({
    walletId,
    pix: createPixClient({
      baseUrl,
      ...credentials,
      checks,
      // The calls of the hanging wallet hang as long as the client lets them.
      ...(!isHanging && { timeoutMs: 2_000, deadlineMs: 6_000 }),
    }),
    secrets: () => [secret],
  })),
  handlers: {
    onPaid: async (t, { playerId, amount, chargeId = '' }) =>
      void (await move(t, playerId, amount, 'paid', chargeId)),
    onTakenBack: () => undefined,
    onWithdrawalSettled: async (t, { playerId, externalId }) =>
      void (await move(t, playerId, 0, 'settled', externalId)),
    onWithdrawalGivenBack: async (t, { playerId, amount, externalId }) =>
      void (await move(t, playerId, amount, 'givenBack', externalId)),
    onWithdrawalReturned: () => undefined,
    onRefundSettled: async (t, { playerId, externalId }) =>
      void (await move(t, playerId, 0, 'settled', externalId)),
    onRefundGivenBack: async (t, { playerId, amount, externalId }) =>
      void (await move(t, playerId, amount, 'givenBack', externalId)),
  },
})
await storage.transaction((t) =>
  t.execute(
    'create table if not exists log (player_id text, amount bigint, kind text, id text, at bigint)',
    [],
  ),
)
await migrate(storage)
kit.startWorker()

const CALLS: Readonly<Record<string, (order: Order) => Promise<unknown>>> = {
  '/deposit': ({ walletId, externalId, playerId, amount, pixKey }) =>
    kit.deposits.open({ walletId, externalId, playerId, amount, pixKey, expiresIn: 900 }),
  '/withdrawal': ({ walletId, externalId, playerId, amount, pixKey }) =>
    storage.transaction(async (t) => {
      await move(t, playerId, -amount, 'debit', externalId)
      const expectedCreditor = { name: 'Maria Silva', taxId: MARIA }
      await kit.withdrawals.request(t, { walletId, playerId, externalId, amount, pixKey, expectedCreditor })
    }),
  '/refund': async ({ walletId, externalId, playerId, amount, deposit = '' }) => {
    const { endToEndId } = (await kit.deposits.find(deposit, walletId)) ?? {}
    if (endToEndId === undefined) return
    await storage.transaction(async (t) => {
      await move(t, playerId, -amount, 'debit', externalId)
      await kit.refunds.request(t, { walletId, playerId, externalId, amount, endToEndId })
    })
  },
  /** Lets time pass, and does what is due. */
  '/pass': async ({ amount }) => {
    clock.advance(amount * 1000)
    for (let rounds = 0; rounds < 200; rounds += 1) {
      const { done, failed } = await kit.runDue({ limit: 500 })
      if (done + failed === 0) break
    }
    const work = await kit.operations.measure()
    return { open: work.reduce((sum, { open }) => sum + open, 0) }
  },
  '/log': () => storage.transaction((t) => t.execute('select * from log', [])),
  '/arrivals': () =>
    storage.transaction((t) =>
      t.execute(`select external_id, received_at from pix_event where name = 'pixChargePaid'`, []),
    ),
}

const receive = nodeListener(kit.handleWebhook)
createServer(async (request, response) => {
  const call = CALLS[request.url ?? '']
  if (call === undefined) return receive(request, response)
  try {
    const result = await call(JSON.parse((await text(request)) || '{}') as Order)
    response.end(JSON.stringify(result ?? {}))
  } catch (error) {
    // An earlier call that was killed before its answer had stored the request.
    const isKnown = error instanceof PixOperatorError && error.code === 'externalIdInUse'
    response.writeHead(isKnown ? 409 : 502).end(String(error))
  }
}).listen(port, '127.0.0.1')
