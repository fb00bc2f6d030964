import { PixOperatorError } from '../errors.ts'
import type { Transaction } from './port.ts'

/** Where libraries keep the error of the driver: Drizzle in `cause`, Prisma in `meta`. */
const WRAPPERS = ['cause', 'meta', 'driverAdapterError'] as const

/** Whether an error, or an error that it wraps, has one of these codes. */
export function hasCode(error: unknown, codes: readonly string[], depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const fields = error as Readonly<Record<string, unknown>>
  return (
    codes.includes(String(fields['code'] ?? fields['originalCode'])) ||
    WRAPPERS.some((name) => hasCode(fields[name], codes, depth + 1))
  )
}

/** `in_failed_sql_transaction` */
const ABORTED = ['25P02'] as const

export const notCommitted = (): PixOperatorError =>
  new PixOperatorError(
    'notCommitted',
    'A statement of this transaction failed and its error was caught, so PostgreSQL rolled back everything. ' +
      'Use `on conflict do nothing`, or a savepoint around the statement.',
  )

/**
 * Runs `work`, and proves that the transaction can commit. PostgreSQL turns the commit of a transaction with a failed
 * statement into a rollback, which most libraries do not report.
 */
export async function committable<Native, T>(
  transaction: Transaction<Native>,
  work: (transaction: Transaction<Native>) => Promise<T>,
): Promise<T> {
  const result = await work(transaction)
  if (transaction.dialect === 'sqlite') return result
  try {
    await transaction.execute('select 1', [])
  } catch (error) {
    throw hasCode(error, ABORTED) ? notCommitted() : error
  }
  return result
}
