/** The place of the last item of a page in its list: either a position, or an instant and an id. */
export type CursorValues = readonly (number | string)[]

/** Writes the cursor of the next page: base64url of the list's name and the values. */
export const writeCursor = (list: string, values: CursorValues): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url')

/** Reads the values of a cursor. Returns undefined when `writeCursor` cannot have written the text for this list. */
export function readCursor(list: string, cursor: string): CursorValues | undefined {
  const [name, ...values] = parsed(cursor)
  // `writeCursor` must return the same text for these values. Otherwise several texts would be accepted as the same
  // cursor.
  const isOwn = name === list && values.every(isCursorValue) && writeCursor(list, values) === cursor
  return isOwn ? values : undefined
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Refuses text that a database cannot store: a lone surrogate, or U+0000. */
function isCursorValue(value: unknown): value is CursorValues[number] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** Cuts a page from `limit + 1` items. `last` is the last item of the page, or undefined when no page follows. */
export function cutPage<Item>(
  items: readonly Item[],
  limit: number,
): { readonly shown: readonly Item[]; readonly last: Item | undefined } {
  const shown = items.slice(0, limit)
  return { shown, last: items.length > limit ? shown.at(-1) : undefined }
}
