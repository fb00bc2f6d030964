import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { WalletBusyError } from '../../src/application/wallet/wallet-queue.ts'
import type { WalletWork } from '../../src/application/wallet/wallet-work.ts'
import type { Wallets } from '../../src/application/wallet/wallets.ts'
import { firstTimers } from '../../src/storage/rows/timer-rows.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { type TestOutbox, openOutbox } from '../outbox/support/test-outbox.ts'
import { FACTS, ledgerDifferences } from '../support/ledger.ts'
import { REPEATED_POOLED } from '../storage/repeated.ts'

/** An operation that may share its transaction with others. */
const shared = <T>(
  wallets: Wallets,
  walletId: string,
  work: (work: WalletWork) => Promise<T>,
): Promise<T | undefined> => wallets.write(walletId, work, { load: () => Promise.resolve() })

/** A store that counts its transactions. */
function counting(store: Store): Store & { transactions: number } {
  const counted = {
    ...store,
    transactions: 0,
    write: ((work) => {
      counted.transactions += 1
      return store.write(work)
    }) as Store['write'],
  }
  return counted
}

for (const engine of REPEATED_POOLED) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    async function open(): Promise<TestOutbox & { readonly store: ReturnType<typeof counting> }> {
      const database = engine.make()
      const store = counting(await database.open())
      const outbox = await openOutbox({ store })
      return {
        ...outbox,
        store,
        async [Symbol.asyncDispose]() {
          await outbox[Symbol.asyncDispose]()
          await database.remove()
        },
      }
    }

    test('operations that wait for a wallet share transactions, and each sees what those before it did', async () => {
      await using outbox = await open()
      const { wallets, store } = outbox
      const walletId = await outbox.addWallet()
      const before = store.transactions
      const balances = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          shared(wallets, walletId, async (work) => {
            work.move('depositSettled', 100 + index, null, FACTS)
            await work.emit('pixChargePaid', randomUUID(), {})
            work.schedule('chargeExpiry', randomUUID(), work.now + 1000 - index)
            return work.wallet.available
          }),
        ),
      )
      expect(balances).toEqual(balances.map((_, index) => 100 * (index + 1) + (index * (index + 1)) / 2))
      expect(store.transactions - before).toBeLessThan(10)
      const wallet = await store.read((reader) => findWallet(reader, walletId))
      expect(wallet).toMatchObject({ available: balances.at(-1), lines: 100, events: 100 })
      const timers = await store.read((reader) => firstTimers(reader, walletId, { since: 0, most: 1000 }))
      expect(timers).toHaveLength(100)
      expect(timers[0]?.dueAt).toBe(wallet?.nextDueAt)
      expect(await ledgerDifferences(store)).toEqual([])
    })

    test('an operation that throws fails alone', async () => {
      await using outbox = await open()
      const walletId = await outbox.addWallet()
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          shared(outbox.wallets, walletId, async (work) => {
            work.move('depositSettled', 1, null, FACTS)
            if (index % 7 === 3) throw new Error(`number ${index}`)
          }),
        ),
      )
      const reasons = outcomes.map((it) => (it.status === 'rejected' ? (it.reason as Error).message : 'done'))
      expect(reasons).toEqual(reasons.map((_, index) => (index % 7 === 3 ? `number ${index}` : 'done')))
      const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
      expect(wallet).toMatchObject({ available: 17, lines: 17 })
      expect(await ledgerDifferences(outbox.store)).toEqual([])
    })

    test('an operation that reads the row of the wallet has its own transaction, and keeps its place', async () => {
      await using outbox = await open()
      const { wallets } = outbox
      const walletId = await outbox.addWallet()
      const credit = (): Promise<void | undefined> =>
        shared(wallets, walletId, async (work) => {
          work.move('depositSettled', 1, null, FACTS)
        })
      const read = (): Promise<number | undefined> =>
        wallets.write(
          walletId,
          async ({ transaction }) => (await findWallet(transaction, walletId))?.available ?? Number.NaN,
        )
      const results = await Promise.all([credit(), credit(), read(), credit(), read(), read(), credit()])
      expect(results).toEqual([undefined, undefined, 2, undefined, 3, 3, undefined])
    })

    test('an operation on a wallet that does not exist returns undefined, also beside others', async () => {
      await using outbox = await open()
      const missing = randomUUID()
      const work = (): Promise<string> => Promise.resolve('done')
      const results = [1, 2, 3].map(() => shared(outbox.wallets, missing, work))
      expect(await Promise.all(results)).toEqual([undefined, undefined, undefined])
    })

    test('a wallet with many operations does not delay another wallet', async () => {
      await using outbox = await open()
      const [busy, other] = [await outbox.addWallet(), await outbox.addWallet()]
      const ended: string[] = []
      const credit = async (walletId: string): Promise<void> => {
        await shared(outbox.wallets, walletId, async (work) => {
          work.move('depositSettled', 1, null, FACTS)
        })
        ended.push(walletId)
      }
      await Promise.all([...Array.from({ length: 1500 }, () => credit(busy)), credit(other)])
      expect(ended.indexOf(other)).toBeLessThan(500)
    })

    test('an operation is refused when too many wait, and nothing of it is done', async () => {
      await using outbox = await open()
      const walletId = await outbox.addWallet()
      const outcomes = await Promise.allSettled(
        Array.from({ length: 2500 }, () =>
          shared(outbox.wallets, walletId, async (work) => {
            work.move('depositSettled', 1, null, FACTS)
          }),
        ),
      )
      const refused = outcomes.filter((it) => it.status === 'rejected')
      expect(refused.length).toBeGreaterThan(0)
      for (const { reason } of refused) expect(reason).toBeInstanceOf(WalletBusyError)
      const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
      expect(wallet?.available).toBe(outcomes.length - refused.length)
      expect(await ledgerDifferences(outbox.store)).toEqual([])
    })
  })
}
