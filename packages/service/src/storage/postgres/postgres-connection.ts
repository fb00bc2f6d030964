import type { Duplex } from 'node:stream'
import type { ClientBase, QueryResult } from 'pg'
import type { Statement, Value } from '../statement.ts'
import { bulkText } from './bulk-text.ts'
import { PostgresError } from './postgres-error.ts'
import { postgresSchemaText, postgresText } from './postgres-text.ts'
import type { Session } from './session.ts'

/**
 * One connection of the pool. It prepares each statement once, under the statement's name, unless a pooler prevents
 * that. It may be called before the previous call has ended: the calls are sent immediately, and run in their order.
 */
export class PostgresConnection {
  readonly #client: ClientBase
  readonly #session: Session

  constructor(client: ClientBase, session: Session) {
    this.#client = client
    this.#session = session
  }

  /** True if each transaction must bring its settings, because the connection leads to a pooler. */
  get isPooled(): boolean {
    return this.#session.settings !== undefined
  }

  /** Begins a transaction with the settings of the session. */
  async begin(text: string): Promise<void> {
    await this.command(this.#beginning(text))
  }

  /** Sends the calls that `send` makes in one packet, if possible. */
  together<T>(send: () => T): T {
    const { stream } = (this.#client as unknown as { readonly connection: { readonly stream: Duplex } })
      .connection
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
        await this.#client.query(`${this.#beginning('begin')}; ${check}`)
      } catch (error) {
        await this.#client.query('rollback')
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
      const { keepsStatements, mark } = this.#session
      if (!keepsStatements) return await this.#client.query<Row>(text, [...values])
      return await this.#client.query<Row>({ name, text: text + mark, values: [...values] })
    } catch (error) {
      throw new PostgresError(`The statement ${name} failed`, error)
    }
  }

  #beginning(text: string): string {
    const { settings } = this.#session
    return settings === undefined ? text : `${text}; ${settings}`
  }
}
