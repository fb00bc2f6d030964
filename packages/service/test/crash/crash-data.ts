import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { findPostgres, freshSchema } from '../support/postgres.ts'
import type { Data } from './server.ts'

/** What the servers of a run share. */
export interface CrashData {
  readonly options: Data
  /** How many processes serve it. */
  readonly servers: number
  /** Beside the servers, or between them where only one process may have it. */
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

/** A database that two processes serve; the reason where there is none. `run`: the process that ends with it. */
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
