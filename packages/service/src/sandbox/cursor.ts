import { cutPage, readCursor, writeCursor } from '../application/operation/cursor.ts'
import { type Refused, refuseFields } from './operation.ts'

/** The name of a list with pages. Each cursor of the list contains this name. */
type ListName = 'events' | 'deliveries' | 'requests'

const NOT_A_CURSOR = { field: 'cursor', message: 'must be a nextCursor that this list returned' }

export const DEFAULT_LIMIT = 20

/** Returns the position after which a page begins. Without a cursor, it returns `first`. */
export function readPosition(
  list: ListName,
  cursor: string | undefined,
  first: number,
): number | Refused<'InvalidParameter'> {
  if (cursor === undefined) return first
  const [position, ...others] = readCursor(list, cursor) ?? []
  const isPosition = typeof position === 'number' && others.length === 0
  return isPosition ? position : refuseFields('InvalidParameter', [NOT_A_CURSOR])
}

/** Returns a page. `items` has up to `limit + 1` items: the extra item shows that another page follows. */
export function pageOf<Item>(
  list: ListName,
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => number,
): { readonly items: readonly Item[]; readonly nextCursor: string | null } {
  const { shown, last } = cutPage(items, limit)
  return { items: shown, nextCursor: last === undefined ? null : writeCursor(list, [positionOf(last)]) }
}
