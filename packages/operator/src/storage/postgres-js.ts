import { guarded } from './guarded.ts'
import type { Row, Storage, Transaction, Value } from './port.ts'

/** What the kit needs of a transaction of `postgres` (Postgres.js): the `sql` that `sql.begin` passes on. */
export interface PostgresJsTransaction {
  unsafe(text: string, values: Value[]): PromiseLike<readonly object[]>
}

/** What the kit needs of `postgres()`. */
export interface PostgresJs<Sql extends PostgresJsTransaction> {
  begin(work: (sql: Sql) => Promise<unknown>): Promise<unknown>
  /** Postgres.js has this overload too. Without it here, TypeScript cannot infer the type of the transaction. */
  begin(options: never, work: never): unknown
}

interface WithOptions<Sql> {
  begin(options: string, work: (sql: Sql) => Promise<unknown>): Promise<unknown>
}

/** A transaction that you began with `sql.begin` of Postgres.js. */
export const fromPostgresJs = <Sql extends PostgresJsTransaction>(sql: Sql): Transaction<Sql> => ({
  dialect: 'postgresql',
  native: sql,
  execute: async (text, values) => (await sql.unsafe(text, [...values])) as readonly Row[],
})

/** The database of a client of Postgres.js. */
export const postgresJsStorage = <Sql extends PostgresJsTransaction>(sql: PostgresJs<Sql>): Storage<Sql> =>
  guarded({
    dialect: 'postgresql',
    transaction: <T>(work: (transaction: Transaction<Sql>) => Promise<T>) =>
      // It rejects when a statement failed, also when `work` caught the error.
      (sql as WithOptions<Sql>).begin('isolation level read committed', (begun) =>
        work(fromPostgresJs(begun)),
      ) as Promise<T>,
  })
