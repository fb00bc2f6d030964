import { createHash } from 'node:crypto'
import type { RandomSource } from '@pix-payments/pix'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Clock, systemClock } from '../../clock.ts'
import type { Statement } from '../statement.ts'
import { StoreHealth } from '../store-health.ts'
import { type Partitioned, type SchemaTransaction, type Store, StoreUnavailableError } from '../store.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { WorkInProgress } from '../work-in-progress.ts'
import { DatabaseClock } from './database-clock.ts'
import { latestReads } from './latest-reads.ts'
import { PartitionWatch } from './partition-watch.ts'
import { unavailable } from './postgres-error.ts'
import type { SearchPath } from './postgres-connection.ts'
import {
  createSchema,
  isCitus,
  openSchema,
  partitionPath,
  partitionSchema,
  partitionsIn,
  wholePath,
} from './postgres-schema.ts'
import { PostgresPool, type UseConnection } from './postgres-pool.ts'
import { type TransactionKind, inTransaction, inTransactionOf } from './postgres-transaction.ts'
import { repeatConflicts } from './repeat-conflicts.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`, with parameters of libpq such as `sslmode`. */
  readonly url: string
  /** The schema of the tables, created when missing. Default: the first schema of the search path, usually `public`. */
  readonly schema?: string | undefined
  /**
   * The number of partitions of a store that is created now (docs/decisions/0046-partitions.md). Default: 1. An existing
   * store keeps its number.
   */
  readonly partitions?: number | undefined
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

/**
 * How many transactions of several wallets are under way at once, and how many turns of reads, over all partitions. While
 * one of them waits for the disk or the network, the next one begins. What arrives meanwhile waits, and shares a later
 * one: the more wait, the less each costs.
 */
const MOST_AT_ONCE = 3
/** The level is stated, because the default of the database may be another one. */
const WRITE: TransactionKind = { begin: ['begin isolation level read committed'], isLimited: true }
/**
 * Citus moves a partition to another node while no transaction writes to it, and `select for update` does not count as a
 * write: the lock would stay behind, and two transactions could change one wallet. So a transaction begins with a write
 * that changes nothing. Its table is the first of the partition, for which a move waits before it locks the others.
 */
const HOLD = 'delete from migration where number < 0'
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
/** Longer than a pause of a healthy database. */
const QUESTION_LIMIT_MILLISECONDS = 2000
const ANYTHING: Statement = { name: 'postgres.anything', text: 'select 1 as one' }
/** The node that has the partition answers it, and not the coordinator of a Citus cluster. */
const WALLET: Statement = { name: 'postgres.wallet', text: 'select id from wallet limit 1' }

/**
 * A store in PostgreSQL 15 or newer, or in a compatible database. Several processes may share it. A pooler may be
 * between the service and the database, with session or transaction pooling. When the store is divided, returns its first
 * partition.
 *
 * @throws StoreError when the database cannot be reached or used. The message never contains the password.
 */
export async function openPostgres({
  url,
  schema,
  partitions,
  poolSize = 10,
  connectionMilliseconds,
  clock = systemClock,
  random,
  warn = () => undefined,
}: PostgresOptions): Promise<Store> {
  const pool = new PostgresPool({ url, size: poolSize, connectionMilliseconds, warn })
  const databaseClock = new DatabaseClock(clock)
  const whole = wholePath(schema)
  let opened: string
  let count: number
  let holds = false
  try {
    ;({ opened, count, holds } = await pool.at(whole)(async (connection) => {
      const name = await openSchema(connection, pool.target, schema)
      const count = await partitionsIn(connection, pool.target, partitions)
      for (const number of partitionNumbers(count)) {
        await createSchema(connection, partitionSchema(name, number), 'on')
      }
      await databaseClock.measureRepeatedly(connection)
      return { opened: name, count, holds: count > 1 && (await isCitus(connection)) }
    }))
  } catch (error) {
    await pool.close()
    throw error
  }
  const limits = { limitGroups: pLimit(MOST_AT_ONCE), limitReads: pLimit(MOST_AT_ONCE) }
  const parts = { pool, clock, databaseClock, random, schema: opened, holds, ...limits }
  if (count === 1) return storeAt(parts, { path: whole, close: () => pool.close() })
  const questions = new PostgresPool({ url, size: 3, connectionMilliseconds: QUESTION_LIMIT_MILLISECONDS })
  return divided(parts, count, questions)
}

/** The numbers of the partitions; none when the store is not divided. */
const partitionNumbers = (count: number): readonly number[] =>
  count === 1 ? [] : Array.from({ length: count }, (_, index) => index + 1)

/** The stores of all partitions share the pool, which closes with the last of them. Questions have other connections. */
function divided(parts: StoreParts, count: number, questions: PostgresPool): Store {
  const paths = partitionNumbers(count).map((number) => partitionPath(parts.schema, number))
  let open = count
  const close = async (): Promise<void> => {
    open -= 1
    if (open > 0) return
    watch.close()
    await directory.close()
    await Promise.all([parts.pool.close(), questions.close()])
  }
  const directory = storeAt(parts, { path: wholePath(parts.schema), close: () => Promise.resolve() })
  const { clock } = parts
  const watch = new PartitionWatch(clock)
  const stores: Store[] = []
  const watched = watch.overAll(parts.pool.at(wholePath(parts.schema)))
  const partitioned = { stores, directory, inAll: inAllOf(parts, paths, watched) }
  for (const [index, path] of paths.entries()) {
    const use = watch.over(parts.pool.at(path), () =>
      ask(questions.at(path), WALLET, clock, QUESTION_LIMIT_MILLISECONDS),
    )
    stores.push(storeAt(parts, { path, use, close, partitioned: { ...partitioned, number: index + 1 } }))
  }
  const [first] = stores
  if (first === undefined) throw new Error('A store has at least one partition')
  return first
}

interface StoreParts {
  readonly pool: PostgresPool
  readonly clock: Clock
  readonly databaseClock: DatabaseClock
  readonly random: RandomSource
  /** The schema of the store; of a divided store, that of its directory. */
  readonly schema: string
  readonly limitGroups: LimitFunction
  readonly limitReads: LimitFunction
  /** True when each transaction keeps the partition on its node. */
  readonly holds: boolean
}

interface StorePlace extends Pick<Store, 'partitioned' | 'close'> {
  readonly path: SearchPath
  /** Default: connections of the pool. */
  readonly use?: UseConnection
}

/** The store on the tables of a search path. */
function storeAt(
  { pool, clock, databaseClock, random, schema, holds, limitGroups, limitReads }: StoreParts,
  { path, use = pool.at(path), partitioned, close }: StorePlace,
): Store {
  const name = partitioned === undefined ? schema : partitionSchema(schema, partitioned.number)
  const held = holds && partitioned !== undefined ? [HOLD] : []
  const heldIn = (kind: TransactionKind): TransactionKind => ({ ...kind, begin: [...kind.begin, ...held] })
  const [writing, exclusive] = [heldIn(WRITE), exclusiveIn(name)]
  const inProgress = new WorkInProgress()
  const health = new StoreHealth()
  const run = <T>(kind: TransactionKind, work: (transaction: SchemaTransaction) => Promise<T>): Promise<T> =>
    inTransaction({ use: kind.isLimited ? use : pool.at(path), clock, databaseClock }, kind, work)
  const serving = <T>(work: () => Promise<T>): Promise<T> => inProgress.run(() => recordHealth(health, work))
  const latest = latestReads(use, clock, limitReads)
  return {
    engine: 'postgres',
    place: `The schema ${name} in ${pool.target}`,
    isShared: true,
    partitioned,
    clock: databaseClock,
    limitGroups,
    read: (work) => serving(() => run(READ, work)),
    readLatest: (work) => serving(() => work(latest)),
    write: (work) => serving(() => repeatConflicts(clock, random, () => run(writing, work))),
    snapshot: (work) => serving(() => run(SNAPSHOT, work)),
    exclusively: (work) => serving(() => run(exclusive, work)),
    prepare: (statement) => inProgress.run(() => use((connection) => connection.prepare(statement))),
    ping: () =>
      serving(() => ask(use, partitioned === undefined ? ANYTHING : WALLET, clock, PING_LIMIT_MILLISECONDS)),
    onHealth: (listener) => {
      health.subscribe(listener)
    },
    connections: () => pool.connections,
    close: () => inProgress.close(close),
  }
}

/** Rejects when the database does not answer the statement in time. */
const ask = (use: UseConnection, statement: Statement, clock: Clock, milliseconds: number): Promise<void> =>
  use(async (connection, discard) => {
    try {
      await withinTimeLimit(clock, milliseconds, () => connection.all(statement))
    } catch (error) {
      discard()
      throw error
    }
  })

/** Transactions over all partitions. */
function inAllOf(
  { pool, clock, databaseClock, random, schema, holds }: StoreParts,
  paths: readonly SearchPath[],
  watched: UseConnection,
): Partitioned['inAll'] {
  const kinds = { write: WRITE, snapshot: SNAPSHOT, exclusively: exclusiveIn(schema) }
  const unwatched = pool.at(wholePath(schema))
  return async (method, work) => {
    const use = method === 'write' ? watched : unwatched
    const held = holds && method !== 'snapshot' ? HOLD : undefined
    const attempt = () => inTransactionOf({ use, clock, databaseClock }, kinds[method], { paths, held }, work)
    try {
      return await (method === 'write' ? repeatConflicts(clock, random, attempt) : attempt())
    } catch (error) {
      throw unavailable(error)
    }
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
