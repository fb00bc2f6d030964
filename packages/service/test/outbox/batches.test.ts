import { expect, test } from 'vitest'
import { batchedWrites } from '../../src/outbox/batches.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'

interface Counted extends AsyncDisposable {
  readonly store: Store
  readonly transactions: () => number
}

function counted(): Counted {
  const store = openSqlite({})
  let transactions = 0
  return {
    store: {
      ...store,
      write: (work) => {
        transactions += 1
        return store.write(work)
      },
    },
    transactions: () => transactions,
    [Symbol.asyncDispose]: () => store.close(),
  }
}

const LIMITS = { transactions: 2, works: 4 }

test('waiting works share a transaction, in the order of their wallets', async () => {
  await using place = counted()
  const write = batchedWrites(place.store, LIMITS)
  const ran: string[] = []
  const wallets = ['f', 'e', 'd', 'c', 'b', 'a']
  const results = await Promise.all(
    wallets.map((walletId) =>
      write(walletId, async () => {
        ran.push(walletId)
        return walletId.toUpperCase()
      }),
    ),
  )
  expect(results).toEqual(['F', 'E', 'D', 'C', 'B', 'A'])
  // The first four writes share a transaction, and the others the second.
  expect(place.transactions()).toBe(2)
  expect(ran.filter((walletId) => walletId >= 'c')).toEqual(['c', 'd', 'e', 'f'])
  expect(ran.filter((walletId) => walletId < 'c')).toEqual(['a', 'b'])
})

test('a failing work does not fail the others', async () => {
  await using place = counted()
  const write = batchedWrites(place.store, { transactions: 1, works: 4 })
  const insert = { name: 'test.batch', text: 'insert into batch (id) values ($1)' }
  await place.store.exclusively((transaction) =>
    transaction.execute('create table batch (id text primary key)'),
  )
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((walletId) =>
      write(walletId, async (transaction) => {
        await transaction.run(insert, [walletId])
        if (walletId === 'c') throw new Error('no')
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  const rows = await place.store.read((reader) =>
    reader.all<{ id: string }>({ name: 'test.batches', text: 'select id from batch order by id' }),
  )
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e'])
})
