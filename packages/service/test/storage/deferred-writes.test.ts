import { deepEqual } from 'node:assert/strict'
import { type Arbitrary, array, assert, asyncProperty, constantFrom, integer, oneof, tuple } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Withdrawal } from '../../src/domain/withdrawal/withdrawal.ts'
import { PendingWrites } from '../../src/storage/postgres/pending-writes.ts'
import { updateWithdrawal } from '../../src/storage/rows/withdrawal-rows.ts'
import {
  type Statement,
  type Value,
  allStatements,
  change,
  forget,
  insertion,
  removal,
  statement,
} from '../../src/storage/statement.ts'
import type { Reader, Store, Transaction } from '../../src/storage/store.ts'
import { howToRepeat, isLong, runs, testSeed } from '../support/runs.ts'
import { ENGINES, type TestDatabase } from './engines.ts'
import { POOLED } from './pooled.ts'

/** Tests `later` and `prepareReads`: whenever the writes really run, every read and the end are as if none were late. */
const CREATE = `create table item (id text primary key, owner text not null, amount bigint not null, note text)`
const KEY = { id: 'text' } as const
const INSERT = insertion('item.insert', 'item', { ...KEY, owner: 'text', amount: 'bigint', note: 'text' })
const AMOUNT = change('item.amount', 'item', KEY, { amount: 'bigint' })
const NOTE = change('item.note', 'item', KEY, { note: 'text' })
const REMOVE = removal('item.remove', 'item', KEY)
const REMOVE_UNNOTED = removal('item.removeUnnoted', 'item', { owner: 'text' }, 'note is null')
const RAISE = statement('item.raise', 'update item set amount = amount + 1 where owner = $1')
const BY_ID = statement('item.byId', 'select id, owner, amount, note from item where id = $1')
const BY_NOTE = statement('item.byNote', 'select id from item where owner = $1 and note = $2 order by id')
const SUM = statement('item.sum', 'select count(*) as items, coalesce(sum(amount), 0) as total from item')
const ALL = statement('item.all', 'select id, owner, amount, note from item order by id')
const CLEAR = statement('item.clear', 'delete from item')
// Other files of this process check that a store accepts all statements.
forget(allStatements().filter(({ name }) => name.startsWith('item.')))

interface Item {
  readonly id: string
  readonly owner: string
  readonly amount: number
  readonly note: string | null
}
/** `used` has the ids of all rows, also of the deleted ones. */
type Items = Map<string, Item> & { used?: Set<string> }

const sorted = (items: Items): readonly Item[] =>
  [...items.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
const changeOf = (items: Items, id: string, changes: Partial<Item>): void => {
  const item = items.get(id)
  if (item !== undefined) items.set(id, { ...item, ...changes })
}

/** What each write does to the model. */
const WRITES: Readonly<Record<string, (items: Items, ...values: never[]) => void>> = {
  [INSERT.name]: (items: Items, id: string, owner: string, amount: number, note: string | null) =>
    items.set(id, { id, owner, amount, note }),
  [AMOUNT.name]: (items: Items, id: string, amount: number) => {
    changeOf(items, id, { amount })
  },
  [NOTE.name]: (items: Items, id: string, note: string | null) => {
    changeOf(items, id, { note })
  },
  [REMOVE.name]: (items: Items, id: string) => items.delete(id),
  [REMOVE_UNNOTED.name]: (items: Items, owner: string) => {
    for (const it of sorted(items)) if (it.owner === owner && it.note === null) items.delete(it.id)
  },
  [RAISE.name]: (items: Items, owner: string) => {
    for (const it of sorted(items)) if (it.owner === owner) changeOf(items, it.id, { amount: it.amount + 1 })
  },
}

/** What each query returns from the model. */
const QUERIES: Readonly<Record<string, (items: Items, ...values: never[]) => readonly object[]>> = {
  [BY_ID.name]: (items: Items, id: string) => sorted(items).filter((it) => it.id === id),
  [BY_NOTE.name]: (items: Items, owner: string, note: string) =>
    sorted(items)
      .filter((it) => it.owner === owner && it.note === note)
      .map(({ id }) => ({ id })),
  [SUM.name]: (items: Items) => [
    { items: items.size, total: sorted(items).reduce((sum, { amount }) => sum + amount, 0) },
  ],
}

interface Call {
  readonly statement: Statement
  readonly values: (string | number | null)[]
}
type Step =
  | { readonly do: 'later' | 'run' | 'read'; readonly call: Call }
  | { readonly do: 'prepare'; readonly calls: readonly Call[] }

const id = constantFrom('a', 'b', "c'é\\", '{"d":1}', 'NULL', 'f', 'g', 'h', 'i', 'j')
const owner = constantFrom('one', 'two')
const amount = integer({ min: -(2 ** 40), max: 2 ** 40 })
const note = constantFrom(null, '', 'x', 'a "quoted", {text}')
const call = (statement: Statement, ...values: Arbitrary<string | number | null>[]): Arbitrary<Call> =>
  tuple(...values).map((it) => ({ statement, values: it }))
const write = oneof(
  call(INSERT, id, owner, amount, note),
  call(AMOUNT, id, amount),
  call(NOTE, id, note),
  call(REMOVE, id),
  call(REMOVE_UNNOTED, owner),
  call(RAISE, owner),
)
const query = oneof(call(BY_ID, id), call(BY_NOTE, owner, constantFrom('x', '')), call(SUM))
const step: Arbitrary<Step> = oneof(
  { weight: 16, arbitrary: write.map((it) => ({ do: 'later' as const, call: it })) },
  { weight: 1, arbitrary: write.map((it) => ({ do: 'run' as const, call: it })) },
  { weight: 3, arbitrary: query.map((it) => ({ do: 'read' as const, call: it })) },
  {
    weight: 1,
    arbitrary: array(query, { maxLength: 4 }).map((calls) => ({ do: 'prepare' as const, calls })),
  },
)

const expected = (items: Items, { statement, values }: Call): readonly object[] =>
  QUERIES[statement.name]?.(items, ...(values as never[])) ?? []

async function perform(transaction: Transaction, items: Items, it: Step): Promise<void> {
  const read = (reader: Reader, { statement, values }: Call): Promise<object[]> =>
    reader.all(statement, values)
  if (it.do === 'prepare') {
    await transaction.prepareReads((reader) => Promise.all(it.calls.map((each) => read(reader, each))))
    return
  }
  const { statement, values } = it.call
  if (it.do === 'read') {
    const rows = await read(transaction, it.call)
    // A row of SQLite has no prototype.
    deepEqual(
      rows.map((row) => ({ ...row })),
      expected(items, it.call),
    )
    return
  }
  if (statement === INSERT) {
    // An insert of an id that exists would fail the transaction.
    const used = (items.used ??= new Set())
    if (used.has(String(values[0]))) return
    used.add(String(values[0]))
  }
  if (it.do === 'later') transaction.later(statement, values)
  else await transaction.run(statement, values)
  WRITES[statement.name]?.(items, ...(values as never[]))
}

for (const engine of isLong ? [...ENGINES, POOLED] : ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let store: Store
    beforeAll(async () => {
      database = engine.make()
      store = await database.open()
      await store.exclusively((transaction) => transaction.execute(CREATE))
    })
    afterAll(async () => {
      await store.close()
      await database.remove()
    })
    const stored = (): Promise<object[]> => store.read((reader) => reader.all(ALL))

    test(`late writes and prepared reads change no result (${howToRepeat('test/storage/deferred-writes.test.ts')})`, async () => {
      await assert(
        asyncProperty(array(step, { maxLength: 60, size: 'max' }), async (steps) => {
          const items: Items = new Map()
          await store.write(async (transaction) => {
            items.clear()
            delete items.used
            await transaction.run(CLEAR)
            for (const it of steps) await perform(transaction, items, it)
          })
          expect(await stored()).toEqual(sorted(items))
        }),
        { numRuns: runs({ short: 75, long: 300, full: 2000 }), seed: testSeed },
      )
    })

    test('a late write that fails, fails its transaction', async () => {
      const writing = store.write(async (transaction) => {
        await transaction.run(CLEAR)
        transaction.later(INSERT, ['a', 'one', 1, null])
        transaction.later(INSERT, ['b', 'one', 1, null])
        transaction.later(INSERT, ['a', 'one', 2, null])
      })
      await expect(writing).rejects.toThrow(/item\.insert/)
      await store.write(async (transaction) => {
        await transaction.run(CLEAR)
        transaction.later(INSERT, ['kept', 'one', 1, null])
      })
      expect(await stored()).toEqual([{ id: 'kept', owner: 'one', amount: 1, note: null }])
    })

    test('a write after the end of the transaction is refused', async () => {
      let kept: Transaction | undefined
      await store.write(async (transaction) => {
        kept = transaction
      })
      expect(() => kept?.later(CLEAR, [])).toThrow('The transaction has ended.')
    })

    test('reads of the latest state that are called together return what each would return alone', async () => {
      const rows: Item[] = Array.from({ length: 50 }, (_, index) => ({
        id: `item ${index}`,
        owner: index % 2 === 0 ? 'one' : 'two',
        amount: index,
        note: index % 3 === 0 ? null : `note ${index}`,
      }))
      await store.write(async (transaction) => {
        await transaction.run(CLEAR)
        for (const it of rows) transaction.later(INSERT, [it.id, it.owner, it.amount, it.note])
      })
      const asked = [...rows, ...rows, { id: 'missing' }]
      const found = await Promise.all(
        asked.map((it) => store.readLatest((reader) => reader.first(BY_ID, [it.id]))),
      )
      expect(found).toEqual([...rows, ...rows, undefined])
      const noted = await Promise.all(
        rows.map((it) => store.readLatest((reader) => reader.all(BY_NOTE, [it.owner, it.note]))),
      )
      expect(noted).toEqual(rows.map(({ id, note }) => (note === null ? [] : [{ id }])))
    })

    test('reads of the latest state fail alone', async () => {
      const broken: Statement = { name: 'item.broken', text: 'select missing from item where id = $1' }
      const outcomes = await Promise.allSettled([
        store.readLatest((reader) => reader.first(broken, ['a'])),
        store.readLatest((reader) => reader.first(BY_ID, ['a'])),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    })
  })
}

describe('pending writes', () => {
  // PostgreSQL does not say which of two new values an update from a list takes.
  test('an update of a row that an earlier update of the batch changes begins a new batch', () => {
    const pending = new PendingWrites()
    pending.add(AMOUNT, ['a', 1])
    pending.add(AMOUNT, ['b', 1])
    pending.add(AMOUNT, ['a', 2])
    expect(pending.take().map(({ calls }) => calls.map(({ values }) => values))).toEqual([
      [
        ['a', 1],
        ['b', 1],
      ],
      [['a', 2]],
    ])
  })

  test('the change of a withdrawal affects only the search for its own externalId', () => {
    const pending = new PendingWrites()
    const transaction = {
      later: (statement: Statement, values: readonly Value[]) => pending.add(statement, values),
    } as unknown as Transaction
    updateWithdrawal(transaction, { transactionId: 'a', externalId: 'one', status: 'SUCCESS' } as Withdrawal)
    const statement = allStatements().find(({ name }) => name === 'withdrawal.byExternalId') as Statement
    const isAffected = (externalId: string): boolean =>
      pending.affect({ statement, values: ['wallet', externalId] })
    expect(['one', 'two'].map(isAffected)).toEqual([true, false])
  })
})
