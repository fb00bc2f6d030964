import type { Clock } from '../../clock.ts'
import { type SchemaTransaction, type StoreError, StoreUnavailableError } from '../store.ts'
import { TimeLimitError, withinTimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import type { DatabaseClock } from './database-clock.ts'
import type { PostgresConnection } from './postgres-connection.ts'
import { isLost } from './postgres-error.ts'
import type { PostgresPool } from './postgres-pool.ts'
import { PostgresTransactionConnection, type TransactionBegin } from './transaction-connection.ts'

/** Longer than the lock and statement timeouts. A transaction that awaits only its own statements takes less time. */
const TIME_LIMIT_MILLISECONDS = 15_000
const ROLLBACK_LIMIT_MILLISECONDS = 2000

export interface TransactionKind {
  readonly begin: TransactionBegin
  readonly isLimited: boolean
  readonly isReadOnly?: boolean
}

export interface TransactionParts {
  readonly pool: PostgresPool
  readonly clock: Clock
  readonly databaseClock: DatabaseClock
}

/** Runs one transaction on its own connection. */
export function inTransaction<T>(
  { pool, clock, databaseClock }: TransactionParts,
  { begin, isLimited, isReadOnly = false }: TransactionKind,
  work: (transaction: SchemaTransaction) => Promise<T>,
): Promise<T> {
  return pool.use(async (connection, discard) => {
    let handle: TransactionHandle | undefined
    let isCommitting = false
    const perform = async (): Promise<T> => {
      await databaseClock.measureIfOld(connection)
      const transaction = new PostgresTransactionConnection(connection, begin)
      handle = new TransactionHandle(transaction)
      // Other transactions send their first statement together with `begin`.
      if (!isLimited) await transaction.begun()
      const value = await handle.perform(work)
      if (isReadOnly) {
        transaction.release()
        return value
      }
      isCommitting = true
      await transaction.commit()
      return value
    }
    try {
      return await (isLimited ? withinTimeLimit(clock, TIME_LIMIT_MILLISECONDS, perform) : perform())
    } catch (error) {
      handle?.end()
      const isUnanswered = error instanceof TimeLimitError || isLost(error)
      if (isUnanswered || !(await rollback(connection, clock))) discard()
      throw isUnanswered && isCommitting ? unknownOutcome(error as Error) : error
    }
  })
}

/** Rolls the transaction back. Returns false when the connection cannot be used again. */
async function rollback(connection: PostgresConnection, clock: Clock): Promise<boolean> {
  try {
    await withinTimeLimit(clock, ROLLBACK_LIMIT_MILLISECONDS, () => connection.command('rollback'))
    return true
  } catch {
    return false
  }
}

const unknownOutcome = (error: Error): StoreError =>
  new StoreUnavailableError(
    'The connection to the database was lost during the commit: the change may or may not have been kept.',
    { cause: error },
  )
