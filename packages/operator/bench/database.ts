import { randomUUID } from 'node:crypto'
import { pgStorage, type Storage } from '@pix-payments/operator/storage'
import { Pool, type PoolClient } from 'pg'

/** The address of PostgreSQL; undefined when this machine has none. */
export async function findDatabase(): Promise<string | undefined> {
  const { findPostgres } = await import('@pix-payments/testing/postgres')
  const found = await findPostgres()
  if ('url' in found) return found.url
  console.error(`PostgreSQL is left out: ${found.missing}`)
  return undefined
}

/** A schema of its own. */
export async function openSchema(
  url: string,
): Promise<{ readonly storage: Storage<PoolClient> } & AsyncDisposable> {
  const schema = `operator_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}`, max: 20 })
  await pool.query(`create schema ${schema}`)
  return {
    storage: pgStorage(pool),
    async [Symbol.asyncDispose]() {
      await pool.query(`drop schema ${schema} cascade`)
      await pool.end()
    },
  }
}
