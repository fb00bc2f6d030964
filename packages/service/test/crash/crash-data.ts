import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { findPooler } from '../support/pgbouncer.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import type { Data } from './server.ts'

/** The file or database that the servers of a run share. */
export interface CrashData {
  readonly options: Data
  /** The number of server processes that use the data. */
  readonly servers: number
  /**
   * Opens the store for the test itself. With PostgreSQL, servers may run at the same time. With SQLite, no server may
   * run, because only one process can open the file.
   */
  open(): Promise<Store>
  remove(): Promise<void>
}

/** Returns a file for one server process. */
export function sqliteData(): CrashData {
  const folder = temporaryFolder()
  const file = join(folder.path, 'pix.sqlite')
  return {
    options: { engine: 'sqlite', file },
    servers: 1,
    open: async () => openSqlite({ file }),
    remove: folder.remove,
  }
}

/**
 * Returns a database for two server processes, or the reason why there is no database. With `isPooled`, the servers
 * connect through PgBouncer.
 */
export async function postgresData({ isPooled = false }: { readonly isPooled?: boolean } = {}): Promise<
  CrashData | { readonly missing: string }
> {
  const direct = await findPostgres()
  const found = isPooled ? await findPooler(direct) : direct
  if ('missing' in found) return found
  const { url } = found
  const { schema, drop } = freshSchema('url' in direct ? direct.url : url)
  return {
    options: { engine: 'postgres', url, schema },
    servers: 2,
    open: () => openPostgres({ url, schema, random: randomBytes }),
    remove: drop,
  }
}
