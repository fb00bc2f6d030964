import type { CallOptions } from './call-options.ts'
import { PixInvalidResponseError } from './errors.ts'
import type { OperationRow, PagesRow } from './operation-row.ts'
import { responseOf } from './response-of.ts'

export interface ListOptions extends CallOptions {
  /** End after so many items. */
  readonly maxItems?: number
}

/** A walk over a list. Each `for await` goes on where the last one stopped. */
export interface ListIterator<T, Position> extends AsyncIterableIterator<T> {
  /**
   * Where to go on: pass it as `cursor` (or `page`) to a later call. It is the page of the next item, so that after a
   * stop inside a page, its first items come again. Undefined at the start, and after the end.
   */
  readonly position: Position | undefined
}

type Parameters<P, IsRequired> = IsRequired extends true ? [parameters: P] : [parameters?: P]

/** A method that lists: called, it gives one page; `items` and `pages` go on until the end. */
export interface ListMethod<P, Page, Item, Position, IsRequired = false> {
  (...parameters: [...Parameters<P, IsRequired>, options?: CallOptions]): Promise<Page>
  /** Every item from the given position on, page after page. */
  items(...parameters: [...Parameters<P, IsRequired>, options?: ListOptions]): ListIterator<Item, Position>
  /** Every page from the given position on. */
  pages(...parameters: [...Parameters<P, IsRequired>, options?: ListOptions]): ListIterator<Page, Position>
}

type AnyPage = Readonly<Record<string, unknown>>
type Position = string | number
type ReadPage = (parameters: object, options: CallOptions) => Promise<AnyPage>

/** Makes a list method of the method that reads one page. */
export function listMethod(row: OperationRow & { pages: PagesRow }, readPage: ReadPage): unknown {
  const { pages } = row
  const walk =
    (each: (page: AnyPage) => readonly unknown[], countOf: (page: AnyPage) => number) =>
    (parameters: Readonly<Record<string, unknown>> = {}, options: ListOptions = {}) =>
      iterate(row, readPage, parameters, options, each, countOf)
  const itemsOf = (page: AnyPage): readonly unknown[] => page[pages.items] as unknown[]
  return Object.assign(readPage, {
    items: walk(itemsOf, () => 1),
    pages: walk(
      (page) => [page],
      (page) => itemsOf(page).length,
    ),
  })
}

function iterate(
  { operationId, pages }: OperationRow & { pages: PagesRow },
  readPage: ReadPage,
  parameters: Readonly<Record<string, unknown>>,
  { maxItems = Number.POSITIVE_INFINITY, ...options }: ListOptions,
  each: (page: AnyPage) => readonly unknown[],
  countOf: (page: AnyPage) => number,
): ListIterator<unknown, Position> {
  let position = parameters[pages.parameter] as Position | undefined
  async function* walk(): AsyncGenerator<unknown> {
    const seen = new Set([position])
    let left = maxItems
    let next = position
    while (left > 0) {
      const page = await readPage(
        { ...parameters, ...(next !== undefined && { [pages.parameter]: next }) },
        options,
      )
      const following = positionAfter(page, next)
      if (following !== undefined && seen.has(following)) throw repeated(page, operationId)
      seen.add(following)
      const values = each(page)
      for (const [index, value] of values.entries()) {
        if (index === values.length - 1) position = following
        left -= countOf(value as AnyPage)
        yield value
        if (left <= 0) return
      }
      position = following
      if (following === undefined) return
      next = following
    }
  }

  function positionAfter(page: AnyPage, current: Position | undefined): Position | undefined {
    if (pages.next !== undefined) return (page[pages.next] as string | null) ?? undefined
    const number = Number(current ?? 1)
    return number < Number(page[pages.total as string]) ? number + 1 : undefined
  }

  const generator = walk()
  return {
    get position() {
      return position
    },
    next: () => generator.next(),
    // A `break` leaves the walk where it is, to be taken up again.
    return: () => Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** A cursor that leads back would make an endless list. */
function repeated(page: AnyPage, operationId: string): PixInvalidResponseError {
  const { status, requestId, correlationId = '', attempts = 1 } = responseOf(page) ?? {}
  return new PixInvalidResponseError(
    `${operationId}: the answer repeats a cursor, so the list would never end.`,
    {
      operationId,
      status,
      requestId,
      correlationId,
      attempts,
      retryable: false,
      revealed: { body: page },
    },
  )
}
