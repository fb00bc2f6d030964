import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { findPostgres, freshSchema } from '../support/postgres.ts'
import type { Data } from './server.ts'

/** The data that the servers of a run share. */
export interface CrashData {
  readonly options: Data
  /** Number of processes that serve the data. */
  readonly servers: number
  /** Opens the store: beside the servers, or, when only one process may have it, while none runs. */
  open(): Promise<Store>
  remove(): Promise<void>
}

/** A file that one process serves. */
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

/** A database that two processes serve, or the reason why there is none. The database ends with the process `run`. */
export async function postgresData(run?: number): Promise<CrashData | { readonly missing: string }> {
  const found = await findPostgres(run)
  if ('missing' in found) return found
  const { url, schema, drop } = freshSchema(found.url)
  return {
    options: { engine: 'postgres', url, schema },
    servers: 2,
    open: () => openPostgres({ url, schema, random: randomBytes }),
    remove: drop,
  }
}
