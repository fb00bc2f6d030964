import { guarded } from './guarded.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { byPosition } from './placeholders.ts'
import type { Row, Storage, Transaction } from './port.ts'

/** What the kit needs of a database of `node:sqlite`. */
export interface SqliteDatabase {
  exec(text: string): unknown
  prepare(text: string): { all(...values: never[]): unknown[] }
}

/** A transaction that you began on a connection of `node:sqlite`. */
export const fromNodeSqlite = <Database extends SqliteDatabase>(
  database: Database,
): Transaction<Database> => ({
  dialect: 'sqlite',
  native: database,
  async execute(text, values) {
    const statement = byPosition(text, values)
    return database.prepare(statement.text).all(...(statement.values as never[])) as Row[]
  },
})

/**
 * The database of a connection of `node:sqlite`. All your transactions on this connection must run through
 * `transaction` too: a connection of SQLite has one transaction at a time.
 */
export function nodeSqliteStorage<Database extends SqliteDatabase>(database: Database): Storage<Database> {
  const alone = oneAtATime()
  return guarded({
    dialect: 'sqlite',
    transaction: (work) =>
      alone(async () => {
        // `immediate` takes the lock of the writer at once. A later upgrade could fail because another process wrote.
        database.exec('begin immediate')
        try {
          const result = await work(fromNodeSqlite(database))
          database.exec('commit')
          return result
        } catch (error) {
          try {
            database.exec('rollback')
          } catch {
            // SQLite has rolled back already, for example because the disk is full.
          }
          throw error
        }
      }),
  })
}
