import type { Refused } from './operation.ts'
import { refuseFields } from './operation.ts'

/** A list that is read page by page. */
type ListName = 'events' | 'deliveries' | 'requests'

const NOT_A_CURSOR = { field: 'cursor', message: 'must be a nextCursor that this list returned' }

export const DEFAULT_LIMIT = 20

/** Where the next page begins, as opaque text. */
const writeCursor = (list: ListName, position: number): string =>
  Buffer.from(JSON.stringify([list, position])).toString('base64url')

/** The position after which a page begins, `first` without a cursor. */
export function readCursor(
  list: ListName,
  cursor: string | undefined,
  first: number,
): number | Refused<'InvalidParameter'> {
  if (cursor === undefined) return first
  const [, position] = /^\["\w+",(\d{1,16})\]$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const isOurs = position !== undefined && writeCursor(list, Number(position)) === cursor
  return isOurs ? Number(position) : refuseFields('InvalidParameter', [NOT_A_CURSOR])
}

/** A page out of one item more than it may have: whether there is another one decides the cursor. */
export function pageOf<Item>(
  list: ListName,
  items: readonly Item[],
  limit: number,
  positionOf: (item: Item) => number,
): { readonly items: readonly Item[]; readonly nextCursor: string | null } {
  const shown = items.slice(0, limit)
  const last = items.length > limit ? shown.at(-1) : undefined
  return { items: shown, nextCursor: last === undefined ? null : writeCursor(list, positionOf(last)) }
}
