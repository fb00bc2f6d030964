import type { Clock } from '../clock.ts'
import type { Statement, Value } from './statement.ts'
import type { Health } from './store-health.ts'

/** Reads what is committed. */
export interface Reader {
  all<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row[]>
  first<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row | undefined>
}

/** Reads and writes; all of it is kept, or none. */
export interface Transaction extends Reader {
  /** The number of rows that were written. */
  run(statement: Statement, values?: readonly Value[]): Promise<number>
}

/** A transaction that may change the tables as well. */
export interface SchemaTransaction extends Transaction {
  /** Runs text without parameters. */
  execute(text: string): Promise<void>
}

/**
 * Where the service keeps its state. All engines give the same rows for the same calls; a shared suite says so.
 *
 * What `work` does besides its statements must be harmless to repeat: a transaction that lost against another may run
 * again. It waits for nothing but its own statements, since others may wait for it; one that takes too long fails. A
 * statement that fails, fails its transaction, even where `work` catches the error.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  /** Where the data is, in words for messages; without user and password. */
  readonly place: string
  /** Several processes may share it. */
  readonly isShared: boolean
  /** The time that all processes go by which share it; without it, each goes by its own. */
  readonly clock?: Clock | undefined
  /** All statements see one state: a page and its count agree. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * Resolves when the result is durable. Rejects, with nothing kept, when `work` rejects or the commit fails. When the
   * connection is lost during the commit, or the disk fails to sync it, the result may have been kept, and the
   * StoreError says so.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** A `read` that may take long and may wait for other things, such as a file. Only in memory others wait for it. */
  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /** A `write` for changes of the tables, or of everything; one at a time over all processes, and without time limit. */
  exclusively<T>(work: (transaction: SchemaTransaction) => Promise<T>): Promise<T>
  /** Rejects when the engine does not accept a statement. */
  prepare(statement: Statement): Promise<void>
  /** Rejects with a {@link StoreUnavailableError}, which has the reason, while the store cannot serve requests. */
  ping(): Promise<void>
  /** Calls `listener` when the store stops to serve requests, and when it serves them again. */
  onHealth(listener: (health: Health) => void): void
  /** Finishes what is under way, then lets go. */
  close(): Promise<void>
}

/** The store cannot be opened or used: says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The store cannot serve requests now: the same call may succeed later. The message is a sentence without paths. */
export class StoreUnavailableError extends StoreError {}
