import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { StatementPage } from '@pix-payments/spec/types'
import { createService } from '../../src/create-service.ts'
import { lockWallet, updateWallet } from '../../src/storage/rows/wallet-rows.ts'
import { accountKey } from '../../src/domain/bank-account.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { REPEATED } from '../storage/repeated.ts'
import { byKeyBody, chargeBody, transferBody } from '../support/bodies.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import type { Operator } from '../support/operator.ts'
import { payerFrom } from '../support/payers.ts'
import { SECOND } from '../support/service.ts'
import { type Sharded, startShards } from './support.ts'

const PAID_FROM = 'update charge set debtor_tax_id = $2, debtor_account = $3 where id = $1'
const TODAY = { initDate: '2026-03-02', endDate: '2026-03-02' }
const OPENING = 10_000_000

const balanceOf = async (operator: Operator): Promise<number> =>
  (await operator.ok('getBalance')).availableBalance
const linesOf = async (operator: Operator): Promise<StatementPage['data']> =>
  (await operator.ok('listStatement', { query: TODAY })).data
const sums = async ({ a, a2 }: Sharded): Promise<readonly number[]> => [
  await balanceOf(a),
  await balanceOf(a2),
]

/** Lets timers run every second until `isDone`, as the worker tries again each second. */
async function until({ clock }: Sharded, isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isDone()) return
    clock.pass(SECOND)
    await setTimeout(20)
  }
  throw new Error('It did not happen.')
}

describe.each(
  REPEATED.filter(({ name }) => name !== 'SQLite in a file').map((engine) => [engine.name, engine] as const),
)('shards on %s', (_name, engine) => {
  describe.skipIf(engine.missing !== undefined)('of one service', () => {
    test('serve the wallets of all databases under one address', async () => {
      await using sharded = await startShards(engine)
      const { a, a2, b2 } = sharded
      expect([await balanceOf(a), await balanceOf(a2), await balanceOf(b2)]).toEqual([OPENING, 0, 0])
      const keys = { a: 'pagamentos@alfajogos.example', b2: 'd9e1f3a5-7b2c-4d48-9e6f-8091a2b3c4d5' }
      const charge = await a.ok('createImmediateCharge', { body: chargeBody({ pixKey: keys.a }) })
      await b2.ok('createImmediateCharge', { body: chargeBody({ pixKey: keys.b2 }) })
      const path = { chargeId: charge.chargeId }
      expect((await a.call('getImmediateCharge', { path })).status).toBe(200)
      // The wallet of another shard finds no more than a wallet of the same shard would.
      const [here, there] = [sharded.b, a2].map((other) => other.call('getImmediateCharge', { path }))
      expect(outcomeOf((await there) ?? fail())).toBe(outcomeOf((await here) ?? fail()))
      const unknown = await send(sharded.url, '/v1/balance', { headers: { authorization: 'Bearer unknown' } })
      expect(unknown.status).toBe(401)
      expect((await sharded.check()).problems).toEqual([])
    })

    test('transfer money between each other (G-481)', async () => {
      await using sharded = await startShards(engine)
      const { a, a2 } = sharded
      const body = transferBody({ amount: 700, destinationWalletId: a2.walletId, description: 'prizes' })
      const made = await a.call('createInternalTransfer', { body })
      expect([made.status, await sums(sharded)]).toEqual([201, [OPENING - 700, 700]])
      const again = await a.call('createInternalTransfer', { body })
      expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
        201,
        'true',
        made.body,
      ])
      const other = await a.call('createInternalTransfer', { body: { ...body, amount: 1 } })
      expect(outcomeOf(other)).toBe('409 IDEMPOTENCY_ERROR')
      const path = { externalId: body['externalId'] as string }
      expect(await a.ok('getInternalTransfer', { path })).toEqual(made.body)
      const back = transferBody({ amount: 200, destinationWalletId: a.walletId })
      await a2.ok('createInternalTransfer', { body: back })
      expect(await sums(sharded)).toEqual([OPENING - 500, 500])
      const [sent] = (await linesOf(a)).slice(-1)
      const [received] = (await linesOf(a2)).slice(-1)
      expect(sent).toMatchObject({
        type: 'DEBIT',
        amount: 700,
        description: 'prizes',
        balanceAfter: OPENING - 700,
      })
      const { type, id, balanceAfter, ...same } = received ?? fail()
      expect([type, balanceAfter, id === sent?.id]).toEqual(['CREDIT', 700, false])
      expect(sent).toMatchObject(same)
      expect(await sharded.check()).toEqual({ problems: [], pending: 0 })
    })

    test('share the deposits of the secure loop (G-171)', async () => {
      await using sharded = await startShards(engine)
      const { a, a2, shards } = sharded
      await shards[0].store.write(async (transaction) => {
        const wallet = (await lockWallet(transaction, a.walletId)) ?? fail()
        updateWallet(transaction, wallet, { ...wallet, settings: { ...wallet.settings, secureLoop: true } })
      })
      const outcome = async (): Promise<string> =>
        outcomeOf(await a.call('createWithdrawalByPixKey', { body: byKeyBody() }))
      expect(await outcome()).toBe('422 SECURE_LOOP_ACCOUNT_MISMATCH')
      const pixKey = 'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c'
      const { chargeId } = await a2.ok('createImmediateCharge', { body: chargeBody({ pixKey }) })
      const payer = payerFrom()
      const paid = { name: 'test.shards.paid', text: PAID_FROM }
      await shards[1].store.write((transaction) =>
        transaction.run(paid, [chargeId, payer.taxId, accountKey(payer)]),
      )
      expect(await outcome()).toBe('202')
    })

    test('refuse a transfer as one database does', async () => {
      await using sharded = await startShards(engine)
      const { a, a2, b2 } = sharded
      const to = async (destinationWalletId: string, amount = 1): Promise<string> =>
        outcomeOf(
          await a.call('createInternalTransfer', { body: transferBody({ destinationWalletId, amount }) }),
        )
      expect(await to(b2.walletId)).toBe('404 NotFound')
      expect(await to('00000000-0000-4000-8000-000000000000')).toBe('404 NotFound')
      expect(await to(a2.walletId, OPENING + 1)).toBe('422 INSUFFICIENT_BALANCE')
      expect(await sums(sharded)).toEqual([OPENING, 0])
      expect(await sharded.check()).toEqual({ problems: [], pending: 0 })
    })

    test('finish a transfer later when the receiver cannot be credited', async () => {
      await using sharded = await startShards(engine)
      const { a, a2, shards } = sharded
      const body = transferBody({ amount: 300, destinationWalletId: a2.walletId })
      const path = { externalId: body['externalId'] as string }
      await balanceOf(a2)
      shards[1].refuses = (method) => method === 'write'
      expect((await a.call('createInternalTransfer', { body })).status).toBe(503)
      expect(await sums(sharded)).toEqual([OPENING - 300, 0])
      expect(await sharded.check()).toEqual({ problems: [], pending: 1 })
      // While the receiver waits, nobody hears that the transfer was made.
      expect((await a.call('createInternalTransfer', { body })).status).toBe(503)
      expect((await a.call('getInternalTransfer', { path })).status).toBe(503)
      shards[1].refuses = () => false
      expect((await a.call('createInternalTransfer', { body })).status).toBe(201)
      expect(await sums(sharded)).toEqual([OPENING - 300, 300])
      expect(await sharded.check()).toEqual({ problems: [], pending: 0 })
    })

    test('finish a transfer without another request, once, wherever it stopped', async () => {
      await using sharded = await startShards(engine)
      const { a, a2, shards } = sharded
      const transfer = (): Promise<{ readonly status: number }> =>
        a.call('createInternalTransfer', {
          body: transferBody({ amount: 50, destinationWalletId: a2.walletId }),
        })
      await balanceOf(a2)
      // The first stops before the credit, the second after the credit.
      shards[1].refuses = (method) => method === 'write'
      expect((await transfer()).status).toBe(503)
      shards[1].refuses = () => false
      let writes = 0
      shards[0].refuses = (method) => method === 'write' && (writes += 1) > 1
      expect((await transfer()).status).toBe(503)
      shards[0].refuses = () => false
      await until(sharded, async () => (await sharded.check()).pending === 0)
      expect(await sums(sharded)).toEqual([OPENING - 100, 100])
      expect((await sharded.check()).problems).toEqual([])
    })

    test('serve the other wallets while one database is away', async () => {
      await using sharded = await startShards(engine)
      const { a, b2, shards } = sharded
      await balanceOf(a)
      await balanceOf(b2)
      shards[1].refuses = () => true
      expect([(await a.call('getBalance')).status, (await b2.call('getBalance')).status]).toEqual([200, 503])
      // It may be a token of the database that is away.
      const headers = { authorization: 'Bearer unknown' }
      expect((await send(sharded.url, '/v1/balance', { headers })).status).toBe(503)
    })
  })
})

function fail(): never {
  throw new Error('There is no such answer.')
}

test('shards need production mode and no other store', async () => {
  const start = (options: Parameters<typeof createService>[0]): Promise<unknown> =>
    createService({ shards: [openSqlite({})], ...options })
  await expect(start({})).rejects.toThrow('works only in production')
  const mode = 'production'
  await expect(start({ mode, rail: 'simulated', store: openSqlite({}) })).rejects.toThrow(
    'store does not work',
  )
  await expect(start({ mode, rail: 'simulated', shards: [] })).rejects.toThrow('at least one')
})
