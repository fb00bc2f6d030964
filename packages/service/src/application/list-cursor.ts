import type { OperationId } from '@pix-payments/spec'
import type { ListPlace } from '../storage/rows/recurrence-rows.ts'
import { cutPage, readCursor, writeCursor } from './cursor.ts'

/** The operationId of a list, such as `listSchedules`. Its cursors contain it. */
type ListId = Extract<OperationId, `list${string}`>

/** Items per page (§4.8, §8). */
export const DEFAULT_LIMIT = 20

/** A place before the newest item. */
const BEGINNING: ListPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/** The place of the last item of the previous page (G-131). Undefined for a text that is not a cursor of the list. */
function readPlace(list: ListId, cursor: string): ListPlace | undefined {
  const [createdAt, id, ...others] = readCursor(list, cursor) ?? []
  const isPlace = typeof createdAt === 'number' && typeof id === 'string' && others.length === 0
  return isPlace ? { createdAt, id } : undefined
}

/** True for a cursor that this list can have returned. */
export const isCursorOf = (list: ListId, cursor: string): boolean => readPlace(list, cursor) !== undefined

/**
 * The place after which a page begins.
 *
 * @throws Error for a cursor of another list. `cursorRule` has refused such a request before.
 */
export function placeOf(list: ListId, cursor: string | undefined): ListPlace {
  const place = cursor === undefined ? BEGINNING : readPlace(list, cursor)
  if (place === undefined) throw new Error(`The cursor was not written by ${list}`)
  return place
}

/** The body of a page, from `limit + 1` items. */
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
