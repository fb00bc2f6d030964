import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { accountKey } from '../../src/domain/bank-account.ts'
import { exportArchive } from '../../src/storage/archive/export-archive.ts'
import { importArchive } from '../../src/storage/archive/import-archive.ts'
import { isOwnPartition, looksForWork } from '../../src/storage/own-partition.ts'
import { closePartitions, partitionsOf, storeOfWallet } from '../../src/storage/partition.ts'
import { openPostgresReplica } from '../../src/storage/postgres/postgres-replica.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { insertProcess } from '../../src/storage/rows/process-rows.ts'
import { countWallets, findWallet, lockWallet, updateWallet } from '../../src/storage/rows/wallet-rows.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { byKeyBody, chargeBody } from '../support/bodies.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import { manualClock } from '../support/manual-clock.ts'
import { payerFrom } from '../support/payers.ts'
import { productionStore } from '../support/production-store.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { PARTITIONS, freshPlace, missing, openDivided, startDivided } from './support.ts'

describe.skipIf(missing !== '')(`a store with partitions${missing}`, () => {
  test('shares the deposits of the secure loop (G-171)', async () => {
    await using divided = await startDivided()
    const { a, a2, store } = divided
    await storeOfWallet(store, a.walletId).write(async (transaction) => {
      const wallet = await lockWallet(transaction, a.walletId)
      if (wallet === undefined) throw new Error('The wallet is missing')
      updateWallet(transaction, wallet, {
        ...wallet,
        version: wallet.version + 1,
        settings: { ...wallet.settings, secureLoop: true },
      })
    })
    const outcome = async (): Promise<string> =>
      outcomeOf(await a.call('createWithdrawalByPixKey', { body: byKeyBody() }))
    expect(await outcome()).toBe('422 SECURE_LOOP_ACCOUNT_MISMATCH')
    const pixKey = DEFAULT_WALLETS.find(({ id }) => id === a2.walletId)?.pixKeys[0]
    const { chargeId } = await a2.ok('createImmediateCharge', { body: chargeBody({ pixKey }) })
    const payer = payerFrom()
    const text = 'update charge set debtor_tax_id = $2, debtor_account = $3 where id = $1'
    await storeOfWallet(store, a2.walletId).write((transaction) =>
      transaction.run({ name: 'test.paid', text }, [chargeId, payer.taxId, accountKey(payer)]),
    )
    expect(await outcome()).toBe('202')
  })

  test('serves the other wallets while a partition is silent', async () => {
    await using divided = await startDivided()
    const { a, b, place, clock, url } = divided
    expect((await b.call('getBalance')).status).toBe(200)
    const lock = new Client({ connectionString: place.url })
    await lock.connect()
    // Ends before the service, which would otherwise wait for the lock when this test fails.
    await using ending = new AsyncDisposableStack()
    ending.defer(() => lock.end())
    await lock.query(`begin; lock table ${place.schema}_1.wallet`)
    const isWaiting = (text: string) => async (): Promise<boolean> => {
      const query = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '${text}'`
      return (await place.query(query)).length > 0
    }
    const silent = Promise.all(Array.from({ length: 8 }, async () => outcomeOf(await b.call('getBalance'))))
    await vi.waitUntil(isWaiting('%from wallet%'), 4000)
    for (let period = 1; period <= 3; period += 1) {
      clock.pass(500)
      await setImmediate()
    }
    await vi.waitUntil(isWaiting('select id from wallet limit 1'), 4000)
    clock.pass(2000)
    expect(new Set(await silent)).toEqual(new Set(['503 ServiceUnavailable']))
    // A token and a charge: the directory answers, and so does the partition of the wallet.
    const body = chargeBody({ pixKey: 'pagamentos@alfajogos.example' })
    expect(outcomeOf(await a.call('createImmediateCharge', { body }))).toBe('201')
    expect((await send(url, '/readyz')).body).toEqual({ status: 'ready', partitionsAway: [1] })
    await lock.query('rollback')
    clock.pass(500)
    await vi.waitUntil(async () => (await b.call('getBalance')).status === 200, 4000)
  })

  test('is read from a copy of the database, partition by partition (G-480)', async () => {
    await using divided = await startDivided()
    const { store, place } = divided
    const replica = openPostgresReplica({ url: place.url, schema: place.schema })
    onTestFinished(() => replica.close())
    for (const { id, name } of DEFAULT_WALLETS) {
      const wallet = await replica.read(storeOfWallet(store, id), (reader) => findWallet(reader, id))
      expect(wallet?.name).toBe(name)
    }
  })

  test('keeps its number of partitions', async () => {
    const place = freshPlace()
    onTestFinished(place.drop)
    await closePartitions(await openDivided(place))
    const { url, schema } = place
    const again = await openPostgres({ url, schema, random: randomBytes })
    expect(partitionsOf(again)).toHaveLength(PARTITIONS)
    await closePartitions(again)
    await expect(openPostgres({ url, schema, partitions: 2, random: randomBytes })).rejects.toThrow(
      'was created with 3 partitions, and the number never changes',
    )
  })

  test('is filled from the archive of an undivided store, and exported into another one', async () => {
    const place = freshPlace()
    const folder = temporaryFolder()
    onTestFinished(async () => {
      await place.drop()
      await folder.remove()
    })
    const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')]
    const before = await productionStore()
    await exportArchive(before, first)
    await before.close()
    const { url, schema } = place
    const store = await openPostgres({ url, schema, partitions: PARTITIONS, random: randomBytes })
    await importArchive(store, first)
    const counts = await Promise.all(partitionsOf(store).map((one) => one.read(countWallets)))
    expect(counts).toEqual([1, 2, 1])
    await exportArchive(store, second)
    await closePartitions(store)
    const after = openSqlite({})
    await importArchive(after, second)
    for (const { id, name } of DEFAULT_WALLETS) {
      expect((await after.read((reader) => findWallet(reader, id)))?.name).toBe(name)
    }
    await after.close()
  })

  test('is shared by its processes, and by those left when one dies', async () => {
    const place = freshPlace()
    const clock = manualClock()
    const store = await openDivided(place, clock)
    onTestFinished(async () => {
      await closePartitions(store)
      await place.drop()
    })
    const ownersOf = (processId: string): Promise<readonly boolean[]> =>
      Promise.all(partitionsOf(store).map((one) => looksForWork({ store: one, clock, processId })))
    await store.write(async (transaction) => {
      await insertProcess(transaction, 'first', clock.now() + 3000)
      await insertProcess(transaction, 'second', clock.now() + 5000)
    })
    expect([await ownersOf('first'), await ownersOf('second')]).toEqual([
      [true, false, true],
      [false, true, false],
    ])
    clock.pass(3000)
    expect([await ownersOf('first'), await ownersOf('second')]).toEqual([
      [false, false, false],
      [true, true, true],
    ])
    expect(await isOwnPartition({ store, clock, processId: 'second' })).toBe(true)
  })
})
