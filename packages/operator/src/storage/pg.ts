import { notCommitted } from './database-error.ts'
import { guarded } from './guarded.ts'
import type { Row, Storage, Transaction } from './port.ts'

/** What the kit needs of a client of `pg`. */
export interface PgClient {
  query(
    text: string,
    values: unknown[],
  ): Promise<{ readonly rows: readonly Row[]; readonly command?: string }>
}

/** What the kit needs of a pool of `pg`. */
export interface PgPool<Client extends PgClient> {
  connect(): Promise<Client & PooledClient>
  /** `pg` has this overload too. Without it here, TypeScript cannot infer the type of the client. */
  connect(callback: never): unknown
}

interface PooledClient {
  on(event: 'error', listener: () => void): unknown
  off(event: 'error', listener: () => void): unknown
  release(error?: Error | boolean): void
}

/** A connection that breaks also fails the statement of its transaction. Without a listener, Node ends the process. */
const ignore = (): void => undefined

/** A transaction that you began on a client of `pg`. */
export const fromPg = <Client extends PgClient>(client: Client): Transaction<Client> => ({
  dialect: 'postgresql',
  native: client,
  execute: async (text, values) => (await client.query(text, [...values])).rows,
})

/** The database of a pool of `pg`. */
export const pgStorage = <Client extends PgClient>(pool: PgPool<Client>): Storage<Client> =>
  guarded({
    dialect: 'postgresql',
    async transaction(work) {
      const client = await pool.connect()
      client.on('error', ignore)
      try {
        await client.query('begin isolation level read committed', [])
        const result = await work(fromPg<Client>(client))
        const { command } = await client.query('commit', [])
        if (command === 'ROLLBACK') throw notCommitted()
        client.off('error', ignore)
        client.release()
        return result
      } catch (error) {
        // A connection that cannot roll back is of no use to the next transaction.
        const isUsable = await client.query('rollback', []).then(
          () => true,
          () => false,
        )
        if (isUsable) client.off('error', ignore)
        client.release(!isUsable)
        throw error
      }
    },
  })
