import { findPostgres } from '@pix-payments/testing/postgres'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { freshSchema } from './fresh-schema.ts'

export interface DefaultStore {
  readonly store: Store
  /** Call it when the store is closed. */
  drop(): Promise<void>
}

/**
 * The store of tests that name none: SQLite in memory. With PIX_TEST_PARTITIONS, it is a PostgreSQL store with so many
 * partitions, on the server of PIX_TEST_CITUS_URL when it is set.
 */
export async function openDefaultStore(): Promise<DefaultStore> {
  const { PIX_TEST_PARTITIONS: partitions, PIX_TEST_CITUS_URL: citus } = process.env
  if (partitions === undefined) return { store: openSqlite({}), drop: () => Promise.resolve() }
  const server = citus === undefined ? await findPostgres() : { url: citus }
  if ('missing' in server) throw new Error(server.missing)
  const { open, drop } = freshSchema(server.url)
  return { store: await open({ partitions: Number(partitions), poolSize: 4 }), drop }
}
