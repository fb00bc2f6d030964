import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type PostgresOptions, openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import type { Store } from '../../src/storage/store.ts'

export interface FreshSchema {
  readonly url: string
  /** The name of the schema. The first store on it creates the schema. */
  readonly schema: string
  open(options?: Partial<PostgresOptions>): Promise<Store>
  /** Runs SQL on the tables of the schema, on a connection that is not the store's. */
  query<Row extends object>(text: string): Promise<readonly Row[]>
  /** Drops the schema with all its content. */
  drop(): Promise<void>
}

/** How many partitions a store has in the tests of divided stores. */
const PARTITIONS = 4

/** Returns a schema with a unique name, or with the given name. */
export function freshSchema(
  url: string,
  schema: string = `test_${randomUUID().replaceAll('-', '')}`,
): FreshSchema {
  async function query<Row extends object>(text: string): Promise<readonly Row[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`set search_path to ${schema}`)
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    schema,
    query,
    open: (options) => openPostgres({ url, schema, random: randomBytes, ...options }),
    async drop() {
      for (const name of [
        schema,
        ...Array.from({ length: PARTITIONS }, (_, index) => `${schema}_${index + 1}`),
      ]) {
        await query(`drop schema if exists ${name} cascade`)
      }
    },
  }
}
