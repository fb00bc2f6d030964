import { type Clock, systemClock } from '../../clock.ts'
import type { Replica } from '../replica.ts'
import type { Store } from '../store.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { DatabaseClock } from './database-clock.ts'
import type { SearchPath } from './postgres-connection.ts'
import { PostgresPool } from './postgres-pool.ts'
import { partitionPath, wholePath } from './postgres-schema.ts'
import { type TransactionKind, inTransaction } from './postgres-transaction.ts'

export interface PostgresReplicaOptions {
  /** `postgres://user:password@host:5432/database` */
  readonly url: string
  /** The schema of the tables, as on the primary. */
  readonly schema?: string | undefined
  /** Maximum number of connections of this process. Default: 10. */
  readonly poolSize?: number | undefined
  /** The clock of this machine. It limits the transactions. */
  readonly clock?: Clock | undefined
}

/** A request waits at most this long for the replica. Then it reads the primary. */
const LIMIT_MILLISECONDS = 2000

/**
 * A replica of a PostgreSQL store. It connects at the first read, so a replica that cannot be reached does not hinder
 * the start of the service.
 *
 * @throws StoreError when the URL is invalid.
 */
export function openPostgresReplica({
  url,
  schema,
  poolSize = 10,
  clock = systemClock,
}: PostgresReplicaOptions): Replica {
  const pool = new PostgresPool({ url, size: poolSize })
  const databaseClock = new DatabaseClock(clock)
  const pathOf = ({ partitioned }: Pick<Store, 'partitioned'>): SearchPath =>
    partitioned === undefined ? wholePath(schema) : partitionPath(schema ?? 'public', partitioned.number)
  const kind: TransactionKind = {
    begin: ['begin isolation level repeatable read read only'],
    isLimited: true,
  }
  return {
    place: `The replica in ${pool.target}`,
    read: (store, work) =>
      withinTimeLimit(clock, LIMIT_MILLISECONDS, () =>
        inTransaction({ use: pool.at(pathOf(store)), clock, databaseClock }, kind, work),
      ),
    close: () => pool.close(),
  }
}
