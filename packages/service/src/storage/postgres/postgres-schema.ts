import { type Statement } from '../statement.ts'
import { StoreError } from '../store.ts'
import type { PostgresConnection } from './postgres-connection.ts'
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
  await connection.command('rollback')
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
  try {
    await connection.command(`create schema "${named.replaceAll('"', '""')}"`)
  } catch (error) {
    if (!(error instanceof PostgresError && EXISTS_ALREADY.has(error.code))) throw error
  }
  return named
}
