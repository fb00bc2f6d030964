import { committable } from './database-error.ts'
import { guarded } from './guarded.ts'
import { byPosition } from './placeholders.ts'
import type { Dialect, Row, Storage, Transaction, Value } from './port.ts'

/** What the kit needs of a transaction of Knex. */
export interface KnexTransaction {
  raw(text: string, values: Value[]): PromiseLike<unknown>
}

/** What the kit needs of `knex()`. */
export interface Knex<Begun extends KnexTransaction> {
  transaction(
    work: (begun: Begun) => Promise<unknown>,
    options?: { readonly isolationLevel: 'read committed' },
  ): Promise<unknown>
}

/** A transaction that you began with Knex. `dialect` is that of your database. */
export const fromKnex = <Begun extends KnexTransaction>(
  begun: Begun,
  dialect: Dialect = 'postgresql',
): Transaction<Begun> => ({
  dialect,
  native: begun,
  async execute(text, values) {
    const statement = byPosition(text, values)
    const result = await begun.raw(statement.text, statement.values)
    // The driver of PostgreSQL answers with an object, those of SQLite with the rows.
    return Array.isArray(result) ? (result as Row[]) : (result as { readonly rows: readonly Row[] }).rows
  },
})

/** The database of an instance of Knex. */
export const knexStorage = <Begun extends KnexTransaction>(
  knex: Knex<Begun>,
  dialect: Dialect = 'postgresql',
): Storage<Begun> =>
  guarded({
    dialect,
    transaction: <T>(work: (transaction: Transaction<Begun>) => Promise<T>) =>
      knex.transaction(
        (begun) => committable(fromKnex(begun, dialect), work),
        // SQLite has one level.
        dialect === 'sqlite' ? undefined : { isolationLevel: 'read committed' },
      ) as Promise<T>,
  })
