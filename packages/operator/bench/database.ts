import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import { findPostgres } from '../../service/test/support/postgres.ts'
import { pgStorage, type Storage } from '../src/storage/index.ts'

/** A schema of its own on PostgreSQL; undefined when this machine has none. */
export async function openDatabase(): Promise<
  ({ readonly storage: Storage<PoolClient> } & AsyncDisposable) | undefined
> {
  const found = await findPostgres()
  if ('missing' in found) {
    console.error(`PostgreSQL is left out: ${found.missing}`)
    return undefined
  }
  const schema = `operator_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString: found.url, options: `-c search_path=${schema}`, max: 20 })
  await pool.query(`create schema ${schema}`)
  return {
    storage: pgStorage<PoolClient>(pool),
    async [Symbol.asyncDispose]() {
      await pool.query(`drop schema ${schema} cascade`)
      await pool.end()
    },
  }
}
