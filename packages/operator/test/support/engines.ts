import { DatabaseSync } from 'node:sqlite'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { findPostgres } from '@pix-payments/testing/postgres'
import { isLong } from '@pix-payments/testing/length'
import { nodeSqliteStorage, pgStorage, type Storage } from '../../src/storage/index.ts'

/** A database of its own for one test. */
export interface Database {
  readonly storage: Storage
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  open(): Promise<Database>
}

const found = await findPostgres()

/** The name of the schema of one test, and a pool that uses it. */
async function freshPool(url: string): Promise<{ readonly pool: Pool; close(): Promise<void> }> {
  const schema = `operator_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}`, max: 20 })
  await pool.query(`create schema ${schema}`)
  return {
    pool,
    async close() {
      await pool.query(`drop schema ${schema} cascade`)
      await pool.end()
    },
  }
}

const sqlite: Engine = {
  name: 'node:sqlite',
  async open() {
    const database = new DatabaseSync(':memory:')
    return { storage: nodeSqliteStorage(database), close: async () => database.close() }
  },
}

const postgres = (url: string): Engine => ({
  name: 'pg',
  async open() {
    const { pool, close } = await freshPool(url)
    return { storage: pgStorage(pool), close }
  },
})

/** The two engines. Without PostgreSQL, the output names the reason. */
export const BOTH_ENGINES: readonly Engine[] = [sqlite, ...('url' in found ? [postgres(found.url)] : [])]
if ('missing' in found) console.warn(`Skipped: ${found.missing}`)

/** The engine on which every behaviour is tested: SQLite in a short run, PostgreSQL in a long one. */
export const ENGINES: readonly Engine[] = isLong ? BOTH_ENGINES.slice(-1) : BOTH_ENGINES.slice(0, 1)
