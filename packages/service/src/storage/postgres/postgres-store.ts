import { createHash } from 'node:crypto'
import type { RandomSource } from '@pix-payments/pix'
import { type Clock, systemClock } from '../../clock.ts'
import { StoreHealth } from '../store-health.ts'
import { type SchemaTransaction, type Store, StoreUnavailableError } from '../store.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { WorkInProgress } from '../work-in-progress.ts'
import { DatabaseClock } from './database-clock.ts'
import { latestReads } from './latest-reads.ts'
import { unavailable } from './postgres-error.ts'
import { openSchema } from './postgres-schema.ts'
import { PostgresPool } from './postgres-pool.ts'
import { type TransactionKind, inTransaction } from './postgres-transaction.ts'
import { repeatConflicts } from './repeat-conflicts.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`, with parameters of libpq such as `sslmode`. */
  readonly url: string
  /** The schema of the tables, created when missing. Default: the first schema of the search path, usually `public`. */
  readonly schema?: string | undefined
  /** Maximum number of connections of this process. Default: 10. */
  readonly poolSize?: number | undefined
  /** How long to wait for a connection to open, or for a free connection. Default: 5000. */
  readonly connectionMilliseconds?: number | undefined
  /**
   * The clock of this machine. It measures the clock of the database, limits transactions, and times pauses before
   * repetitions.
   */
  readonly clock?: Clock | undefined
  /** Randomizes the pause before a conflicting transaction is repeated. */
  readonly random: RandomSource
  /** Called with a sentence for the operator. */
  readonly warn?: ((message: string) => void) | undefined
}

/** The level is stated, because the default of the database may be another one. */
const WRITE: TransactionKind = { begin: ['begin isolation level read committed'], isLimited: true }
/**
 * Repeatable read shows all statements of the transaction the same state. Read committed would show each statement the
 * latest state, and costs the same.
 */
const READ: TransactionKind = {
  begin: ['begin isolation level repeatable read read only'],
  isLimited: true,
  isReadOnly: true,
}
const SNAPSHOT: TransactionKind = {
  begin: [
    ...READ.begin,
    'set local statement_timeout = 0',
    'set local idle_in_transaction_session_timeout = 0',
  ],
  isLimited: false,
}
const PING_LIMIT_MILLISECONDS = 5000

/**
 * A store in PostgreSQL 15 or newer, or in a compatible database. Several processes may share it. A pooler may be
 * between the service and the database, with session or transaction pooling.
 *
 * @throws StoreError when the database cannot be reached or used. The message never contains the password.
 */
export async function openPostgres({
  url,
  schema,
  poolSize = 10,
  connectionMilliseconds,
  clock = systemClock,
  random,
  warn = () => undefined,
}: PostgresOptions): Promise<Store> {
  const pool = new PostgresPool({ url, schema, size: poolSize, connectionMilliseconds, warn })
  const databaseClock = new DatabaseClock(clock)
  let opened: string
  try {
    opened = await pool.use(async (connection) => {
      const name = await openSchema(connection, pool.target, schema)
      await databaseClock.measureRepeatedly(connection)
      return name
    })
  } catch (error) {
    await pool.close()
    throw error
  }
  const exclusive = exclusiveIn(opened)
  const inProgress = new WorkInProgress()
  const health = new StoreHealth()
  const run = <T>(kind: TransactionKind, work: (transaction: SchemaTransaction) => Promise<T>): Promise<T> =>
    inTransaction({ pool, clock, databaseClock }, kind, work)
  const serving = <T>(work: () => Promise<T>): Promise<T> => inProgress.run(() => recordHealth(health, work))
  const latest = latestReads(pool, clock)
  return {
    engine: 'postgres',
    place: `The schema ${opened} in ${pool.target}`,
    isShared: true,
    clock: databaseClock,
    read: (work) => serving(() => run(READ, work)),
    readLatest: (work) => serving(() => work(latest)),
    write: (work) => serving(() => repeatConflicts(clock, random, () => run(WRITE, work))),
    snapshot: (work) => serving(() => run(SNAPSHOT, work)),
    exclusively: (work) => serving(() => run(exclusive, work)),
    prepare: (statement) => inProgress.run(() => pool.use((connection) => connection.prepare(statement))),
    ping: () =>
      serving(() =>
        pool.use(async (connection, discard) => {
          try {
            await withinTimeLimit(clock, PING_LIMIT_MILLISECONDS, () => connection.command('select 1'))
          } catch (error) {
            discard()
            throw error
          }
        }),
      ),
    onHealth: (listener) => {
      health.subscribe(listener)
    },
    connections: () => pool.connections,
    close: () => inProgress.close(() => pool.close()),
  }
}

/**
 * Records in `health` whether the work could use the database. Reads are recorded as writes, because both use the same
 * database.
 */
async function recordHealth<T>(health: StoreHealth, work: () => Promise<T>): Promise<T> {
  try {
    const value = await work()
    health.worked('writes')
    return value
  } catch (error) {
    const known = unavailable(error)
    if (known instanceof StoreUnavailableError) health.failed('writes', known.message)
    throw known
  }
}

/**
 * The transactions of `exclusively`. They lock the schema and not the database, because a database may hold the schemas
 * of several services. The lock ends with the transaction.
 */
function exclusiveIn(schema: string): TransactionKind {
  const key = createHash('sha256').update(`pix-payments ${schema}`).digest().readBigInt64BE()
  return {
    begin: [
      'begin isolation level read committed',
      `set local lock_timeout = '60s'`,
      'set local statement_timeout = 0',
      'set local idle_in_transaction_session_timeout = 0',
      `select pg_advisory_xact_lock(${key})`,
    ],
    isLimited: false,
  }
}
