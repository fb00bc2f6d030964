import type { OperationId } from '@pix-payments/spec'
import type { ListPlace } from '../../storage/rows/paged-list.ts'
import { type CursorScope, cutPage, readCursor, writeCursor } from './cursor.ts'

/** A list of a wallet, by its operationId, such as `listSchedules`. */
export type ListScope = CursorScope & { readonly list: Extract<OperationId, `list${string}`> }

/** The number of items per page when the request has no `limit` (§4.8, §8). */
export const DEFAULT_LIMIT = 20

/** The place before the newest item, where the first page begins. */
const BEGINNING: ListPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

export const NOT_A_CURSOR = {
  field: 'cursor',
  message: 'must be the nextCursor of a page of this list, with the same filters',
} as const

/**
 * Returns the place of the last item of the previous page (G-131). Returns undefined when the text is not a cursor of
 * this list; without a scope, of any list.
 */
export function placeOf(cursor: string | undefined, scope?: ListScope): ListPlace | undefined {
  if (cursor === undefined) return BEGINNING
  const [createdAt, id, ...others] = readCursor(cursor, scope) ?? []
  const isPlace = typeof createdAt === 'number' && typeof id === 'string' && others.length === 0
  return isPlace ? { createdAt, id } : undefined
}

/**
 * Returns the response body of a page. `items` has up to `limit + 1` items: the extra item shows that another page
 * follows.
 */
export function pageOf<Item extends ListPlace, Body>(
  scope: ListScope,
  items: readonly Item[],
  limit: number,
  bodyOf: (item: Item) => Body,
): { object: 'list'; data: Body[]; hasMore: boolean; nextCursor: string | null } {
  const { shown, last } = cutPage(items, limit)
  return {
    object: 'list',
    data: shown.map(bodyOf),
    hasMore: last !== undefined,
    nextCursor: last === undefined ? null : writeCursor(scope, [last.createdAt, last.id]),
  }
}
