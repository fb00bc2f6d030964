import type { OperationId } from '@pix-payments/spec'
import type { ListPlace } from '../../storage/rows/paged-list.ts'
import { cutPage, readCursor, writeCursor } from './cursor.ts'

/** The operationId of a list, such as `listSchedules`. Each cursor contains the operationId of its list. */
type ListId = Extract<OperationId, `list${string}`>

/** The number of items per page when the request has no `limit` (§4.8, §8). */
export const DEFAULT_LIMIT = 20

/** The place before the newest item, where the first page begins. */
const BEGINNING: ListPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/**
 * Returns the place of the last item of the previous page (G-131). Returns undefined when the text is not a cursor of
 * this list.
 */
function readPlace(list: ListId, cursor: string): ListPlace | undefined {
  const [createdAt, id, ...others] = readCursor(list, cursor) ?? []
  const isPlace = typeof createdAt === 'number' && typeof id === 'string' && others.length === 0
  return isPlace ? { createdAt, id } : undefined
}

/** True when this list can have returned the cursor. */
export const isCursorOf = (list: ListId, cursor: string): boolean => readPlace(list, cursor) !== undefined

/**
 * Returns the place after which a page begins.
 *
 * @throws Error when the cursor belongs to another list. This is a bug, because `cursorRule` refuses such a request
 * earlier.
 */
export function placeOf(list: ListId, cursor: string | undefined): ListPlace {
  const place = cursor === undefined ? BEGINNING : readPlace(list, cursor)
  if (place === undefined) throw new Error(`The cursor was not written by ${list}`)
  return place
}

/**
 * Returns the response body of a page. `items` has up to `limit + 1` items: the extra item shows that another page
 * follows.
 */
export function pageOf<Item extends ListPlace, Body>(
  list: ListId,
  items: readonly Item[],
  limit: number,
  bodyOf: (item: Item) => Body,
): { object: 'list'; data: Body[]; hasMore: boolean; nextCursor: string | null } {
  const { shown, last } = cutPage(items, limit)
  return {
    object: 'list',
    data: shown.map(bodyOf),
    hasMore: last !== undefined,
    nextCursor: last === undefined ? null : writeCursor(list, [last.createdAt, last.id]),
  }
}
