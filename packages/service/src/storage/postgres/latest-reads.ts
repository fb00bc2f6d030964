import type { LimitFunction } from 'p-limit'
import type { Clock } from '../../clock.ts'
import type { Reader } from '../store.ts'
import { TimeLimitError, withinTimeLimit } from '../time-limit.ts'
import { type Query, batchedReads } from './batched-reads.ts'
import type { PostgresConnection } from './postgres-connection.ts'
import { isAborted, isLost } from './postgres-error.ts'
import type { UseConnection } from './postgres-pool.ts'

/** Longer than the statement timeout. */
const LIMIT_MILLISECONDS = 12_000

/** Reads the latest committed data. The reads of one turn share a connection, see {@link batchedReads}. */
export function latestReads(use: UseConnection, clock: Clock, limit: LimitFunction): Reader {
  const send = (work: (query: Query) => Promise<void>): Promise<void> =>
    use(async (connection, discard) => {
      const query: Query = async (name, text, values) => {
        try {
          return await connection.query(name, text, values)
        } catch (error) {
          if (isLost(error)) discard()
          if (!isAborted(error)) throw error
          // Another query of the shared transaction failed, so this query runs again in a transaction of its own.
          return inTransaction(connection, () => connection.query(name, text, values))
        }
      }
      try {
        await withinTimeLimit(clock, LIMIT_MILLISECONDS, () =>
          connection.together(() =>
            connection.isPooled ? inTransaction(connection, () => work(query)) : work(query),
          ),
        )
      } catch (error) {
        if (error instanceof TimeLimitError) discard()
        throw error
      }
    })
  return batchedReads(send, limit)
}

/**
 * Sends queries in a transaction, because behind a pooler only a transaction has the settings of the service. Its begin
 * and its end go to the database together with the queries, so `send` must send them before it awaits anything.
 */
async function inTransaction<T>(connection: PostgresConnection, send: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([
    connection.begin('begin read only'),
    send(),
    connection.command('commit'),
  ])
  return result
}
