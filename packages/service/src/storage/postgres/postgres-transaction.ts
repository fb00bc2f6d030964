import type { Clock } from '../../clock.ts'
import { type SchemaTransaction, type StoreError, StoreUnavailableError } from '../store.ts'
import { TimeLimitError, withinTimeLimit } from '../time-limit.ts'
import { TransactionHandle } from '../transaction-handle.ts'
import type { DatabaseClock } from './database-clock.ts'
import type { PostgresConnection, SearchPath } from './postgres-connection.ts'
import { isLost } from './postgres-error.ts'
import type { UseConnection } from './postgres-pool.ts'
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
  readonly use: UseConnection
  readonly clock: Clock
  readonly databaseClock: DatabaseClock
}

/** Runs one transaction on its own connection. */
export function inTransaction<T>(
  parts: TransactionParts,
  kind: TransactionKind,
  work: (transaction: SchemaTransaction) => Promise<T>,
): Promise<T> {
  return perform(parts, kind, async (connection, control) => {
    const transaction = new PostgresTransactionConnection(connection, kind.begin)
    const handle = control.add(new TransactionHandle(transaction))
    // Other transactions send their first statement together with `begin`.
    if (!kind.isLimited) await transaction.begun()
    const value = await handle.perform(work)
    if (kind.isReadOnly === true) {
      transaction.release()
      return value
    }
    control.commits()
    await transaction.commit()
    return value
  })
}

/**
 * Runs one transaction that finds several sets of tables: `work` gets one object for each path. `held` is a command that
 * comes before the first statement of each.
 */
export function inTransactionOf<T>(
  parts: TransactionParts,
  kind: TransactionKind,
  { paths, held }: { readonly paths: readonly SearchPath[]; readonly held: string | undefined },
  work: (transactions: readonly SchemaTransaction[]) => Promise<T>,
): Promise<T> {
  return perform(parts, kind, async (connection, control) => {
    const main = new PostgresTransactionConnection(connection, kind.begin)
    await main.begun()
    const others = paths.map(
      (path) => new PostgresTransactionConnection(connection.at(path), held === undefined ? [] : [held]),
    )
    const handles = others.map((other) => control.add(new TransactionHandle(other)))
    // Each handle waits for its own statements, and rejects when one of them failed.
    const performAll = handles.reduce<() => Promise<T>>(
      (inner, handle) => () => handle.perform(inner),
      () => work(handles),
    )
    const value = await performAll()
    for (const other of others) await other.written()
    control.commits()
    await main.commit()
    return value
  })
}

/** What a transaction tells about itself, for the case that it fails. */
interface Control {
  /** Remembers a handle, which ends with the transaction. */
  add(handle: TransactionHandle): TransactionHandle
  commits(): void
}

function perform<T>(
  { use, clock, databaseClock }: TransactionParts,
  { isLimited }: TransactionKind,
  work: (connection: PostgresConnection, control: Control) => Promise<T>,
): Promise<T> {
  return use(async (connection, discard) => {
    const handles: TransactionHandle[] = []
    let isCommitting = false
    const control: Control = {
      add(handle) {
        handles.push(handle)
        return handle
      },
      commits() {
        isCommitting = true
      },
    }
    const attempt = async (): Promise<T> => {
      await databaseClock.measureIfOld(connection)
      return work(connection, control)
    }
    try {
      return await (isLimited ? withinTimeLimit(clock, TIME_LIMIT_MILLISECONDS, attempt) : attempt())
    } catch (error) {
      for (const handle of handles) handle.end()
      const isUnanswered = error instanceof TimeLimitError || isLost(error)
      if (isUnanswered || !(await rollback(connection, clock))) discard()
      throw isUnanswered && isCommitting ? unknownOutcome(error as Error) : error
    }
  })
}

/** Rolls the transaction back. Returns false when the connection cannot be used again. */
async function rollback(connection: PostgresConnection, clock: Clock): Promise<boolean> {
  try {
    await withinTimeLimit(clock, ROLLBACK_LIMIT_MILLISECONDS, () => connection.rollback())
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
