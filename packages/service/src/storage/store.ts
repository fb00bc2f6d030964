import type { LimitFunction } from 'p-limit'
import type { Clock } from '../clock.ts'
import type { Statement, Value } from './statement.ts'
import type { Health } from './store-health.ts'

/** Reads committed data. */
export interface Reader {
  all<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row[]>
  first<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row | undefined>
}

/** Reads and writes, atomically. */
export interface Transaction extends Reader {
  /** Returns the number of rows written. */
  run(statement: Statement, values?: readonly Value[]): Promise<number>
  /**
   * Like `run`, for a write whose number of rows does not matter. It may run later: before the next statement that
   * could see its effect, and at the latest before the commit. Writes of the same statement can then go to the database
   * together.
   */
  later(statement: Statement, values: readonly Value[]): void
  /**
   * Prepares reads that will follow in this transaction, so that the reads of several operations go to the database
   * together. `load` makes the same calls that will follow; its result is not used. A read that follows returns what it
   * would return without this preparation. Await the result before the next write.
   */
  prepareReads(load: (reader: Reader) => Promise<unknown>): Promise<void>
}

/** A transaction that may also change tables. */
export interface SchemaTransaction extends Transaction {
  /** Runs SQL text without parameters. */
  execute(text: string): Promise<void>
}

/**
 * The state of the service. All engines return the same rows for the same calls; a shared test suite verifies it.
 *
 * `work` may run again after a conflict with another transaction, so anything that it does besides its statements must
 * be safe to repeat. It must await only its own statements, because other transactions may wait for it; a transaction
 * that takes too long fails. A failed statement fails its transaction, even when `work` catches the error.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  /** A description of where the data is, for messages. Contains no user and no password. */
  readonly place: string
  /** True if several processes may use the store at once. */
  readonly isShared: boolean
  /** The partitions of the store. Undefined when it is not divided. */
  readonly partitioned?: Partitioned | undefined
  /** The common clock of all processes on the store. Without it, each process uses its own clock. */
  readonly clock?: Clock | undefined
  /** Limits the transactions that wallets share. Undefined when the store itself commits transactions together. */
  readonly limitGroups?: LimitFunction | undefined
  /** Runs `work` on one consistent state, so that for example a page and its count agree. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * Like `read`, but each statement may see a later state than the one before. It costs less on PostgreSQL, where it
   * needs no transaction, and where the statements of many callers go to the database together.
   */
  readLatest<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a transaction. Resolves when the changes are durable. Rejects when `work` rejects or the commit
   * fails; the store then keeps no change. When the connection is lost during the commit, or the disk fails to sync the
   * commit, the store may have kept the changes, and the StoreError says so.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Like `read`, but it may take long and may await other things, such as a file. Other work continues meanwhile,
   * except with a SQLite store in memory.
   */
  snapshot<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * Like `write`, for changes of tables or of all data. Only one such call runs at a time, over all processes, and it
   * has no time limit.
   */
  exclusively<T>(work: (transaction: SchemaTransaction) => Promise<T>): Promise<T>
  /** Rejects when the engine does not accept the statement. */
  prepare(statement: Statement): Promise<void>
  /** Rejects with a {@link StoreUnavailableError} that states the reason while the store cannot serve requests. */
  ping(): Promise<void>
  /** Calls `listener` when the store becomes unavailable and when it is available again. */
  onHealth(listener: (health: Health) => void): void
  /** The connections of this process to the store. Undefined when it needs none. */
  readonly connections?: (() => Connections) | undefined
  /** Finishes work in progress, then closes the store. */
  close(): Promise<void>
}

export interface Connections {
  /** Those that a transaction or a read uses now. */
  readonly used: number
  readonly most: number
  /** How many transactions and reads wait for a free one. */
  readonly waiting: number
}

/** The methods of a store that also work on all partitions at once. */
export type StoreMethod = 'write' | 'snapshot' | 'exclusively'
/** What a method of a store gives to its work. */
export type Given<Method extends StoreMethod> = Parameters<Parameters<Store[Method]>[0]>[0]

/**
 * The partitions of a store. A wallet, with all that belongs to it, is in one of them. What must be unique over all
 * wallets is in tables that all partitions see, the directory: operators, credentials, tokens, accounts and Pix keys.
 */
export interface Partitioned {
  /** The number of the partition that this store reads and writes, from 1. */
  readonly number: number
  /** The stores of all partitions, in the order of their numbers. */
  readonly stores: readonly Store[]
  /** Creates the tables of the directory. */
  readonly directory: Store
  /**
   * Like the method of this name, in one transaction over all partitions: `work` gets one object for each of them. It
   * costs more than the method on one partition.
   */
  inAll<Method extends StoreMethod, T>(
    method: Method,
    work: (given: readonly Given<Method>[]) => Promise<T>,
  ): Promise<T>
}

/** The store cannot be opened or used. The message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The store cannot serve requests now; the same call may succeed later. The message is a sentence without paths. */
export class StoreUnavailableError extends StoreError {}

/** A store for reading only. */
export type StoreReader = Pick<Store, 'engine' | 'partitioned' | 'read' | 'snapshot' | 'prepare' | 'close'>
