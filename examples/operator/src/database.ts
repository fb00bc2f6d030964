import type { Storage } from '@pix-payments/operator'
import { nodeSqliteStorage, openNodeSqlite, pgStorage } from '@pix-payments/operator/storage'
import { Pool } from 'pg'

export interface Database {
  readonly storage: Storage
  close(): Promise<void>
}

/** PostgreSQL when the url is one, otherwise a file of SQLite. */
export function openDatabase(url: string): Database {
  if (/^postgres(ql)?:/.test(url)) {
    const pool = new Pool({ connectionString: url })
    // An idle connection that breaks is replaced; the next query sees a new one.
    pool.on('error', (error) => console.error(error.message))
    return { storage: pgStorage(pool), close: () => pool.end() }
  }
  const database = openNodeSqlite(url)
  return { storage: nodeSqliteStorage(database), close: async () => database.close() }
}
