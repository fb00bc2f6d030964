import type { Statement, Value } from './statement.ts'
import { type SchemaTransaction, StoreError } from './store.ts'

/**
 * What one transaction works with. Its statements run one after another in the order in which they were called, none
 * runs after one that failed, and none after the end, so that a late one does not land in another's transaction.
 */
export class TransactionHandle implements SchemaTransaction {
  #connection: SchemaTransaction | undefined
  /** Statements that were called and are not done. */
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined

  constructor(connection: SchemaTransaction) {
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

  /** Runs `work` to its last statement, also those that it does not wait for. */
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

  #next<T>(statement: (connection: SchemaTransaction) => Promise<T>): Promise<T> {
    const result =
      this.#waiting === 0 ? this.#start(statement) : this.#last.then(() => this.#start(statement))
    this.#waiting += 1
    this.#last = result.then(this.#succeeded, this.#failed)
    return result
  }

  #start<T>(statement: (connection: SchemaTransaction) => Promise<T>): Promise<T> {
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
