import type { OperationId } from '@pix-payments/spec'
import type { ListPlace } from '../storage/rows/recurrence-rows.ts'
import { cutPage, readCursor, writeCursor } from './cursor.ts'

/** The operation that returns a list. */
type ListId = Extract<OperationId, `list${string}`>

/** §4.8, §8. */
export const DEFAULT_LIMIT = 20

/** Before the newest. */
const BEGINNING: ListPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/** The place of the last item of the page before (G-131); undefined for a text that is no cursor of the list. */
function readPlace(list: ListId, cursor: string): ListPlace | undefined {
  const [createdAt, id, ...others] = readCursor(list, cursor) ?? []
  const isPlace = typeof createdAt === 'number' && typeof id === 'string' && others.length === 0
  return isPlace ? { createdAt, id } : undefined
}

/** Did this list return the cursor? */
export const isCursorOf = (list: ListId, cursor: string): boolean => readPlace(list, cursor) !== undefined

/** Where a page begins. The rules beyond the schema have refused a cursor that the list did not return. */
export function placeOf(list: ListId, cursor: string | undefined): ListPlace {
  const place = cursor === undefined ? BEGINNING : readPlace(list, cursor)
  if (place === undefined) throw new Error('A cursor that no page returned')
  return place
}

/** A page of a list, out of one item more than the page may have. */
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
