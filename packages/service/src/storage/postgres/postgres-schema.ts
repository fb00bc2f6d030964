import { escapeIdentifier } from 'pg'
import { type Statement } from '../statement.ts'
import { StoreError } from '../store.ts'
import type { PostgresConnection, SearchPath } from './postgres-connection.ts'
import { PostgresError } from './postgres-error.ts'

const SITUATION: Statement = {
  name: 'postgres.situation',
  text: `select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only,
    current_schema() as schema`,
}

interface Situation {
  readonly encoding: string
  readonly read_only: 'on' | 'off'
  readonly schema: string | null
}

/**
 * The SQLSTATEs of a schema that exists already. Two processes that start together may both try to create the schema;
 * the second one gets this error.
 */
const EXISTS_ALREADY: ReadonlySet<string | undefined> = new Set(['42P06', '23505'])

/**
 * Checks that the database can be used, and creates the named schema when it is missing. Returns the name of the
 * schema.
 *
 * @throws StoreError when the database cannot be used.
 */
export async function openSchema(
  connection: PostgresConnection,
  target: string,
  named: string | undefined,
): Promise<string> {
  await connection.begin('begin')
  const situation = await connection.first<Situation>(SITUATION)
  await connection.rollback()
  if (situation?.encoding !== 'UTF8') {
    throw new StoreError(
      `${target} has the encoding ${situation?.encoding}. Create a database with the encoding UTF8.`,
    )
  }
  if (situation.read_only === 'on') {
    throw new StoreError(`${target} is read-only. Name the primary, not a replica.`)
  }
  if (situation.schema !== null) return situation.schema
  if (named === undefined) {
    throw new StoreError(
      `${target} has none of the schemas in the search path of the URL. Create one, or name another.`,
    )
  }
  await createSchema(connection, named, 'off')
  return named
}

/** @param isDistributed whether Citus places the schema on one of its nodes. PostgreSQL itself ignores it. */
export async function createSchema(
  connection: PostgresConnection,
  name: string,
  isDistributed: 'on' | 'off',
): Promise<void> {
  try {
    await connection.begin('begin')
    await connection.command(`set local citus.enable_schema_based_sharding to ${isDistributed}`)
    await connection.command(`create schema if not exists ${escapeIdentifier(name)}`)
    await connection.command('commit')
  } catch (error) {
    await connection.rollback()
    if (!(error instanceof PostgresError && EXISTS_ALREADY.has(error.code))) throw error
  }
}

/** The tables of a store: those of the named schema, or of the search path of the URL. */
export const wholePath = (schema: string | undefined): SearchPath => ({
  text: schema === undefined ? undefined : escapeIdentifier(schema),
  name: '',
})

/** The name of the schema with the wallets of a partition. The directory is in the schema of the store itself. */
export const partitionSchema = (schema: string, number: number): string => `${schema}_${number}`

export const partitionPath = (schema: string, number: number): SearchPath => ({
  text: `${escapeIdentifier(partitionSchema(schema, number))}, ${escapeIdentifier(schema)}`,
  name: `${number} `,
})

const citus: Statement = {
  name: 'postgres.citus',
  text: `select extname::text as name from pg_extension where extname = 'citus'`,
}

/** True when the database is the coordinator of a Citus cluster. */
export async function isCitus(connection: PostgresConnection): Promise<boolean> {
  await connection.begin('begin')
  const extension = await connection.first<{ name: string }>(citus)
  await connection.command('commit')
  return extension !== undefined
}

const existing: Statement = {
  name: 'postgres.existing',
  text: `select to_regclass('migration')::text as tables, to_regclass('partitioning')::text as partitioning`,
}
const partitions: Statement = { name: 'postgres.partitions', text: 'select partitions from partitioning' }

/**
 * Reads how many partitions the store has: as many as it was created with. Returns `wanted` for an empty store.
 *
 * @throws StoreError when the store was created with another number.
 */
export async function partitionsIn(
  connection: PostgresConnection,
  target: string,
  wanted: number | undefined,
): Promise<number> {
  await connection.begin('begin')
  const found = await connection.first<Record<'tables' | 'partitioning', string | null>>(existing)
  const divided =
    (found?.partitioning ?? null) === null
      ? undefined
      : await connection.first<{ partitions: number }>(partitions)
  await connection.command('commit')
  const made = divided?.partitions ?? ((found?.tables ?? null) === null ? undefined : 1)
  if (made !== undefined && wanted !== undefined && made !== wanted) {
    throw new StoreError(
      `${target} was created with ${made} partition${made === 1 ? '' : 's'}, and the number never changes. Export the data, and import it into another schema (--database-schema) that was created with --partitions ${wanted}.`,
    )
  }
  return made ?? wanted ?? 1
}
