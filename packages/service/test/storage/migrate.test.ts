import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tablesOf } from '../../src/storage/catalogue.ts'
import { checkSchema } from '../../src/storage/check-schema.ts'
import {
  CURRENT_SCHEMA,
  migrate,
  migrateAtStart,
  migrateIn,
  schemaVersion,
} from '../../src/storage/migrations/migrate.ts'
import { OLDEST_SCHEMA } from '../../src/storage/migrations/migrations.ts'
import { fillFromBody } from '../../src/storage/migrations/fill-from-body.ts'
import { runSteps } from '../../src/storage/migrations/run-steps.ts'
import { type Statement, allStatements } from '../../src/storage/statement.ts'
import type { SchemaTransaction, Store } from '../../src/storage/store.ts'
import { ENGINES, type TestDatabase } from './engines.ts'

const SOURCE = join(import.meta.dirname, '../../src')

/** The modules of the source whose names end with `-rows.ts`. */
const MODULES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-rows.ts'),
)
for (const file of MODULES) await import(join(SOURCE, file))

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let store: Store
    beforeEach(async () => {
      database = engine.make()
      store = await database.open()
    })
    afterEach(async () => {
      await store.close()
      await database.remove()
    })
    const names = async (): Promise<string[]> =>
      (await store.read((reader) => tablesOf(reader, store.engine))).map(({ name }) => name)

    test('migrates an empty store to this version, one migration at a time, and is then complete', async () => {
      expect(await schemaVersion(store)).toBe(0)
      for (let number = OLDEST_SCHEMA; number <= CURRENT_SCHEMA; number += 1) {
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
      await store.exclusively((transaction) => transaction.execute('create view snapshot as select 1 as id'))
      await expect(migrate(store)).rejects.toThrow(/snapshot.* already exists/)
      expect(await names()).toEqual([])
      expect(await schemaVersion(store)).toBe(0)
      await store.exclusively((transaction) => transaction.execute('drop view snapshot'))
      expect(await migrate(store)).toEqual({ from: 0, to: CURRENT_SCHEMA })
    })

    test('stores that start together migrate once', async () => {
      const stores = [store]
      while (store.isShared && stores.length < 8) stores.push(await database.open())
      await Promise.all([...stores, store].map((it) => migrate(it)))
      expect(await schemaVersion(store)).toBe(CURRENT_SCHEMA)
      await Promise.all(stores.slice(1).map((it) => it.close()))
    })

    describe('a step that is a function', () => {
      const ROWS = 1201
      const insert: Statement = {
        name: 'test.insertFilled',
        text: 'insert into filled (wallet_id, position, body) values ($1, $2, $3)',
      }
      const filledRows: Statement = {
        name: 'test.filled',
        text: 'select wallet_id, position, external_id, paid_at from filled order by wallet_id, position',
      }
      const fill = fillFromBody({
        table: 'filled',
        key: ['wallet_id', 'position'],
        columns: ['external_id', 'paid_at'],
        valuesOf: (body) => {
          const { externalId, payment } = body as {
            readonly externalId: string
            readonly payment: { readonly paidAt: number } | null
          }
          return [externalId, payment?.paidAt ?? null]
        },
      })
      const STEPS = [
        'alter table filled add column external_id text',
        'alter table filled add column paid_at bigint',
        fill,
        'create unique index filled_external_id on filled (external_id)',
      ]
      /** Returns an instant that needs more than 32 bits; for every second charge, null. */
      const paidAtOf = (index: number): number | null => (index % 2 === 0 ? 1_772_000_000_000 + index : null)
      const bodyOf = (index: number): string => {
        const paidAt = paidAtOf(index)
        return JSON.stringify({ externalId: `'${index}' é`, payment: paidAt === null ? null : { paidAt } })
      }

      beforeEach(async () => {
        await store.exclusively(async (transaction) => {
          await transaction.execute(
            'create table filled (wallet_id text, position bigint, body text not null, primary key (wallet_id, position))',
          )
          for (let index = 0; index < ROWS; index += 1) {
            // There are two wallets, so that a batch ends in the middle of a wallet.
            await transaction.run(insert, [`w${index % 2}`, index, bodyOf(index)])
          }
        })
      })

      test('fills a new column of every row from its body, some rows at a time', async () => {
        const batches: number[] = []
        await store.exclusively((transaction) => {
          const counted: SchemaTransaction = {
            execute: (text) => transaction.execute(text),
            run: (...call) => transaction.run(...call),
            first: (...call) => transaction.first(...call),
            later: (...call) => {
              transaction.later(...call)
            },
            prepareReads: (load) => transaction.prepareReads(load),
            async all<Row extends object>(...call: Parameters<SchemaTransaction['all']>) {
              const rows = await transaction.all<Row>(...call)
              batches.push(rows.length)
              return rows
            },
          }
          return runSteps(counted, store.engine, STEPS)
        })
        expect(batches).toEqual([500, 500, 201])
        const rows = await store.read((reader) => reader.all<{ position: number }>(filledRows))
        expect(rows).toHaveLength(ROWS)
        expect(rows).toEqual(
          rows.map(({ position }) => ({
            wallet_id: `w${position % 2}`,
            position,
            external_id: `'${position}' é`,
            paid_at: paidAtOf(position),
          })),
        )
      })

      test('has nothing to do in an empty table, and none after the last full batch', async () => {
        await store.exclusively((transaction) =>
          transaction.execute('delete from filled where position >= 1000'),
        )
        await store.exclusively((transaction) => runSteps(transaction, store.engine, STEPS))
        expect(await store.read((reader) => reader.all(filledRows))).toHaveLength(1000)
        await store.exclusively(async (transaction) => {
          await transaction.execute('delete from filled')
          await fill(transaction, store.engine)
        })
      })

      test('runs in the transaction of its migration: when it fails, nothing is kept', async () => {
        const failing = [
          ...STEPS,
          async (transaction: SchemaTransaction, engine: Store['engine']): Promise<void> => {
            expect(engine).toBe(store.engine)
            expect(await transaction.all(filledRows)).toHaveLength(ROWS)
            throw new Error('This data cannot be read')
          },
        ]
        await expect(
          store.exclusively((transaction) => runSteps(transaction, store.engine, failing)),
        ).rejects.toThrow('This data cannot be read')
        await expect(store.read((reader) => reader.all(filledRows))).rejects.toThrow(/external_id/)
        await store.exclusively((transaction) => runSteps(transaction, store.engine, STEPS))
      })

      test('needs as many values as columns', async () => {
        const short = fillFromBody({
          table: 'filled',
          key: ['wallet_id', 'position'],
          columns: ['body'],
          valuesOf: () => [],
        })
        await expect(store.exclusively((transaction) => short(transaction, store.engine))).rejects.toThrow(
          'filled: 0 values for 1 columns',
        )
      })
    })

    test('a service updates its own tables at its start, but not those that other processes may use', async () => {
      const next = CURRENT_SCHEMA + 1
      await migrateAtStart(store, next)
      expect(await schemaVersion(store)).toBe(CURRENT_SCHEMA)
      const message = `${store.place} has schema ${CURRENT_SCHEMA}, and this version of the service needs ${next}. Stop the processes of the earlier version, then run pix-service migrate with the same options.`
      const outcome = await migrateAtStart(store, next).catch((error: Error) => error.message)
      expect(outcome).toBe(store.isShared ? message : undefined)
    })

    test('data from before the first release is refused in one line', async () => {
      await migrate(store)
      await store.exclusively((transaction) =>
        transaction.execute('delete from migration; insert into migration (number) values (17)'),
      )
      const message =
        'The data has schema 17, from before the first release, and cannot be migrated. Name an empty folder (--data) or an empty schema of the database (--database-schema).'
      await expect(migrate(store)).rejects.toThrow(message)
      await expect(checkSchema(store)).rejects.toThrow(message)
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
      await expect(checkSchema(store)).rejects.toThrow(/^The statement [\w.]+ failed: .*timer/)
    })
  })
}
