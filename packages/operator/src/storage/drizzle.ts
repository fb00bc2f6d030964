/** The adapter of Drizzle, apart from the others because it imports Drizzle. */
import { type SQL, sql } from 'drizzle-orm'
import { committable } from './database-error.ts'
import { guarded } from './guarded.ts'
import type { Row, Storage, Transaction, Value } from './port.ts'

/** What the kit needs of a transaction of Drizzle on PostgreSQL. */
export interface DrizzleTransaction {
  execute(query: SQL): PromiseLike<unknown>
}

/** What the kit needs of `drizzle()`. */
export interface Drizzle<Begun extends DrizzleTransaction> {
  transaction(
    work: (begun: Begun) => Promise<unknown>,
    options: { readonly isolationLevel: 'read committed' },
  ): Promise<unknown>
}

/** A transaction that you began with Drizzle on PostgreSQL, with `pg` or with Postgres.js. */
export const fromDrizzle = <Begun extends DrizzleTransaction>(begun: Begun): Transaction<Begun> => ({
  dialect: 'postgresql',
  native: begun,
  async execute(text, values) {
    const result = await begun.execute(queryOf(text, values))
    // pg answers with an object, Postgres.js with the rows.
    return Array.isArray(result) ? (result as Row[]) : (result as { readonly rows: readonly Row[] }).rows
  },
})

/** The database of an instance of Drizzle on PostgreSQL. */
export const drizzleStorage = <Begun extends DrizzleTransaction>(database: Drizzle<Begun>): Storage<Begun> =>
  guarded({
    dialect: 'postgresql',
    transaction: <T>(work: (transaction: Transaction<Begun>) => Promise<T>) =>
      database.transaction((begun) => committable(fromDrizzle(begun), work), {
        isolationLevel: 'read committed',
      }) as Promise<T>,
  })

/** Splits the text at its `$1`, `$2`, …: Drizzle numbers the values itself. */
function queryOf(text: string, values: readonly Value[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
  )
}
