import { statement } from '../statement.ts'
import type { Reader } from '../store.ts'

/** How many ids a statement takes. */
const IDS_AT_ONCE = 20

/**
 * Registers a query by a list of ids. `textOf` gets the placeholders of the ids. Returns a function that reads the rows
 * of any number of ids; the rows of each id come together, in the order of the query.
 */
export function amongIds(
  name: string,
  textOf: (ids: string) => string,
): <Row extends object>(reader: Reader, ids: readonly string[]) => Promise<readonly Row[]> {
  const placeholders = Array.from({ length: IDS_AT_ONCE }, (_, index) => `$${index + 1}`)
  const query = statement(name, textOf(placeholders.join(', ')))
  return async <Row extends object>(reader: Reader, ids: readonly string[]) => {
    const rows: Row[] = []
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      rows.push(
        ...(await reader.all<Row>(
          query,
          placeholders.map((_, index) => ids[from + index] ?? null),
        )),
      )
    }
    return rows
  }
}
