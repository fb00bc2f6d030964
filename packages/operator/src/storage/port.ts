/** The database engines whose SQL differs. */
export type Dialect = 'postgresql' | 'sqlite'

/** A value of a column. Instants are milliseconds since 1970-01-01T00:00:00Z, documents are JSON. */
export type Value = string | number | null

export type Row = Readonly<Record<string, unknown>>

/** One open transaction of your database. The kit never begins, commits or rolls back a transaction that you pass in. */
export interface Transaction<Native = unknown> {
  readonly dialect: Dialect
  /** The transaction as your own library knows it. Your handlers write with it. */
  readonly native: Native
  /** Runs one statement. The text refers to the values as `$1`, `$2`, and so on. */
  execute(text: string, values: readonly Value[]): Promise<readonly Row[]>
}

/** Your database, for the work that the kit does on its own. */
export interface Storage<Native = unknown> {
  readonly dialect: Dialect
  /** Commits when `work` returns, and rolls back when it throws. Transactions of SQLite run one after another. */
  transaction<T>(work: (transaction: Transaction<Native>) => Promise<T>): Promise<T>
}
