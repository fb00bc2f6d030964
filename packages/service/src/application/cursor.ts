/** Where a page ends, in values of the list's own choice: a number, an id, or several of them. */
export type CursorValues = readonly (number | string)[]

/** Where the next page of a list begins, as opaque text. */
export const writeCursor = (list: string, values: CursorValues): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString('base64url')

/** The values of a cursor that this list returned; undefined for any other text. */
export function readCursor(list: string, cursor: string): CursorValues | undefined {
  const [name, ...values] = parsed(cursor)
  // Only the text that the list itself writes is a cursor of it.
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

/** Text that no engine can keep is in no cursor: half a surrogate pair, U+0000. */
function isCursorValue(value: unknown): value is CursorValues[number] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** The items of a page, out of one item more than the page may have; `last` is there when another page follows. */
export function cutPage<Item>(
  items: readonly Item[],
  limit: number,
): { readonly shown: readonly Item[]; readonly last: Item | undefined } {
  const shown = items.slice(0, limit)
  return { shown, last: items.length > limit ? shown.at(-1) : undefined }
}
