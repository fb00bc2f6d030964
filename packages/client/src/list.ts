import { CALL_OPTIONS, type CallOptions } from './call-options.ts'
import { unusable } from './failure.ts'
import type { PagesRow } from './operation-row.ts'
import { refuseNumber } from './options.ts'
import { refuseUnknown } from './refuse-unknown.ts'

/**
 * Options of an iteration over a list. Limits such as `deadlineMs` apply to the call for each page, not to the whole
 * iteration.
 */
export interface ListOptions extends CallOptions {
  /** The iteration stops after this number of items. 0 or more; no limit by default. */
  readonly maxItems?: number | undefined
}

/**
 * An iteration over a list. A second `for await` over the same object continues where the first one stopped, also after
 * an error.
 */
export interface ListIterator<T, Position> extends AsyncIterableIterator<T> {
  /**
   * The position of the page that holds the next item. To continue later, pass it as `cursor` (or `page`) to a new
   * call. If the iteration stopped inside a page, the new call starts with the first item of that page. Undefined on
   * the first page when the call was given no position, and after the last item.
   */
  readonly position: Position | undefined
}

type Parameters<P, IsRequired> = IsRequired extends true ? [parameters: P] : [parameters?: P]

/** The method of a list operation. A call returns one page; `items` and `pages` iterate to the end of the list. */
export interface ListMethod<P, Page, Item, Position, IsRequired = false> {
  (...parameters: [...Parameters<P, IsRequired>, options?: CallOptions]): Promise<Page>
  /** Iterates over the items of all pages, from the given position. */
  items(...parameters: [...Parameters<P, IsRequired>, options?: ListOptions]): ListIterator<Item, Position>
  /** Iterates over the pages, from the given position. */
  pages(...parameters: [...Parameters<P, IsRequired>, options?: ListOptions]): ListIterator<Page, Position>
}

type AnyPage = Readonly<Record<string, unknown>>
type Position = string | number | undefined
type ReadPage = (parameters: object, options: CallOptions) => Promise<AnyPage>
type Walk = (parameters?: AnyPage, options?: ListOptions) => ListIterator<unknown, string | number>

/** Adds the methods `items` and `pages` to the method that reads one page. */
export function listMethod(operationId: string, pages: PagesRow, readPage: ReadPage): unknown {
  const walk =
    (isByPage: boolean): Walk =>
    (parameters = {}, options = {}) =>
      iterate(operationId, pages, readPage, parameters, options, isByPage)
  return Object.assign(readPage, { items: walk(false), pages: walk(true) })
}

function iterate(
  operationId: string,
  pages: PagesRow,
  readPage: ReadPage,
  parameters: AnyPage,
  { maxItems, ...options }: ListOptions,
  isByPage: boolean,
): ListIterator<unknown, string | number> {
  const { items, parameter } = pages
  refuseUnknown(options, ['maxItems', ...CALL_OPTIONS])
  if (maxItems !== undefined) refuseNumber('maxItems', maxItems)
  let left = maxItems ?? Number.POSITIVE_INFINITY
  /** The items, or the page, that were read and are not yet returned. */
  let ready: unknown[] = []
  /** The position of the page to read next. */
  let next = parameters[parameter] as Position
  let position = next
  let isOver = false
  const seen = new Set([next])

  async function step(): Promise<IteratorResult<unknown, undefined>> {
    if (left <= 0) return { done: true, value: undefined }
    while (ready.length === 0 && !isOver) {
      // The state changes only after a successful read. After an error, the next step reads the same page again.
      const page = await readPage(
        { ...parameters, ...(next !== undefined && { [parameter]: next }) },
        options,
      )
      const values = page[items]
      const following = positionAfter(pages, page, next)
      if (!Array.isArray(values)) throw unusable(operationId, page, `has no array ${items}`)
      if (following === null) throw unusable(operationId, page, 'names no next page')
      if (following !== undefined && seen.has(following))
        throw unusable(operationId, page, 'repeats a cursor')
      seen.add(following)
      position = isByPage || values.length === 0 ? following : next
      next = following
      isOver = following === undefined
      ready = isByPage ? [page] : [...(values as unknown[])]
    }
    if (ready.length === 0) return { done: true, value: undefined }
    const value = ready.shift()
    left -= isByPage ? ((value as AnyPage)[items] as unknown[]).length : 1
    if (ready.length === 0) position = next
    return { done: false, value }
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    get position() {
      return position
    },
    next() {
      const result = last.then(step, step)
      last = result
      return result
    },
    // A `break` does not end the iteration: the next `for await` continues it.
    return: () => Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** The position of the following page. Undefined after the last page; null when the page has no valid position. */
function positionAfter({ next, total }: PagesRow, page: AnyPage, current: Position): Position | null {
  const stated = page[next ?? total ?? '']
  if (next === undefined) {
    const number = Number(current ?? 1)
    if (typeof stated !== 'number') return null
    return number < stated ? number + 1 : undefined
  }
  if (stated === null) return undefined
  return typeof stated === 'string' && stated !== '' ? stated : null
}
