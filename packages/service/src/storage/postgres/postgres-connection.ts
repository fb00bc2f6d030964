import type { Duplex } from 'node:stream'
import type { ClientBase, QueryResult } from 'pg'
import type { Statement, Value } from '../statement.ts'
import { bulkText } from './bulk-text.ts'
import { PostgresError } from './postgres-error.ts'
import { postgresSchemaText, postgresText } from './postgres-text.ts'
import { type Session, markOf } from './session.ts'

/** The tables that a connection finds: those of one schema, or those of several schemas in the order of the search path. */
export interface SearchPath {
  /** SQL. Undefined for the search path of the URL. */
  readonly text: string | undefined
  /** Distinguishes the prepared statements of a connection that serves several paths. */
  readonly name: string
}

/** The socket, which the types of `pg` do not show. */
export const streamOf = (client: ClientBase): Duplex =>
  (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection.stream

/**
 * One connection of the pool. It prepares each statement once, under the statement's name, unless a pooler prevents
 * that. It may be called before the previous call has ended: the calls are sent immediately, and run in their order.
 */
export class PostgresConnection {
  readonly #client: ClientBase
  readonly #session: Session
  readonly #path: SearchPath

  constructor(client: ClientBase, session: Session, path: SearchPath) {
    this.#client = client
    this.#session = session
    this.#path = path
  }

  /** The same connection, and the same transaction, with other tables. */
  at(path: SearchPath): PostgresConnection {
    return new PostgresConnection(this.#client, this.#session, path)
  }

  /** True if each transaction must bring its settings, because the connection leads to a pooler. */
  get isPooled(): boolean {
    return this.#session.settings !== undefined
  }

  /** Begins a transaction with the settings of the session. */
  async begin(text: string): Promise<void> {
    await this.command(this.#beginning(text))
  }

  /** Ends a transaction that failed. */
  async rollback(): Promise<void> {
    await this.command('rollback')
    // It also takes back a search path that was set in the transaction.
    this.#session.path = undefined
  }

  /** Sends the calls that `send` makes in one packet, if possible. */
  together<T>(send: () => T): T {
    const stream = streamOf(this.#client)
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }

  async all<Row extends object>(statement: Statement, values: readonly Value[] = []): Promise<Row[]> {
    return (await this.#query<Row>(statement, values)).rows
  }

  async first<Row extends object>(
    statement: Statement,
    values: readonly Value[] = [],
  ): Promise<Row | undefined> {
    return (await this.#query<Row>(statement, values)).rows[0]
  }

  async run(statement: Statement, values: readonly Value[] = []): Promise<number> {
    return (await this.#query(statement, values)).rowCount ?? 0
  }

  async execute(text: string): Promise<void> {
    await this.command(postgresSchemaText(text))
  }

  /** Runs PostgreSQL text. Returns the command tag of the server, for example `COMMIT` or `ROLLBACK`. */
  async command(text: string, values: readonly Value[] = []): Promise<string> {
    try {
      this.#follow()
      return (await this.#client.query(text, [...values])).command
    } catch (error) {
      throw new PostgresError(`The database refused ${JSON.stringify(text.slice(0, 60))}`, error)
    }
  }

  async prepare({ name, text, write }: Statement): Promise<void> {
    const texts = [postgresText(text), ...(write === undefined ? [] : [bulkText(write)])]
    for (const each of texts) {
      const check = `prepare "check of ${name}" as ${each}; deallocate "check of ${name}"; rollback`
      try {
        await this.command(`${this.#beginning('begin')}; ${check}`)
      } catch (error) {
        await this.rollback()
        throw new PostgresError(`The statement ${name} failed`, error)
      }
    }
  }

  /** Runs PostgreSQL text that is prepared under the name. The markers of {@link Statement} may stand in it. */
  async query<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    return (await this.#ask<Row>(name, postgresText(text), values)).rows
  }

  #query<Row extends object>({ name, text }: Statement, values: readonly Value[]): Promise<QueryResult<Row>> {
    return this.#ask<Row>(name, postgresText(text), values)
  }

  async #ask<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    try {
      this.#follow()
      if (!this.#session.keepsStatements) return await this.#client.query<Row>(text, [...values])
      const named = { name: this.#path.name + name, text: text + markOf(this.#session, this.#pathText) }
      return await this.#client.query<Row>({ ...named, values: [...values] })
    } catch (error) {
      throw new PostgresError(`The statement ${name} failed`, error)
    }
  }

  get #pathText(): string {
    return this.#path.text ?? this.#session.ownPath
  }

  /** Sets the search path when the connection has another one. The statement that follows waits in the same queue. */
  #follow(): void {
    const { path, settings } = this.#session
    if (path === this.#pathText || this.#pathText === '') return
    // Behind a pooler, only a transaction has a path.
    if (settings !== undefined && path === undefined) return
    this.#session.path = this.#pathText
    const set = settings === undefined ? 'set' : 'set local'
    // When it fails, the statement that follows fails for the same reason, and the transaction is rolled back.
    this.#client.query(`${set} search_path to ${this.#pathText}`).catch(() => undefined)
  }

  #beginning(text: string): string {
    const { settings } = this.#session
    if (settings === undefined) return text
    this.#session.path = this.#pathText
    const path = this.#pathText === '' ? '' : `; set local search_path to ${this.#pathText}`
    return `${text}; ${settings}${path}`
  }
}
