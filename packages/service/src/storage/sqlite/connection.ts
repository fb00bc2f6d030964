import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Statement, Value } from '../statement.ts'
import type { TransactionConnection } from '../transaction-handle.ts'
import { sqliteError } from './sqlite-error.ts'

export interface ConnectionOptions {
  readonly readOnly?: boolean
  /**
   * Sort large results in temporary files instead of memory, and cache 16 instead of 64 MiB of pages, which a reader of
   * whole tables uses once. A check of 10 million statement lines needed 1.3 GB of memory before.
   */
  readonly readsWholeTables?: boolean
}

/** One connection and its prepared statements. */
export class Connection implements TransactionConnection {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<Statement, StatementSync>()
  readonly #commands = new Map<string, StatementSync>()

  constructor(path: string, { readOnly = false, readsWholeTables = false }: ConnectionOptions = {}) {
    // The timeout is 0, because SQLite would block the event loop while it waits for another program.
    this.#database = new DatabaseSync(path, { readOnly, timeout: 0 })
    this.exec('pragma foreign_keys = on')
    this.exec(`pragma cache_size = -${readsWholeTables ? 16384 : 65536}`)
    this.exec(`pragma temp_store = ${readsWholeTables ? 'file' : 'memory'}`)
  }

  exec(text: string): void {
    this.#database.exec(text)
  }

  /** Runs a statement that begins or ends a transaction. The statement is prepared only once, because it runs often. */
  command(text: string): void {
    try {
      const prepared = this.#commands.get(text) ?? this.#database.prepare(text)
      this.#commands.set(text, prepared)
      prepared.run()
    } catch (error) {
      throw sqliteError(JSON.stringify(text), error)
    }
  }

  /** Copies the log into the database and truncates the log. Returns false when a reader prevents it. */
  checkpoint(): boolean {
    const checkpoint = this.#database.prepare('pragma wal_checkpoint(truncate)')
    return (checkpoint.get() as { readonly busy: number }).busy === 0
  }

  async execute(text: string): Promise<void> {
    try {
      this.exec(text)
    } catch (error) {
      throw sqliteError('A change of the tables', error)
    }
  }

  async all<Row extends object>(statement: Statement, values: readonly Value[] = []): Promise<Row[]> {
    return this.#attempt(statement, (prepared) => prepared.all(...values.map(bind)) as Row[])
  }

  async first<Row extends object>(
    statement: Statement,
    values: readonly Value[] = [],
  ): Promise<Row | undefined> {
    return this.#attempt(statement, (prepared) => prepared.get(...values.map(bind)) as Row | undefined)
  }

  async run(statement: Statement, values: readonly Value[] = []): Promise<number> {
    return this.#attempt(statement, (prepared) => Number(prepared.run(...values.map(bind)).changes))
  }

  later(statement: Statement, values: readonly Value[]): void {
    this.#attempt(statement, (prepared) => prepared.run(...values.map(bind)))
  }

  prepare(statement: Statement): void {
    this.#attempt(statement, () => undefined)
  }

  close(): void {
    this.#prepared.clear()
    this.#commands.clear()
    this.#database.close()
  }

  #attempt<T>(statement: Statement, work: (prepared: StatementSync) => T): T {
    try {
      let prepared = this.#prepared.get(statement)
      if (prepared === undefined) {
        prepared = this.#database.prepare(sqliteText(statement.text))
        this.#prepared.set(statement, prepared)
      }
      return work(prepared)
    } catch (error) {
      throw sqliteError(`The statement ${statement.name}`, error)
    }
  }
}

/** `$1` becomes `?1`. Lock markers are removed, because SQLite has one writer. */
export const sqliteText = (text: string): string =>
  text
    .replaceAll(/\{(skip locked|lock)\}/g, '')
    .replaceAll(/\$(\d+)/g, '?$1')
    .replaceAll('{newest}', 'created_at desc, rowid desc')

/**
 * Converts numbers to BigInt. SQLite would bind a JavaScript number as REAL, and sums of such values would be REAL too.
 */
const bind = (value: Value): SQLInputValue => (typeof value === 'number' ? BigInt(value) : value)
