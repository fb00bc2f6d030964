import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import type { WalletsOptions } from '../../src/application/wallet/wallet-transactions.ts'
import { type Group, WalletQueue } from '../../src/application/wallet/wallet-queue.ts'
import { Wallets } from '../../src/application/wallet/wallets.ts'
import { batchedReads } from '../../src/storage/postgres/batched-reads.ts'
import { findCharge } from '../../src/storage/rows/charge-rows.ts'

/** Where an array in the binary format of PostgreSQL has its length. */
const LENGTH_OF_ARRAY = 12
const TIME = { clock_mode: 'RUNNING', clock_offset: 0, clock_frozen_at: null, last_at: 0, next_due_at: null }

test('the rows of a wallet are read in one turn with its clock, and never before it', async () => {
  const turns: string[][] = []
  const reader = batchedReads((work) => {
    const turn: string[] = []
    turns.push(turn)
    return work((name) => {
      turn.push(name)
      return Promise.resolve((name === 'wallet.time' ? [TIME] : []) as never)
    })
  })
  const store = { engine: 'postgres', readLatest: (work) => work(reader) } as WalletsOptions['store']
  const wallets = new Wallets({ store, clock: systemClock } as WalletsOptions)
  const earlier = findCharge(reader, 'another charge')
  expect(await wallets.readLatest('w', () => earlier)).toBeUndefined()
  await wallets.readLatest('w', (latest) => findCharge(latest, 'a charge'))
  expect(turns).toEqual([
    ['wallet.time', 'charge.byId'],
    ['wallet.time', 'charge.byId'],
  ])
})

test('reads that wait for other turns go to the database together', async () => {
  const turns: number[] = []
  const first = Promise.withResolvers<undefined>()
  const reader = batchedReads(async (work) => {
    const turn = turns.push(0) - 1
    if (turn === 0) await first.promise
    await work((_, __, [ids]) => {
      turns[turn] = Buffer.isBuffer(ids) ? ids.readInt32BE(LENGTH_OF_ARRAY) : 1
      return Promise.resolve([])
    })
  }, pLimit(1))
  const found = [findCharge(reader, 'a')]
  await expect.poll(() => turns.length).toBe(1)
  found.push(findCharge(reader, 'b'))
  await setImmediate()
  found.push(findCharge(reader, 'c'))
  first.resolve(undefined)
  await Promise.all(found)
  expect(turns).toEqual([1, 2])
})

test('partitions share the limit of transactions, and what waits meanwhile shares a later one', async () => {
  const transactions: (readonly string[])[] = []
  const first = Promise.withResolvers<undefined>()
  const perform = async (groups: readonly Group<string>[]): Promise<readonly Group<string>[]> => {
    const taken = groups.flatMap((group) => group.take())
    transactions.push(taken.map(({ operation }) => operation))
    if (transactions.length === 1) await first.promise
    for (const { resolve } of taken) resolve(undefined)
    return []
  }
  const limit = pLimit(1)
  const [one, other] = [1, 2].map(
    () =>
      new WalletQueue<string>(
        { alone: async (group) => void (await perform([group])), together: perform },
        limit,
      ),
  )
  const done = [one?.run('w1', 'a', true)]
  await expect.poll(() => transactions).toEqual([['a']])
  done.push(one?.run('w1', 'b', true), one?.run('w2', 'c', true), other?.run('v1', 'd', true))
  done.push(other?.run('v2', 'e', true), one?.run('w3', 'f', true))
  await expect.poll(() => limit.pendingCount).toBe(2)
  expect(transactions).toEqual([['a']])
  first.resolve(undefined)
  await Promise.all(done)
  expect(transactions.slice(1).toSorted()).toEqual([
    ['c', 'f', 'b'],
    ['d', 'e'],
  ])
})
