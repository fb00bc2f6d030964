import { tablesOf } from '../catalogue.ts'
import { statement } from '../statement.ts'
import { type Reader, type SchemaTransaction, type Store, StoreError } from '../store.ts'
import { MIGRATIONS } from './migrations.ts'
import { runSteps } from './run-steps.ts'

const readVersion = statement('migration.version', 'select max(number) as version from migration')
const insertVersion = statement('migration.insert', 'insert into migration (number) values ($1)')

/** The schema that this version of the service works with. */
export const CURRENT_SCHEMA: number = MIGRATIONS.length

/**
 * Brings the schema up to this version, one migration at a time; each is kept as a whole or not at all. Processes that
 * start together wait for each other, and the first one runs it.
 *
 * @throws StoreError when the data was written by a newer version.
 */
export async function migrate(store: Store): Promise<{ readonly from: number; readonly to: number }> {
  const from = await schemaVersion(store)
  for (let number = from + 1; number <= CURRENT_SCHEMA; number += 1) {
    await store.exclusively((transaction) => migrateIn(transaction, store.engine, number))
  }
  if (from > CURRENT_SCHEMA) throw newerSchema(from)
  return { from, to: CURRENT_SCHEMA }
}

/** Runs the migrations up to one that have not run yet. */
export async function migrateIn(
  transaction: SchemaTransaction,
  engine: Store['engine'],
  to: number,
): Promise<void> {
  await transaction.execute('create table if not exists migration (number bigint primary key)')
  const from = await schemaVersionIn(transaction, engine)
  for (const [index, steps] of MIGRATIONS.slice(from, to).entries()) {
    await runSteps(transaction, engine, steps)
    await transaction.run(insertVersion, [from + index + 1])
  }
}

/** 0 for an empty store. */
export const schemaVersion = (store: Pick<Store, 'engine' | 'read'>): Promise<number> =>
  store.read((reader) => schemaVersionIn(reader, store.engine))

export async function schemaVersionIn(reader: Reader, engine: Store['engine']): Promise<number> {
  const tables = await tablesOf(reader, engine)
  if (!tables.some(({ name }) => name === 'migration')) return 0
  return (await reader.first<{ version: number | null }>(readVersion))?.version ?? 0
}

export const newerSchema = (version: number): StoreError =>
  new StoreError(
    `The data has schema ${version}, and this version of the service knows ${CURRENT_SCHEMA}. Use the newer version that wrote it.`,
  )
