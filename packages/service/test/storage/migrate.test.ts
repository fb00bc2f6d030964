import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tablesOf } from '../../src/storage/catalogue.ts'
import { checkSchema } from '../../src/storage/check-schema.ts'
import { CURRENT_SCHEMA, migrate, migrateIn, schemaVersion } from '../../src/storage/migrations/migrate.ts'
import { allStatements } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'
import { ENGINES, type Place } from './places.ts'

const SOURCE = join(import.meta.dirname, '../../src')

/** All modules of the source. */
const MODULES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-rows.ts'),
)
for (const file of MODULES) await import(join(SOURCE, file))

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let place: Place
    let store: Store
    beforeEach(async () => {
      place = engine.make()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })
    const names = async (): Promise<string[]> =>
      (await store.read((reader) => tablesOf(reader, store.engine))).map(({ name }) => name)

    test('migrates an empty store to this version, one migration at a time, and is then complete', async () => {
      expect(await schemaVersion(store)).toBe(0)
      for (let number = 1; number <= CURRENT_SCHEMA; number += 1) {
        await store.exclusively((transaction) => migrateIn(transaction, store.engine, number))
        expect(await schemaVersion(store)).toBe(number)
      }
      expect(await migrate(store)).toEqual({ from: CURRENT_SCHEMA, to: CURRENT_SCHEMA })
    })

    test('every table has a primary key', async () => {
      await migrate(store)
      const tables = await store.read((reader) => tablesOf(reader, store.engine))
      expect(tables.length).toBeGreaterThan(20)
      expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
    })

    test('a failed migration changes nothing, and can be repeated', async () => {
      await store.exclusively((transaction) => transaction.execute('create table snapshot (id text)'))
      await expect(migrate(store)).rejects.toThrow(/snapshot.* already exists/)
      expect(await names()).toEqual(['snapshot'])
      expect(await schemaVersion(store)).toBe(0)
      await store.exclusively((transaction) => transaction.execute('drop table snapshot'))
      expect(await migrate(store)).toEqual({ from: 0, to: CURRENT_SCHEMA })
    })

    test('stores that start together migrate once', async () => {
      const stores = [store]
      while (store.isShared && stores.length < 8) stores.push(await place.open())
      await Promise.all([...stores, store].map((it) => migrate(it)))
      expect(await schemaVersion(store)).toBe(CURRENT_SCHEMA)
      await Promise.all(stores.slice(1).map((it) => it.close()))
    })

    test('existing refunds of Pix Automático name what they return, and continue as before (G-108, G-230)', async () => {
      await store.exclusively((transaction) => migrateIn(transaction, store.engine, 2))
      const [first, charge] = [`E1${'a'.repeat(30)}`, `E2${'b'.repeat(30)}`]
      const wallets = [
        ['w1', { refundOutcome: { status: 'SUCCESS', afterSeconds: 2 }, openingBalance: 0 }],
        ['w2', { refundOutcome: { status: 'NONE', afterSeconds: 2 }, openingBalance: 0 }],
      ] as const
      const lines = [
        [1, 'CREDIT', 500, first],
        [2, 'CREDIT', 700, charge],
        [3, 'DEBIT', 90, 'D1'],
      ] as const
      const refunds = [
        ['r1', 'SUCCESS', 90, first],
        ['r2', 'PROCESSING', 10, first],
        ['r3', 'FAILED', 400, first],
        ['r4', 'PROCESSING', 700, charge],
      ] as const
      const recurrences = [
        [
          'c1',
          { firstPayment: { status: 'REFUNDED', endToEndId: first }, metadata: { a: '"firstPayment":{' } },
        ],
        ['c2', { firstPayment: { status: 'PENDING', endToEndId: null }, metadata: null }],
      ] as const
      await store.exclusively(async (transaction) => {
        await transaction.execute(`insert into operator values ('o', 'O', 'c')`)
        for (const [id, settings] of wallets) {
          await transaction.execute(`insert into wallet values ('${id}', 1, 'o', 'n', 0, 'b', 'b', 'a', 'FROZEN', 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, null, null, '${JSON.stringify(settings)}')`)
        }
        for (const [position, type, amount, endToEndId] of lines) {
          await transaction.execute(`insert into statement_line values ('w1', ${position}, 'l', 1, 'pix', '${type}', ${amount},
            '${endToEndId}', null, 0, 0, '{}')`)
        }
        for (const [id, status, amount, originalEndToEndId] of refunds) {
          const body = JSON.stringify({ refundId: id, originalEndToEndId, settledAt: null })
          await transaction.execute(
            `insert into automatic_refund values ('${id}', 'w1', '${status}', ${amount}, '${body}')`,
          )
        }
        for (const [id, body] of recurrences) {
          await transaction.execute(`insert into recurrence values ('${id}', 'w1', '${id}', 'r', 'PENDING', 't', '${id}', 0,
            '${JSON.stringify(body)}')`)
        }
      })
      await migrate(store)
      const all = async (text: string): Promise<readonly unknown[]> =>
        (await store.read((reader) => reader.all<{ id: string; value: string }>({ name: text, text }))).map(
          ({ id, value }) => [id, value],
        )
      const bodies = (await all('select id, body as value from recurrence order by id')).map(
        (row) => JSON.parse((row as [string, string])[1]) as unknown,
      )
      expect(bodies).toEqual([
        {
          firstPayment: { reversed: 100, refundId: null, status: 'REFUNDED', endToEndId: first },
          metadata: { a: '"firstPayment":{' },
        },
        {
          firstPayment: { reversed: 0, refundId: null, status: 'PENDING', endToEndId: null },
          metadata: null,
        },
      ])
      expect(
        await all('select id, original_end_to_end_id as value from automatic_refund order by id'),
      ).toEqual(refunds.map(([id, , , endToEndId]) => [id, endToEndId]))
      const [[, refund]] = (await all('select id, body as value from automatic_refund order by id')) as [
        [string, string],
      ]
      expect(JSON.parse(refund)).toEqual({
        refundId: 'r1',
        originalEndToEndId: first,
        outcome: { status: 'SUCCESS', afterSeconds: 2 },
        settledAt: null,
      })
      expect(await all('select id, settings as value from wallet order by id')).toEqual([
        ['w1', JSON.stringify({ refundOutcome: null, openingBalance: 0 })],
        ['w2', JSON.stringify(wallets[1][1])],
      ])
    })

    test('data of a newer version is refused', async () => {
      await migrate(store)
      await store.exclusively((transaction) =>
        transaction.execute('insert into migration (number) values (99)'),
      )
      const message = `The data has schema 99, and this version of the service knows ${CURRENT_SCHEMA}. Use the newer version that wrote it.`
      await expect(migrate(store)).rejects.toThrow(message)
      await expect(checkSchema(store)).rejects.toThrow(message)
    })

    test('every statement is accepted', async () => {
      expect(MODULES.length).toBeGreaterThan(3)
      await migrate(store)
      const refused: string[] = []
      for (const statement of allStatements()) {
        await store.prepare(statement).catch((error: Error) => refused.push(error.message))
      }
      expect(refused).toEqual([])
      expect(await checkSchema(store)).toEqual({
        schema: CURRENT_SCHEMA,
        statements: allStatements().length,
      })
    })

    test('an empty store, and one with a changed table, fail the check', async () => {
      await expect(checkSchema(store)).rejects.toThrow(
        'The store is empty: no service has started with it yet.',
      )
      await migrate(store)
      await store.exclusively((transaction) => transaction.execute('drop table timer'))
      await expect(checkSchema(store)).rejects.toThrow(/^The statement timer\.\w+ failed: .*timer/)
    })
  })
}
