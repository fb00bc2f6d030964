import { type CursorScope, cutPage, readCursor, writeCursor } from '../application/operation/cursor.ts'
import { type Refused, refuseFields } from './operation.ts'

/** A list of a wallet with pages. */
export type ListScope = CursorScope & { readonly list: 'events' | 'deliveries' | 'requests' }

const NOT_A_CURSOR = {
  field: 'cursor',
  message: 'must be the nextCursor of a page of this list, with the same filters',
}

export const DEFAULT_LIMIT = 20

/** Returns the position after which a page begins. Without a cursor, it returns `first`. */
export function readPosition(
  scope: ListScope,
  cursor: string | undefined,
  first: number,
): number | Refused<'InvalidParameter'> {
  if (cursor === undefined) return first
  const [position, ...others] = readCursor(cursor, scope) ?? []
  const isPosition = typeof position === 'number' && others.length === 0
  return isPosition ? position : refuseFields('InvalidParameter', [NOT_A_CURSOR])
}

/** Returns a page. `items` has up to `limit + 1` items: the extra item shows that another page follows. */
export function pageOf<Item>(
  scope: ListScope,
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => number,
): { readonly items: readonly Item[]; readonly nextCursor: string | null } {
  const { shown, last } = cutPage(items, limit)
  return { items: shown, nextCursor: last === undefined ? null : writeCursor(scope, [positionOf(last)]) }
}
