import type { Statement, Value } from '../statement.ts'
import type { Reader } from '../store.ts'
import type { TransactionConnection } from '../transaction-handle.ts'
import { type Query, batchedReads } from './batched-reads.ts'
import { binaryColumns } from './binary-array.ts'
import { bulkText, typesOf } from './bulk-text.ts'
import { CallMap } from './call-map.ts'
import { type Call, mayMeet, sameColumns } from './conflicts.ts'
import { PendingWrites } from './pending-writes.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** `begin`, and the commands that follow it. */
export type TransactionBegin = readonly [begin: string, ...further: string[]]

interface Prepared extends Call {
  readonly rows: readonly object[]
}

/**
 * An open transaction on a connection. It needs few round trips: it sends writes together, in bulk, before a statement
 * that could see them; it sends the reads of several operations together; and it waits for `begin` and for writes only
 * when it waits for something else.
 */
export class PostgresTransactionConnection implements TransactionConnection {
  readonly #connection: PostgresConnection
  /** The commands that begin the transaction, until they are sent. */
  readonly #begin: string[]
  readonly #pending = new PendingWrites()
  /** The results of prepared reads. A write that could change a result removes it. */
  #prepared = new CallMap<Prepared>()
  /** Statements that were sent and not awaited. */
  #sent: Promise<unknown>[] = []

  /** @param begin the commands that begin the transaction; none when it has begun */
  constructor(connection: PostgresConnection, begin: TransactionBegin | readonly []) {
    this.#connection = connection
    this.#begin = [...begin]
  }

  /** The connection, in the transaction: `begin` goes to the database together with the first statement. */
  #opened(): PostgresConnection {
    const [first, ...further] = this.#begin.splice(0)
    if (first !== undefined) this.#send(this.#connection.begin(first))
    for (const text of further) this.#send(this.#connection.command(text))
    return this.#connection
  }

  /** Resolves when the transaction has begun, and has the locks of its first commands. */
  async begun(): Promise<void> {
    this.#opened()
    await this.#settle(Promise.resolve())
  }

  async all<Row extends object>(statement: Statement, values: readonly Value[] = []): Promise<Row[]> {
    return [...(await this.#read<Row>({ statement, values }))]
  }

  async first<Row extends object>(
    statement: Statement,
    values: readonly Value[] = [],
  ): Promise<Row | undefined> {
    return (await this.#read<Row>({ statement, values }))[0]
  }

  async run(statement: Statement, values: readonly Value[] = []): Promise<number> {
    const call = { statement, values }
    this.#forgetAffected(call)
    if (this.#pending.affect(call)) this.#flush()
    return this.#settle(this.#opened().run(statement, values))
  }

  later(statement: Statement, values: readonly Value[]): void {
    this.#forgetAffected({ statement, values })
    this.#pending.add(statement, values)
  }

  async prepareReads(load: (reader: Reader) => Promise<unknown>): Promise<void> {
    const reads = batchedReads((work) => this.#settle(this.#connection.together(() => work(this.#query))))
    const prepare = async <Row extends object>(
      call: Call,
      ask: () => Promise<readonly Row[]>,
    ): Promise<readonly Row[]> => {
      const known = this.#prepared.get(call)
      if (known !== undefined) return known.rows as readonly Row[]
      if (this.#pending.affect(call)) this.#flush()
      const rows = await ask()
      this.#prepared.getOrAdd(call, () => ({ ...call, rows }))
      return rows
    }
    await load({
      all: async <Row extends object>(statement: Statement, values: readonly Value[] = []) => [
        ...(await prepare({ statement, values }, () => reads.all<Row>(statement, values))),
      ],
      first: async <Row extends object>(statement: Statement, values: readonly Value[] = []) => {
        const ask = async (): Promise<readonly Row[]> => {
          const row = await reads.first<Row>(statement, values)
          return row === undefined ? [] : [row]
        }
        return (await prepare({ statement, values }, ask))[0]
      },
    })
  }

  async execute(text: string): Promise<void> {
    this.#prepared = new CallMap()
    this.#flush()
    await this.#settle(this.#opened().execute(text))
  }

  /** Sends the remaining writes. Resolves when they are done. */
  async written(): Promise<void> {
    this.#flush()
    await this.#settle(Promise.resolve())
  }

  /** Sends the remaining writes and commits. Returns the command tag of the server: `COMMIT` or `ROLLBACK`. */
  commit(): Promise<string> {
    return this.#settle(
      this.#connection.together(() => {
        this.#flush()
        return this.#opened().command('commit')
      }),
    )
  }

  /** Ends a transaction that wrote nothing. Does not wait for the server. */
  release(): void {
    this.#send(this.#opened().command('commit'))
  }

  async #read<Row extends object>(call: Call): Promise<readonly Row[]> {
    const prepared = this.#prepared.get(call)
    if (prepared !== undefined) return prepared.rows as readonly Row[]
    return this.#settle(
      this.#connection.together(() => {
        if (this.#pending.affect(call)) this.#flush()
        return this.#opened().all<Row>(call.statement, call.values)
      }),
    )
  }

  readonly #query: Query = (name, text, values) => this.#opened().query(name, text, values)

  #forgetAffected({ statement, values }: Call): void {
    for (const read of this.#prepared.statements()) {
      const columns = sameColumns(statement, read)
      if (columns !== undefined) this.#prepared.remove(read, (it) => mayMeet(columns, values, it.values))
    }
  }

  #flush(): void {
    for (const { statement, calls } of this.#pending.take()) {
      const [only] = calls
      if (calls.length === 1 && only !== undefined) {
        this.#send(this.#opened().run(statement, only.values))
      } else if (statement.write !== undefined) {
        const types = Object.values(typesOf(statement.write))
        const rows = calls.map(({ values }) => values)
        const columns = binaryColumns(types, rows)
        this.#send(this.#opened().query(`${statement.name} many`, bulkText(statement.write), columns))
      }
    }
  }

  #send(sent: Promise<unknown>): void {
    // The rejection is reported by the next call of `#settle`.
    sent.catch(() => undefined)
    this.#sent.push(sent)
  }

  /** Waits for a statement and all statements before it. Rejects with the error of the first that failed. */
  async #settle<T>(last: Promise<T>): Promise<T> {
    last.catch(() => undefined)
    for (const sent of this.#sent.splice(0)) await sent
    return last
  }
}
