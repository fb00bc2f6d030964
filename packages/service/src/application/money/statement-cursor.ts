import { readCursor, writeCursor } from '../operation/cursor.ts'

/** A place in a list of statement lines that does not change when lines are added (G-421). */
export interface StatementPlace {
  /** The number of the newest line when the first page was read. Later lines are not in the list. */
  readonly upTo: number
  /** How many lines of the list the pages before this place have shown. */
  readonly shown: number
}

const LIST = 'listStatement'

export const writeStatementCursor = ({ upTo, shown }: StatementPlace): string =>
  writeCursor(LIST, [upTo, shown])

/** Returns undefined when the text is not a cursor of the statement. */
export function readStatementCursor(cursor: string): StatementPlace | undefined {
  const [upTo, shown, ...others] = readCursor(LIST, cursor) ?? []
  const isPlace = typeof upTo === 'number' && typeof shown === 'number' && others.length === 0
  return isPlace ? { upTo, shown } : undefined
}
