import type { ListPlace } from '../../storage/rows/recurrence-rows.ts'

/** §4.8, §8. */
export const DEFAULT_LIMIT = 20

/** Before the newest. */
const BEGINNING: ListPlace = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }

/** Opaque: the place of the last item of a page (G-131). */
const cursorOf = ({ createdAt, id }: ListPlace): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/** Where the page after a cursor begins; undefined for a text that no page gave. */
export function placeOf(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return BEGINNING
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, createdAt, id] = /^(\d{1,15}) (\w+)$/.exec(text) ?? []
  if (
    createdAt === undefined ||
    id === undefined ||
    cursorOf({ createdAt: Number(createdAt), id }) !== cursor
  ) {
    return undefined
  }
  return { createdAt: Number(createdAt), id }
}

/** A page of a list; one item more than asked for tells whether another follows. */
export function pageOf<Item extends ListPlace, Body>(
  items: readonly Item[],
  limit: number,
  bodyOf: (item: Item) => Body,
): { object: 'list'; data: Body[]; hasMore: boolean; nextCursor: string | null } {
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = items.length > limit
  return {
    object: 'list',
    data: shown.map(bodyOf),
    hasMore,
    nextCursor: hasMore && last !== undefined ? cursorOf(last) : null,
  }
}
