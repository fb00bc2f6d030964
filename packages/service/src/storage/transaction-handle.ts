import type { Statement, Value } from './statement.ts'
import { type Reader, type SchemaTransaction, StoreError } from './store.ts'

/** A connection with an open transaction. */
export interface TransactionConnection extends Omit<SchemaTransaction, 'prepareReads'> {
  /** Without it, prepared reads are not prepared. */
  prepareReads?(load: (reader: Reader) => Promise<unknown>): Promise<void>
}

/**
 * Runs the statements of one transaction, one at a time, in the order of the calls. After a failed statement, all later
 * calls reject. After the end of the transaction all calls reject too, so that a late call cannot run inside another
 * transaction.
 */
export class TransactionHandle implements SchemaTransaction {
  #connection: TransactionConnection | undefined
  /** Number of statements that were called and have not finished. */
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined

  constructor(connection: TransactionConnection) {
    this.#connection = connection
  }

  all<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row[]> {
    return this.#next((connection) => connection.all<Row>(statement, values))
  }

  first<Row extends object>(statement: Statement, values?: readonly Value[]): Promise<Row | undefined> {
    return this.#next((connection) => connection.first<Row>(statement, values))
  }

  run(statement: Statement, values?: readonly Value[]): Promise<number> {
    return this.#next((connection) => connection.run(statement, values))
  }

  execute(text: string): Promise<void> {
    return this.#next((connection) => connection.execute(text))
  }

  later(statement: Statement, values: readonly Value[]): void {
    if (this.#waiting > 0) {
      this.#next(async (connection) => {
        connection.later(statement, values)
      }).catch(() => undefined)
      return
    }
    if (this.#failure !== undefined) return
    try {
      if (this.#connection === undefined) throw new StoreError('The transaction has ended.')
      this.#connection.later(statement, values)
    } catch (error) {
      this.#failure = { error }
      throw error
    }
  }

  async prepareReads(load: (reader: Reader) => Promise<unknown>): Promise<void> {
    await this.#connection?.prepareReads?.(load)
  }

  /** Runs `work` and waits for all its statements, including statements that `work` does not await. */
  async perform<T>(work: (transaction: SchemaTransaction) => Promise<T>): Promise<T> {
    const [outcome] = await Promise.allSettled([work(this)])
    await this.#last
    this.end()
    if (this.#failure !== undefined) throw this.#failure.error
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  end(): void {
    this.#connection = undefined
  }

  #next<T>(statement: (connection: TransactionConnection) => Promise<T>): Promise<T> {
    const result =
      this.#waiting === 0 ? this.#start(statement) : this.#last.then(() => this.#start(statement))
    this.#waiting += 1
    this.#last = result.then(this.#succeeded, this.#failed)
    return result
  }

  #start<T>(statement: (connection: TransactionConnection) => Promise<T>): Promise<T> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure.error as Error)
    if (this.#connection === undefined) return Promise.reject(new StoreError('The transaction has ended.'))
    return statement(this.#connection)
  }

  readonly #succeeded = (): void => {
    this.#waiting -= 1
  }

  readonly #failed = (error: unknown): void => {
    this.#waiting -= 1
    this.#failure ??= { error }
  }
}
