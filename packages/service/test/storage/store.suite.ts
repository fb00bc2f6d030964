import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Store, StoreError, type Transaction } from '../../src/storage/store.ts'
import { manualClock } from '../support/manual-clock.ts'
import type { Engine, TestDatabase } from './engines.ts'
import { type Probe, all, count, ids, increment, insert, insertNew, lock, set, withProbe } from './probe.ts'

const turns = async (number: number): Promise<void> => {
  for (let turn = 0; turn < number; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

/** Tests the behaviour that every engine must have. */
export function storeSuite(engine: Engine): void {
  let database: TestDatabase
  let store: Store
  beforeEach(async () => {
    database = engine.make()
    store = await withProbe(await database.open())
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  describe('a transaction', () => {
    test('is stored as a whole, and returns the result of its work', async () => {
      const given = await store.write(async (transaction) => {
        await insert(transaction, 'a')
        await insert(transaction, 'b')
        return 'done'
      })
      expect(given).toBe('done')
      expect(await ids(store)).toEqual(['a', 'b'])
    })

    test('that throws stores nothing, and rejects with the same error', async () => {
      const error = new Error('refused')
      const writing = store.write(async (transaction) => {
        await insert(transaction, 'a')
        throw error
      })
      await expect(writing).rejects.toBe(error)
      expect(await ids(store)).toEqual([])
    })

    test('sees its own rows', async () => {
      const seen = await store.write(async (transaction) => {
        await insert(transaction, 'a')
        return all(transaction)
      })
      expect(seen.map(({ id }) => id)).toEqual(['a'])
    })

    test('that fails does not affect concurrent ones', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          store.write(async (transaction) => {
            await insert(transaction, `row ${String(index).padStart(2, '0')}`)
            if (index % 3 === 0) throw new Error('refused')
            // The second insert of the same id violates the key.
            if (index % 3 === 1) await insert(transaction, `row ${String(index).padStart(2, '0')}`)
          }),
        ),
      )
      const kept = Array.from({ length: 20 }, (_, index) => index).filter((index) => index % 3 === 2)
      expect(outcomes.map(({ status }) => status)).toEqual(
        outcomes.map((_, index) => (index % 3 === 2 ? 'fulfilled' : 'rejected')),
      )
      expect(await ids(store)).toEqual(kept.map((index) => `row ${String(index).padStart(2, '0')}`))
    })

    test('fails when one of its statements fails, even if its work catches the error', async () => {
      const writing = store.write(async (transaction) => {
        await insert(transaction, 'a')
        await insert(transaction, 'a').catch(() => undefined)
        await insert(transaction, 'b').catch(() => undefined)
        return 'went on'
      })
      await expect(writing).rejects.toThrow(/^The statement probe\.insert failed: .*unique/i)
      await expect(writing).rejects.toBeInstanceOf(StoreError)
      expect(await ids(store)).toEqual([])
    })

    test('has no values of rows in its error', async () => {
      await store.write((transaction) => insert(transaction, 'secret-id'))
      const error: unknown = await store
        .write((transaction) => insert(transaction, 'secret-id'))
        .catch((error: unknown) => error)
      expect(error).toBeInstanceOf(StoreError)
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret-id')
    })

    test('includes statements that its work does not await', async () => {
      await store.write(async (transaction) => {
        void insert(transaction, 'a')
        void insert(transaction, 'b')
      })
      expect(await ids(store)).toEqual(['a', 'b'])
      const failing = store.write(async (transaction) => {
        void insert(transaction, 'c')
        insert(transaction, 'a').catch(() => undefined)
      })
      await expect(failing).rejects.toThrow(/probe\.insert/)
      expect(await ids(store)).toEqual(['a', 'b'])
    })

    test('runs concurrent statements one after another', async () => {
      await store.write(async (transaction) => {
        await Promise.all(Array.from({ length: 20 }, (_, index) => insert(transaction, `row ${index}`)))
      })
      expect(await ids(store)).toHaveLength(20)
    })

    test('cannot be used after its end', async () => {
      let kept: Transaction | undefined
      await store.write(async (transaction) => {
        kept = transaction
      })
      const late = kept as Transaction
      await expect(insert(late, 'late')).rejects.toThrow('The transaction has ended.')
      await expect(store.write(() => insert(late, 'late'))).rejects.toThrow('The transaction has ended.')
      expect(await ids(store)).toEqual([])
    })

    test('that awaits something else fails after a time limit, and lets the next one run', async () => {
      const clock = manualClock()
      const other = engine.make()
      const limited = await withProbe(await other.open({ clock }))
      let late: Transaction | undefined
      const writing = limited
        .write(async (transaction) => {
          await insert(transaction, 'a')
          late = transaction
          await new Promise(() => undefined)
        })
        .catch((error: unknown) => error)
      await expect.poll(() => late).toBeDefined()
      clock.pass(60_000)
      expect(String(await writing)).toMatch(/^StoreError: A transaction took longer than \d+ ms\.$/)
      await limited.write((transaction) => insert(transaction, 'b'))
      await expect(insert(late as Transaction, 'c')).rejects.toThrow('The transaction has ended.')
      expect(await ids(limited)).toEqual(['b'])
      await limited.close()
      await other.remove()
    })

    test('that only reads and awaits something else fails after a time limit too', async () => {
      const clock = manualClock()
      const other = engine.make()
      const limited = await withProbe(await other.open({ clock }))
      let hasBegun = false
      const reading = limited
        .read(async (reader) => {
          await all(reader)
          hasBegun = true
          await new Promise(() => undefined)
        })
        .catch((error: unknown) => error)
      await expect.poll(() => hasBegun).toBe(true)
      clock.pass(60_000)
      expect(String(await reading)).toMatch(/^StoreError: A transaction took longer than/)
      expect(await ids(limited)).toEqual([])
      await limited.close()
      await other.remove()
    })

    test('waits for a row that another has locked: no increment is lost', async () => {
      await store.write((transaction) => insert(transaction, 'a', 0))
      await Promise.all(
        Array.from({ length: 100 }, () => store.write((transaction) => increment(transaction, 'a'))),
      )
      expect((await store.read(all))[0]?.amount).toBe(100)
    })

    test('returns the number of written rows', async () => {
      const counts = await store.write(async (transaction) => [
        await insert(transaction, 'a'),
        await insertNew(transaction, 'a'),
        await insertNew(transaction, 'b'),
        await set(transaction, 'a', 1),
        await set(transaction, 'nobody', 1),
      ])
      expect(counts).toEqual([1, 0, 1, 1, 0])
    })

    test('succeeds for one of many that insert the same id', async () => {
      const wins = await Promise.all(
        Array.from({ length: 30 }, () => store.write((transaction) => insertNew(transaction, 'a'))),
      )
      expect(wins.filter((rows) => rows === 1)).toHaveLength(1)
      expect(wins.filter((rows) => rows === 0)).toHaveLength(29)
    })
  })

  describe('a reader', () => {
    test('never sees uncommitted data', async () => {
      const seen: number[] = []
      const over = new AbortController()
      const reading = (async () => {
        while (!over.signal.aborted) {
          seen.push((await store.read(count)).rows)
          await turns(1)
        }
      })()
      for (let round = 0; round < 20; round += 1) {
        await store
          .write(async (transaction) => {
            await insert(transaction, `${round} first`)
            await new Promise((resolve) => {
              setTimeout(resolve, 2)
            })
            await insert(transaction, `${round} second`)
            if (round % 2 === 0) throw new Error('refused')
          })
          .catch(() => undefined)
      }
      over.abort()
      await reading
      expect(seen.length).toBeGreaterThan(10)
      // Every transaction writes two rows or is rolled back, so a reader never sees an odd number of rows.
      expect(seen.filter((rows) => rows % 2 !== 0)).toEqual([])
    })

    test('sees earlier commits', async () => {
      for (let round = 1; round <= 20; round += 1) {
        await store.write((transaction) => insert(transaction, `row ${round}`))
        expect((await store.read(count)).rows).toBe(round)
      }
    })

    test.each(['read', 'snapshot'] as const)(
      'by %s sees one state: a page and its count agree',
      async (way) => {
        await store.write((transaction) => insert(transaction, 'before'))
        let writing: Promise<unknown> = Promise.resolve()
        const [first, page, second] = await store[way](async (reader) => {
          const first = await count(reader)
          writing = store.write((transaction) => insert(transaction, 'meanwhile'))
          if (engine.isLasting) await writing
          else await turns(5)
          return [first.rows, (await all(reader)).length, (await count(reader)).rows]
        })
        await writing
        expect([first, page, second]).toEqual([1, 1, 1])
        expect(await ids(store)).toEqual(['before', 'meanwhile'])
      },
    )

    test('can run beside many others', async () => {
      await store.write((transaction) => insert(transaction, 'a'))
      const seen = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          store[index % 10 === 0 ? 'snapshot' : 'read'](async (reader) => [
            (await count(reader)).rows,
            (await all(reader)).length,
          ]),
        ),
      )
      expect(seen).toEqual(seen.map(() => [1, 1]))
    })

    test('that throws leaves the store unchanged', async () => {
      await expect(store.read(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
      await store.write((transaction) => insert(transaction, 'a'))
      expect(await ids(store)).toEqual(['a'])
    })

    test('has a handle that ends with it', async () => {
      const reader = await store.read(async (reader) => reader)
      await expect(all(reader)).rejects.toThrow('The transaction has ended.')
    })
  })

  describe('a value', () => {
    const LARGEST = Number.MAX_SAFE_INTEGER
    test.each<[name: string, given: Omit<Probe, 'id'>]>([
      ['zero', { amount: 0, note: '' }],
      ['null', { amount: null, note: null }],
      ['the largest exact integer', { amount: LARGEST, note: 'x' }],
      ['the smallest exact integer', { amount: -LARGEST, note: 'x' }],
      ['an instant', { amount: 1_774_000_000_123, note: 'x' }],
      ['Portuguese', { amount: 1, note: 'Transferência não concluída — R$ 1,00' }],
      ['characters outside the basic plane', { amount: 1, note: '😀𝔘🇧🇷👩‍👩‍👧' }],
      ['line and paragraph separators', { amount: 1, note: 'a\u2028b\u2029c\r\nd\te' }],
      ['quotes and backslashes', { amount: 1, note: `'";\\ $1 ?1 {lock} -- /*` }],
      ['a mebibyte', { amount: 1, note: 'ç'.repeat(512 * 1024) }],
    ])('is read as it was written: %s', async (_name, { amount, note }) => {
      await store.write((transaction) => insert(transaction, 'a', amount, note))
      const [row] = await store.read(all)
      expect(row?.amount).toBe(amount)
      // The comparison is outside the matcher, because a failing matcher would print a mebibyte.
      expect(row?.note === note).toBe(true)
    })

    test('of a sum or a count is a number', async () => {
      expect(await store.read(count)).toEqual({ rows: 0, total: null })
      await store.write(async (transaction) => {
        await insert(transaction, 'a', 2 ** 52)
        await insert(transaction, 'b', 2 ** 52 - 1)
      })
      expect(await store.read(count)).toEqual({ rows: 2, total: LARGEST })
    })

    test('that is an integer stays an integer without a column type', async () => {
      await store.write((transaction) => insert(transaction, 'a', 1, ' cents'))
      const text = { name: 'probe.text', text: 'select $1 || note as text from probe' }
      expect(await store.read((reader) => reader.first(text, [5]))).toEqual({ text: '5 cents' })
    })

    test('that JavaScript cannot represent exactly throws instead of being rounded', async () => {
      await store.write(async (transaction) => {
        await insert(transaction, 'a', LARGEST)
        await insert(transaction, 'b', 2)
      })
      await expect(store.read(count)).rejects.toThrow(StoreError)
      await store.write((transaction) => set(transaction, 'b', 0))
      expect(await store.read(count)).toEqual({ rows: 2, total: LARGEST })
    })

    test('of text is ordered byte by byte', async () => {
      const given = [
        'a',
        'B',
        'b',
        'A',
        'ä',
        'Z',
        '_',
        '1',
        '10',
        '2',
        'a b',
        'a-b',
        'ab',
        'é',
        'e',
        '😀',
        '～',
        ' ',
      ]
      await store.write(async (transaction) => {
        for (const id of given) await insert(transaction, id)
      })
      expect(await ids(store)).toEqual(
        given.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
      )
    })
  })

  describe('exclusive work', () => {
    test('runs one at a time, over all stores of a place', async () => {
      const stores = [store]
      if (store.isShared) stores.push(await database.open(), await database.open())
      let inside = 0
      const most: number[] = []
      await Promise.all(
        stores.flatMap((it) =>
          [1, 2, 3].map(() =>
            it.exclusively(async (transaction) => {
              inside += 1
              most.push(inside)
              await all(transaction)
              await turns(3)
              inside -= 1
            }),
          ),
        ),
      )
      expect(most).toEqual(most.map(() => 1))
      await Promise.all(stores.slice(1).map((it) => it.close()))
    })

    test('creates no table when it fails', async () => {
      const failing = store.exclusively(async (transaction) => {
        await transaction.execute('create table other (id text primary key)')
        await insert(transaction, 'a')
        await transaction.execute('create table probe (id text)')
      })
      await expect(failing).rejects.toThrow(/already exists/)
      expect(await ids(store)).toEqual([])
      await store.exclusively((transaction) =>
        transaction.execute('create table other (id text primary key)'),
      )
    })
  })

  describe('closing', () => {
    test('finishes work in progress', async () => {
      const under = [
        ...Array.from({ length: 30 }, (_, index) =>
          store.write((transaction) => insert(transaction, `row ${index}`)),
        ),
        store.read(count),
        store.snapshot(count),
      ]
      const settled = Promise.allSettled(under)
      const [first, second] = [store.close(), store.close()]
      await Promise.all([first, second])
      expect((await settled).map(({ status }) => status)).toEqual(under.map(() => 'fulfilled'))
      if (!engine.isLasting) return
      const again = await database.open()
      expect(await ids(again)).toHaveLength(30)
      await again.close()
    })

    test('rejects later work', async () => {
      await store.close()
      for (const use of [
        () => store.read(all),
        () => store.snapshot(all),
        () => store.write((transaction) => insert(transaction, 'a')),
        () => store.exclusively((transaction) => lock(transaction, 'a')),
        () => store.prepare({ name: 'probe.one', text: 'select 1 as one' }),
        () => store.ping(),
      ]) {
        await expect(use()).rejects.toThrow('The store is closed.')
      }
      await store.close()
    })
  })

  test('a statement with an error is reported by name', async () => {
    await store.prepare({ name: 'probe.good', text: 'select id from probe where id = $1 {skip locked}' })
    await expect(store.prepare({ name: 'probe.bad', text: 'select nothing from probe' })).rejects.toThrow(
      /^The statement probe\.bad failed: .*nothing/,
    )
  })

  test('ping succeeds', async () => {
    await expect(store.ping()).resolves.toBeUndefined()
  })
}
