import type { Row, Storage, Transaction } from './port.ts'

/** What the kit needs of a client of `pg`. */
export interface PgClient {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly Row[] }>
}

/** What the kit needs of a pool of `pg`. */
export interface PgPool<Client extends PgClient> {
  connect(): Promise<Client & { release(error?: Error | boolean): void }>
}

/** A transaction that you began on a client of `pg`. */
export const fromPg = <Client extends PgClient>(client: Client): Transaction<Client> => ({
  dialect: 'postgresql',
  native: client,
  execute: async (text, values) => (await client.query(text, [...values])).rows,
})

/** The database of a pool of `pg`. */
export const pgStorage = <Client extends PgClient>(pool: PgPool<Client>): Storage<Client> => ({
  dialect: 'postgresql',
  async transaction(work) {
    const client = await pool.connect()
    try {
      await client.query('begin', [])
      const result = await work(fromPg<Client>(client))
      await client.query('commit', [])
      client.release()
      return result
    } catch (error) {
      // A connection that cannot roll back is of no use to the next transaction.
      await client.query('rollback', []).then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  },
})
