/** The adapter of Kysely, apart from the others because it imports Kysely. */
import { CompiledQuery, type Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { committable } from './database-error.ts'
import { guarded } from './guarded.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { byPosition } from './placeholders.ts'
import type { Dialect, Row, Storage, Transaction } from './port.ts'

/** A transaction that you began with Kysely. `dialect` is that of your database. */
export const fromKysely = <Schema>(
  begun: KyselyTransaction<Schema>,
  dialect: Dialect = 'postgresql',
): Transaction<KyselyTransaction<Schema>> => ({
  dialect,
  native: begun,
  async execute(text, values) {
    const statement = dialect === 'sqlite' ? byPosition(text, values) : { text, values: [...values] }
    const { rows } = await begun.executeQuery<Row>(CompiledQuery.raw(statement.text, statement.values))
    return rows
  },
})

/** The database of an instance of Kysely. */
export function kyselyStorage<Schema>(
  database: Kysely<Schema>,
  dialect: Dialect = 'postgresql',
): Storage<KyselyTransaction<Schema>> {
  // A connection of SQLite has one transaction at a time. Kysely would wait for it while a handler waits for Kysely.
  const run = dialect === 'sqlite' ? oneAtATime() : <T>(task: () => Promise<T>): Promise<T> => task()
  const begin = (): ReturnType<typeof database.transaction> =>
    dialect === 'sqlite' ? database.transaction() : database.transaction().setIsolationLevel('read committed')
  return guarded({
    dialect,
    transaction: (work) =>
      run(() => begin().execute((begun) => committable(fromKysely(begun, dialect), work))),
  })
}
