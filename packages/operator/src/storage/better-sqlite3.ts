import { fromNodeSqlite, nodeSqliteStorage, type SqliteDatabase } from './node-sqlite.ts'
import type { Row, Storage, Transaction } from './port.ts'

/** What the kit needs of a database of `better-sqlite3`. */
export interface BetterSqlite3 {
  exec(text: string): unknown
  prepare(text: string): {
    /** Whether the statement returns rows. `all` throws for one that does not. */
    readonly reader: boolean
    all(...values: never[]): unknown[]
    run(...values: never[]): unknown
  }
}

/** A transaction that you began on a connection of `better-sqlite3`, with `begin immediate`. */
export const fromBetterSqlite3 = <Database extends BetterSqlite3>(
  database: Database,
): Transaction<Database> => ({ ...fromNodeSqlite(asNodeSqlite(database)), native: database })

/**
 * The database of a connection of `better-sqlite3`. All your transactions on this connection must run through
 * `transaction` too: a connection of SQLite has one transaction at a time. `database.transaction` of the library does not
 * work, because it cannot wait for a handler.
 */
export function betterSqlite3Storage<Database extends BetterSqlite3>(database: Database): Storage<Database> {
  const storage = nodeSqliteStorage(asNodeSqlite(database))
  return {
    dialect: 'sqlite',
    transaction: (work) => storage.transaction((begun) => work({ ...begun, native: database })),
  }
}

const asNodeSqlite = (database: BetterSqlite3): SqliteDatabase => ({
  exec: (text) => database.exec(text),
  prepare(text) {
    const statement = database.prepare(text)
    return {
      all(...values) {
        if (statement.reader) return statement.all(...values) as Row[]
        statement.run(...values)
        return []
      },
    }
  },
})
