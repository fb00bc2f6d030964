import { existsSync } from 'node:fs'
import type { Dialect, Storage } from '../storage/port.ts'
import { nodeSqliteStorage } from '../storage/node-sqlite.ts'
import { openNodeSqlite } from '../storage/open-node-sqlite.ts'
import { pgStorage, type PgClient, type PgPool } from '../storage/pg.ts'
import { UsageError } from './options.ts'

export interface OpenDatabase {
  readonly storage: Storage
  close(): Promise<void>
}

/** What the command needs of the package `pg`, which the operator has installed. */
interface Pg {
  readonly default: {
    readonly Pool: new (options: { connectionString: string }) => PgPool<PgClient> & { end(): Promise<void> }
  }
}

const SQLITE = 'sqlite:'

export function dialectOf(database: string | undefined): Dialect {
  if (database === undefined) throw new UsageError('Set DATABASE_URL or --database.')
  if (database.startsWith(SQLITE)) return 'sqlite'
  if (/^postgres(ql)?:/.test(database)) return 'postgresql'
  throw new UsageError('The database must begin with postgres: or sqlite:.')
}

/**
 * Opens the database of a URL. The packages of the engines are loaded only when they are needed.
 *
 * @param options.isNew Whether to create a file of SQLite that does not exist.
 */
export async function openDatabase(
  database: string | undefined,
  { isNew }: { readonly isNew: boolean },
): Promise<OpenDatabase> {
  if (database !== undefined && dialectOf(database) === 'sqlite') {
    const file = database.slice(SQLITE.length)
    if (file === '') throw new UsageError('Name a file after sqlite:, for example sqlite:books.sqlite.')
    if (!isNew && !existsSync(file)) throw new UsageError(`There is no file ${file}.`)
    const connection = openNodeSqlite(file)
    return { storage: nodeSqliteStorage(connection), close: async () => connection.close() }
  }
  dialectOf(database)
  // Not a literal, because pg is an optional package.
  const name: string = 'pg'
  const { default: pg } = (await import(name).catch(() => {
    throw new UsageError('PostgreSQL needs the package pg: npm install pg')
  })) as Pg
  const pool = new pg.Pool({ connectionString: database ?? '' })
  return { storage: pgStorage(pool), close: () => pool.end() }
}
