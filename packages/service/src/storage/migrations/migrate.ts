import { tablesOf } from '../catalogue.ts'
import { type Statement, statement } from '../statement.ts'
import { type Reader, type SchemaTransaction, type Store, StoreError } from '../store.ts'
import { MIGRATIONS, OLDEST_SCHEMA } from './migrations.ts'
import { type Scope, runSteps, stepsOf } from './run-steps.ts'

const readVersion = statement('migration.version', 'select max(number) as version from migration')
/** Only the directory of a divided store has the table. */
const insertPartitions: Statement = {
  name: 'partitioning.insert',
  text: 'insert into partitioning (partitions) values ($1) on conflict do nothing',
}
const insertVersion = statement('migration.insert', 'insert into migration (number) values ($1)')

/** The schema version of this version of the service. */
export const CURRENT_SCHEMA: number = OLDEST_SCHEMA + MIGRATIONS.length - 1

/** A schema of a store: a store that is not divided has one. */
interface Schema {
  readonly store: Store
  readonly scope: Scope
}

const schemasOf = (store: Store): readonly Schema[] =>
  store.partitioned === undefined
    ? [{ store, scope: 'all' }]
    : [
        { store: store.partitioned.directory, scope: 'directory' },
        ...store.partitioned.stores.map((one) => ({ store: one, scope: 'partition' as const })),
      ]

/**
 * Creates the tables of an empty store, and updates those of a store that is not shared. Processes of the earlier version
 * may use the tables of a shared store, so these are updated only on command.
 *
 * @throws StoreError when a shared store has the tables of an earlier version. See `migrate` for the others.
 */
export async function migrateAtStart(store: Store, latest: number = CURRENT_SCHEMA): Promise<void> {
  for (const { store: one } of schemasOf(store)) {
    const from = one.isShared ? await schemaVersion(one) : 0
    refuseForeignSchema(from)
    if (from > 0 && from < latest)
      throw new StoreError(
        `${one.place} has schema ${from}, and this version of the service needs ${latest}. Stop the processes of the earlier version, then run pix-service migrate with the same options.`,
      )
  }
  await migrate(store)
}

/**
 * Updates the tables to this version, and returns the oldest version before. Each migration runs in its own exclusive
 * transaction; those of an empty schema run in one. When several processes start together, the first one runs the
 * migrations and the others wait.
 *
 * @throws StoreError when the data was written by a newer version, or before the first release.
 */
export async function migrate(store: Store): Promise<{ readonly from: number; readonly to: number }> {
  const versions: number[] = []
  for (const schema of schemasOf(store)) versions.push(await migrateSchema(schema, store))
  return { from: Math.min(...versions), to: CURRENT_SCHEMA }
}

/** Returns the version before. */
async function migrateSchema({ store, scope }: Schema, { partitioned }: Store): Promise<number> {
  const from = await schemaVersion(store)
  refuseForeignSchema(from)
  for (let number = from === 0 ? CURRENT_SCHEMA : from + 1; number <= CURRENT_SCHEMA; number += 1) {
    await store.exclusively(async (transaction) => {
      await migrateIn(transaction, store.engine, number, scope)
      if (scope === 'directory' && partitioned !== undefined)
        await transaction.run(insertPartitions, [partitioned.stores.length])
    })
  }
  return from
}

/** Runs the migrations up to schema version `to` (inclusive) that have not run yet. */
export async function migrateIn(
  transaction: SchemaTransaction,
  engine: Store['engine'],
  to: number,
  scope: Scope = 'all',
): Promise<void> {
  await transaction.execute('create table if not exists migration (number bigint primary key)')
  const from = await schemaVersionIn(transaction, engine)
  refuseForeignSchema(from)
  for (let number = nextSchema(from); number <= to; number += 1) {
    await runSteps(transaction, engine, stepsOf(MIGRATIONS[number - OLDEST_SCHEMA] ?? {}, scope))
    await transaction.run(insertVersion, [number])
  }
}

/** The schema version after the next migration. */
const nextSchema = (from: number): number => Math.max(from + 1, OLDEST_SCHEMA)

/**
 * Reads the schema version of a store; 0 for an empty store. A schema of PostgreSQL may also have the tables of others.
 *
 * @throws StoreError when a SQLite file is the database of another program.
 */
export const schemaVersion = (store: Pick<Store, 'engine' | 'read'>): Promise<number> =>
  store.read((reader) => schemaVersionIn(reader, store.engine))

export async function schemaVersionIn(reader: Reader, engine: Store['engine']): Promise<number> {
  const tables = await tablesOf(reader, engine)
  if (!tables.some(({ name }) => name === 'migration')) {
    const [other] = engine === 'sqlite' ? tables : []
    if (other === undefined) return 0
    throw new StoreError(
      `The SQLite file has the table ${JSON.stringify(other.name)} of another program. Name another place for the data.`,
    )
  }
  return (await reader.first<{ version: number | null }>(readVersion))?.version ?? 0
}

/**
 * Refuses the data of a newer version, and of a version that was never released.
 *
 * @throws StoreError
 */
export function refuseForeignSchema(version: number): void {
  if (version > CURRENT_SCHEMA)
    throw new StoreError(
      `The data has schema ${version}, and this version of the service knows ${CURRENT_SCHEMA}. Use the newer version that wrote it.`,
    )
  if (version > 0 && version < OLDEST_SCHEMA)
    throw new StoreError(
      `The data has schema ${version}, from before the first release, and cannot be migrated. Name an empty folder (--data) or an empty schema of the database (--database-schema).`,
    )
}
