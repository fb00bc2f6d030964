import { type CursorScope, readCursor, writeCursor } from '../operation/cursor.ts'
import type { Call } from '../operation/operation.ts'

/** A place in a list of statement lines that does not change when lines are added (G-421). */
export interface StatementPlace {
  /** The number of the newest line when the first page was read. Later lines are not in the list. */
  readonly upTo: number
  /** How many lines of the list the pages before this place have shown. */
  readonly shown: number
}

export const BAD_CURSOR = [
  'INVALID_QUERY_PARAMETER',
  { field: 'cursor', message: 'must be the nextCursor of a page of this list, with the same filters' },
] as const

/** A cursor works with any pageSize (G-421). In a UUID, upper and lower case are the same (G-200). */
export const statementScope = (
  wallet: CursorScope['wallet'],
  { initDate, endDate, endToEndId, productTransactionId }: Call<'listStatement'>['query'],
): CursorScope => ({
  list: 'listStatement',
  wallet,
  filters: { initDate, endDate, endToEndId, productTransactionId: productTransactionId?.toLowerCase() },
})

export const writeStatementCursor = (scope: CursorScope, { upTo, shown }: StatementPlace): string =>
  writeCursor(scope, [upTo, shown])

/** Returns undefined when the text is not a cursor of this statement; without a scope, of any statement. */
export function readStatementCursor(cursor: string, scope?: CursorScope): StatementPlace | undefined {
  const [upTo, shown, ...others] = readCursor(cursor, scope) ?? []
  const isPlace = typeof upTo === 'number' && typeof shown === 'number' && others.length === 0
  return isPlace ? { upTo, shown } : undefined
}
