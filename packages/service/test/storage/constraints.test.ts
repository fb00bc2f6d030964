import { type MachineName, machines } from '@pix-payments/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Constraints, changeConstraints } from '../../src/storage/migrations/constraints.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { MIGRATIONS } from '../../src/storage/migrations/migrations.ts'
import { stepsOf } from '../../src/storage/migrations/run-steps.ts'
import type { Statement } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'
import { ENGINES, type TestDatabase } from './engines.ts'
import { REPEATED } from './repeated.ts'
import { fillTables } from './sample-rows.ts'

let made = 0
const sql = (text: string): Statement => ({ name: `test.constraints.${(made += 1)}`, text })

const CONSTRAINTS = MIGRATIONS.flatMap((migration) => stepsOf(migration, 'all')).filter(
  (step): step is Constraints => typeof step === 'object',
)

/** For each rule, the statements that break it. They run on a store that `fillTables` has filled. */
const BREAKING: Readonly<Record<string, readonly string[]>> = {
  wallet_available: ['update wallet set available = -1'],
  wallet_blocked: ['update wallet set blocked = -1'],
  wallet_pending: ['update wallet set pending = -1', 'update wallet set pending = 9007199254740992'],
  wallet_clock_mode: [`update wallet set clock_mode = 'STOPPED'`],
  wallet_operator_id: [
    `update wallet set operator_id = 'nobody'`,
    'delete from operator where id in (select operator_id from wallet)',
  ],
  wallet_key_wallet_id: [
    `insert into wallet_key (pix_key, wallet_id, operator_id, position) values ('key', 'none', 'none', 1)`,
  ],
  wallet_account_wallet_id: [
    `insert into wallet_account (branch, number, wallet_id) values ('1', '1', 'none')`,
  ],
  credential_wallet_id: [`update credential set wallet_id = 'none'`],
  charge_amount: ['update charge set amount = 0', 'update charge set amount = 9007199254740992'],
  charge_reversed: ['update charge set reversed = -1'],
  charge_status: [`update charge set status = 'REFUNDED'`, `update charge set status = 'paid'`],
  withdrawal_amount: ['update withdrawal set amount = -5'],
  withdrawal_status: [`update withdrawal set status = ''`],
  refund_amount: ['update refund set amount = 0'],
  refund_status: [`update refund set status = 'REJECTED'`],
  automatic_refund_amount: ['update automatic_refund set amount = 0'],
  automatic_refund_status: [`update automatic_refund set status = 'REJECTED'`],
  recurrence_status: [`update recurrence set status = 'CANCELED'`],
  schedule_status: [`update schedule set status = 'CANCELED'`],
  schedule_cycle_number: ['update schedule set cycle_number = 0'],
  schedule_recurrence_id: [`update schedule set recurrence_id = 'none'`],
  movement_amount: ['update movement set amount = 0'],
  statement_line_amount: ['update statement_line set amount = -1'],
  statement_line_type: [`update statement_line set type = 'PIX'`],
  snapshot_part_snapshot_id: [`update snapshot_part set snapshot_id = 'none'`],
}

/** For some rules, a statement with a value that is not an integer. Without the rule, SQLite would store it. */
const NOT_INTEGERS: Readonly<Record<string, string>> = {
  wallet_blocked: 'update wallet set blocked = 0.5',
  charge_amount: `update charge set amount = 'ten'`,
  movement_amount: 'update movement set amount = 1.5',
}

const nameOf = (table: string, column: string): string => `${table}_${column}`

const NAMES = CONSTRAINTS.flatMap(({ table, values = {}, references = {} }) =>
  [...Object.keys(values), ...Object.keys(references)].map((column) => nameOf(table, column)),
)

test('every rule has a statement that breaks it', () => {
  expect(Object.keys(BREAKING).sort()).toEqual([...NAMES].sort())
})

/** The state machine of each table with a status column. */
const MACHINES: Readonly<Record<string, MachineName>> = {
  charge: 'charge',
  withdrawal: 'withdrawal',
  refund: 'refund',
  automatic_refund: 'refund',
  recurrence: 'recurrence',
  schedule: 'schedule',
}

test.each(Object.entries(MACHINES))(
  'a %s may have every status of its machine and no other; a new status needs a migration',
  (table, machine) => {
    const latest = CONSTRAINTS.findLast((it) => it.table === table && it.values?.['status'] !== undefined)
    const condition = latest?.values?.['status']?.condition('status') ?? ''
    const allowed = [...condition.matchAll(/status = '(\w+)'/g)].map(([, status]) => status)
    const statuses = Object.values(machines[machine].states).map(({ status }) => status)
    expect(new Set(allowed)).toEqual(new Set(statuses))
  },
)

for (const engine of ENGINES) {
  describe.skipIf(engine.missing !== undefined)(`${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let store: Store
    beforeAll(async () => {
      if (engine.missing !== undefined) return
      database = engine.make()
      store = await database.open()
      await migrate(store)
      await fillTables(store)
    })
    afterAll(async () => {
      if (engine.missing !== undefined) return
      await store.close()
      await database.remove()
    })

    /** Matches the error of the engine when a rule is broken. SQLite does not name foreign keys in its error. */
    const refused = (name: string): RegExp =>
      store.engine === 'sqlite' && !VALUES.has(name)
        ? /FOREIGN KEY constraint failed/
        : new RegExp(`constraint (failed: |")${name}\\b`)

    test.each(NAMES)('rejects statements that break %s', async (name) => {
      const texts = BREAKING[name] ?? []
      for (const text of texts) {
        await expect(store.write((transaction) => transaction.run(sql(text)))).rejects.toThrow(refused(name))
      }
    })

    test.each(Object.entries(NOT_INTEGERS))('never stores a fraction or a text in %s', async (_, text) => {
      const isRefused = await store
        .write((transaction) => transaction.run(sql(text)))
        .then(() => false)
        .catch(() => true)
      // PostgreSQL may accept the statement: it rounds the fraction, because its columns store only integers.
      expect(isRefused || store.engine === 'postgres').toBe(true)
      const wrong = sql('select count(*) as rows from movement where amount <> cast(amount as bigint)')
      expect(await store.read((reader) => reader.first(wrong))).toEqual({ rows: 0 })
    })
  })
}

const VALUES = new Set(
  CONSTRAINTS.flatMap(({ table, values = {} }) => Object.keys(values).map((column) => nameOf(table, column))),
)

/** Returns all rows of all tables, ordered by key. */
async function everything(store: Store): Promise<unknown> {
  const tables = ['operator', ...new Set(CONSTRAINTS.map(({ table }) => table))]
  return store.snapshot(async (reader) => {
    const found: Record<string, readonly object[]> = {}
    for (const table of tables) found[table] = await reader.all(sql(`select * from ${table} order by 1, 2`))
    return found
  })
}

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `a change of rules, ${engine.name}${engine.missing ?? ''}`,
    () => {
      async function inPlace(work: (store: Store) => Promise<void>): Promise<void> {
        const database = engine.make()
        const store = await database.open()
        try {
          await work(store)
        } finally {
          await store.close()
          await database.remove()
        }
      }

      const change = (store: Store, constraints: Constraints): Promise<void> =>
        store.exclusively((transaction) => changeConstraints(transaction, store.engine, constraints))

      const indexes = async (store: Store): Promise<readonly object[]> =>
        store.read((reader) =>
          reader.all(
            sql(
              store.engine === 'sqlite'
                ? `select name, sql from sqlite_schema where type = 'index' order by name`
                : `select indexname, replace(indexdef, '::text', '') as text from pg_indexes where schemaname = current_schema() order by 1`,
            ),
          ),
        )

      test('keeps every row and index of a full store', () =>
        inPlace(async (store) => {
          await migrate(store)
          await fillTables(store)
          const [rows, before] = [await everything(store), await indexes(store)]
          for (const { table, values = {} } of CONSTRAINTS) await change(store, { table, values })
          expect(await everything(store)).toEqual(rows)
          expect(await indexes(store)).toEqual(before)
        }))

      test('fails, and changes nothing, when a row breaks a rule', () =>
        inPlace(async (store) => {
          await migrate(store)
          await fillTables(store)
          const above = (least: number): Constraints => ({
            table: 'movement',
            values: { amount: { type: 'bigint', condition: (value) => `${value} > ${least}` } },
          })
          const rows = await everything(store)
          await expect(change(store, above(1))).rejects.toThrow(/movement_amount/)
          expect(await everything(store)).toEqual(rows)
          await change(store, above(0))
        }))

      test('extends a rule of a table with later columns and rows', () =>
        inPlace(async (store) => {
          await migrate(store)
          await fillTables(store)
          await store.exclusively((transaction) =>
            transaction.execute(`alter table recurrence add column note text`),
          )
          const set = (): Promise<number> =>
            store.write((transaction) =>
              transaction.run(sql(`update recurrence set status = 'PAUSED', note = 'later'`)),
            )
          await expect(set()).rejects.toThrow(/recurrence_status/)
          const before = await indexes(store)
          await change(store, {
            table: 'recurrence',
            values: {
              status: {
                type: 'text',
                condition: (value) =>
                  `${value} = 'PENDING' or ${value} = 'AUTHORIZED' or ${value} = 'PAUSED'`,
              },
            },
          })
          expect(await set()).toBe(60)
          expect(await indexes(store)).toEqual(before)
          // After the change of the table, the foreign keys that refer to it still exist.
          await expect(
            store.write((transaction) => transaction.run(sql('delete from recurrence'))),
          ).rejects.toThrow(/FOREIGN KEY|schedule_recurrence_id/)
          await store.write(async (transaction) => {
            await transaction.run(sql('delete from schedule'))
            await transaction.run(sql('delete from recurrence'))
          })
        }))
    },
  )
}
