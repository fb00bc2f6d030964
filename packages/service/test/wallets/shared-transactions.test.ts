import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { WalletWork } from '../../src/application/wallet/wallet-work.ts'
import { findWallet, lockWallet, updateWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { type TestOutbox, openOutbox } from '../outbox/support/test-outbox.ts'
import { ENGINES } from '../storage/engines.ts'
import { FACTS, ledgerDifferences } from '../support/ledger.ts'

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')
describe.skipIf(engine?.missing !== undefined)(`on PostgreSQL${engine?.missing ?? ''}, many wallets`, () => {
  /** Opens a store with 20 wallets, and credits each at once. */
  async function open(): Promise<
    TestOutbox & {
      readonly ids: readonly string[]
      readonly counted: { transactions: number }
      creditAll(besides?: (index: number, work: WalletWork) => void): Promise<readonly string[]>
    }
  > {
    const database = engine?.make()
    const inner = await database?.open()
    if (inner === undefined) throw new Error('PostgreSQL is missing')
    const counted = { transactions: 0 }
    const write: Store['write'] = (work) => {
      counted.transactions += 1
      return inner.write(work)
    }
    const outbox = await openOutbox({ store: { ...inner, write }, isStarted: false })
    const ids = await Promise.all(Array.from({ length: 20 }, () => outbox.addWallet()))
    counted.transactions = 0
    return {
      ...outbox,
      ids,
      counted,
      async creditAll(besides = () => undefined) {
        const credit = async (work: WalletWork, index: number): Promise<void> => {
          work.move('depositSettled', 100 + index, null, FACTS)
          await work.emit('pixChargePaid', randomUUID(), {})
          besides(index, work)
        }
        const credits = ids.map((id, index) =>
          outbox.wallets.write(id, (work) => credit(work, index), { load: () => Promise.resolve() }),
        )
        const outcomes = await Promise.allSettled(credits)
        return outcomes.map((it) => (it.status === 'rejected' ? (it.reason as Error).message : 'done'))
      },
      async [Symbol.asyncDispose]() {
        await outbox[Symbol.asyncDispose]()
        await database?.remove()
      },
    }
  }
  const balancesOf = async ({ store, ids }: Awaited<ReturnType<typeof open>>): Promise<readonly unknown[]> =>
    Promise.all(ids.map((id) => store.read(async (reader) => (await findWallet(reader, id))?.available)))

  test('share a transaction, and each has its own balance, lines, events and timers', async () => {
    await using outbox = await open()
    const dueAt = outbox.clock.now() + 1000
    await outbox.creditAll((index, work) => work.schedule('chargeExpiry', randomUUID(), dueAt + index))
    expect(outbox.counted.transactions).toBeLessThan(6)
    expect(await balancesOf(outbox)).toEqual(outbox.ids.map((_, index) => 100 + index))
    const wallets = await Promise.all(
      outbox.ids.map((id) => outbox.store.read((reader) => findWallet(reader, id))),
    )
    expect(wallets.map((it) => [it?.lines, it?.events, it?.nextDueAt])).toEqual(
      wallets.map((_, index) => [1, 1, dueAt + index]),
    )
    // Another process changes a wallet that this one remembers, so the transaction runs twice.
    await outbox.store.write(async (transaction) => {
      const wallet = await lockWallet(transaction, outbox.ids[3] ?? '')
      if (wallet !== undefined) updateWallet(transaction, wallet, { ...wallet, version: wallet.version + 1 })
    })
    outbox.clock.pass(2000)
    outbox.counted.transactions = 0
    const ran = await Promise.all(outbox.ids.map((id) => outbox.wallets.runTimers(id)))
    expect(ran.map((timers) => timers.map(({ kind }) => kind))).toEqual(ran.map(() => ['chargeExpiry']))
    expect(outbox.counted.transactions).toBeLessThan(6)
    expect(await ledgerDifferences(outbox.store)).toEqual([])
  })

  test('lose nothing when the operation of one of them throws', async () => {
    await using outbox = await open()
    const outcomes = await outbox.creditAll((index) => {
      if (index === 7) throw new Error('number 7')
    })
    expect(outcomes).toEqual(outcomes.map((_, index) => (index === 7 ? 'number 7' : 'done')))
    expect(await balancesOf(outbox)).toEqual(outbox.ids.map((_, index) => (index === 7 ? 0 : 100 + index)))
    expect(await ledgerDifferences(outbox.store)).toEqual([])
  })

  test('do not wait for one that another process has locked', async () => {
    await using outbox = await open()
    const { store, ids } = outbox
    let all: Promise<readonly string[]> | undefined
    await store.write(async (transaction) => {
      await lockWallet(transaction, ids[5] ?? '')
      all = outbox.creditAll()
      await expect.poll(async () => (await balancesOf(outbox)).filter((it) => it !== 0)).toHaveLength(19)
    })
    expect(new Set(await all)).toEqual(new Set(['done']))
    expect(await balancesOf(outbox)).toEqual(ids.map((_, index) => 100 + index))
  })
})
