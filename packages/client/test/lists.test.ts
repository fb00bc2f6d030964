import { describe, expect, it } from 'vitest'
import { createPixClient } from '@pix-payments/client'
import { errorOf, refused, setting } from './support/client.ts'
import type { Received } from './support/provider.ts'

const ITEMS = Array.from({ length: 7 }, (_, index) => ({ id: `RR${index}` }))
const PAGE = 3

/** Returns a page of a list of seven items. Each page has three items and is selected by a cursor. */
const byCursor = ({ url }: Received): { body: unknown } => {
  const start = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0)
  const end = start + PAGE
  const hasMore = end < ITEMS.length
  return {
    body: {
      object: 'list',
      data: ITEMS.slice(start, end),
      hasMore,
      nextCursor: hasMore ? String(end) : null,
    },
  }
}
/** Returns a page of the same list, selected by a page number. */
const byPage = ({ url }: Received): { body: unknown } => {
  const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
  const data = ITEMS.slice((page - 1) * PAGE, page * PAGE)
  return { body: { data, page, pageSize: PAGE, totalItems: 7, totalPages: 3 } }
}

const ids = async (items: AsyncIterable<{ id: string }>): Promise<string[]> => {
  const seen: string[] = []
  for await (const { id } of items) seen.push(id)
  return seen
}
const ALL = ITEMS.map(({ id }) => id)

describe.each([
  ['by cursor', byCursor, 'cursor'],
  ['by page number', byPage, 'page'],
] as const)('a list %s (G-120, G-131, G-421)', (_, respond, parameter) => {
  async function world() {
    const it = await setting()
    it.provider.respond(respond)
    const items = (from?: object, options?: object) =>
      parameter === 'cursor'
        ? it.pix.recurrences.listRecurrences.items({ status: 'AUTHORIZED', ...from } as never, options)
        : it.pix.statements.getConsolidatedStatement.items(
            { startDate: '2026-03-01', ...from } as never,
            options,
          )
    const pages = (from?: object, options?: object) =>
      parameter === 'cursor'
        ? it.pix.recurrences.listRecurrences.pages(from as never, options)
        : it.pix.statements.getConsolidatedStatement.pages(from as never, options)
    return {
      ...it,
      items: items as never as (
        from?: object,
        options?: object,
      ) => ReturnType<typeof it.pix.recurrences.listRecurrences.items>,
      pages,
    }
  }

  it('gives every item once, in order, with the same filters on each page', async () => {
    await using it = await world()
    expect(await ids(it.items())).toEqual(ALL)
    const filters = it.provider.requests.map(({ url }) => new URL(url, 'http://x').searchParams)
    expect(filters).toHaveLength(3)
    for (const filter of filters) expect(filter.get('status') ?? filter.get('startDate')).not.toBeNull()
    expect(filters.map((filter) => filter.get(parameter))).toEqual(
      parameter === 'cursor' ? [null, '3', '6'] : [null, '2', '3'],
    )
  })

  it('gives one page when called', async () => {
    await using it = await world()
    const page =
      parameter === 'cursor'
        ? await it.pix.recurrences.listRecurrences()
        : await it.pix.statements.getConsolidatedStatement({
            startDate: '2026-03-01',
            endDate: '2026-03-01',
            page: 1,
            limit: PAGE,
          })
    expect(page.data).toHaveLength(PAGE)
    expect(it.provider.requests).toHaveLength(1)
  })

  it('gives every page', async () => {
    await using it = await world()
    const sizes: number[] = []
    for await (const page of it.pages()) sizes.push((page as { data: unknown[] }).data.length)
    expect(sizes).toEqual([3, 3, 1])
  })

  it.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [100, 3],
  ])('ends after maxItems %s, having read %s pages', async (maxItems, reads) => {
    await using it = await world()
    expect(await ids(it.items({}, { maxItems }))).toEqual(ALL.slice(0, maxItems))
    expect(it.provider.requests).toHaveLength(reads)
  })

  it('reads nothing before it is asked, and nothing after a break', async () => {
    await using it = await world()
    const items = it.items()
    expect(it.provider.requests).toHaveLength(0)
    for await (const _ of items) break
    expect(it.provider.requests).toHaveLength(1)
  })

  it('goes on after a break where it stopped', async () => {
    await using it = await world()
    const items = it.items()
    const seen: string[] = []
    for await (const { id } of items) {
      seen.push(id)
      if (seen.length === 2) break
    }
    expect([...seen, ...(await ids(items))]).toEqual(ALL)
  })

  it('can be taken up again elsewhere from its position', async () => {
    await using it = await world()
    const first = it.items()
    expect(first.position).toBeUndefined()
    let count = 0
    for await (const _ of first) if (++count === 3) break
    expect(first.position).toBe(parameter === 'cursor' ? '3' : 2)
    expect(await ids(it.items({ [parameter]: first.position }))).toEqual(ALL.slice(3))
  })

  it('keeps the position of the page that was not read to its end', async () => {
    await using it = await world()
    const items = it.items()
    let count = 0
    for await (const _ of items) if (++count === 5) break
    expect(items.position).toBe(parameter === 'cursor' ? '3' : 2)
  })

  it('ends with the signal of the caller', async () => {
    await using it = await world()
    const controller = new AbortController()
    const seen: string[] = []
    const walking = (async () => {
      for await (const { id } of it.items({}, { signal: controller.signal })) {
        seen.push(id)
        if (seen.length === 3) controller.abort()
      }
    })()
    expect(await errorOf(walking)).toMatchObject({ name: 'PixAbortError' })
    expect(seen).toEqual(ALL.slice(0, 3))
  })
})

it('refuses a cursor that leads back', async () => {
  await using world = await setting([
    { body: { data: [{ id: 'RR1' }], hasMore: true, nextCursor: 'a' } },
    { body: { data: [{ id: 'RR2' }], hasMore: true, nextCursor: 'b' } },
    { body: { data: [{ id: 'RR3' }], hasMore: true, nextCursor: 'a' } },
  ])
  const error = await errorOf(ids(world.pix.recurrences.listRecurrences.items()))
  expect(error).toMatchObject({
    name: 'PixInvalidResponseError',
    operationId: 'listRecurrences',
    retryable: false,
  })
  expect(error.message).toContain('repeats a cursor')
  expect(world.provider.requests).toHaveLength(3)
})

it('refuses a cursor that leads to the page where the walk began', async () => {
  await using world = await setting([{ body: { data: [{ id: 'RR1' }], hasMore: true, nextCursor: 'a' } }])
  await errorOf(ids(world.pix.recurrences.listRecurrences.items({ cursor: 'a' })))
  expect(world.provider.requests).toHaveLength(1)
})

it('ends at an empty list, and goes over an empty page', async () => {
  await using empty = await setting([{ body: { data: [], hasMore: false, nextCursor: null } }])
  expect(await ids(empty.pix.recurrences.listRecurrences.items())).toEqual([])
  await using gap = await setting([
    { body: { data: [], hasMore: true, nextCursor: 'a' } },
    { body: { data: [{ id: 'RR1' }], hasMore: false, nextCursor: null } },
  ])
  expect(await ids(gap.pix.recurrences.listRecurrences.items())).toEqual(['RR1'])
})

it('gives the error of a page to the loop', async () => {
  await using world = await setting([refused(400, 'INVALID_QUERY_PARAMETER')])
  expect(await errorOf(ids(world.pix.recurrences.listRecurrences.items()))).toMatchObject({ status: 400 })
})

it('goes on after an error with the page that failed, so that nothing is left out', async () => {
  await using world = await setting([
    { body: { data: [{ id: 'RR1' }], hasMore: true, nextCursor: 'a' } },
    refused(400, 'HTTP_400'),
    { body: { data: [{ id: 'RR2' }], hasMore: false, nextCursor: null } },
  ])
  const items = world.pix.recurrences.listRecurrences.items()
  await errorOf(ids(items))
  expect(items.position).toBe('a')
  expect(await ids(items)).toEqual(['RR2'])
  expect(items.position).toBeUndefined()
})

it.each([
  ['no array', { hasMore: false, nextCursor: null }, 'has no array data'],
  ['no cursor', { data: [], hasMore: true }, 'names no next page'],
  ['an empty cursor', { data: [], nextCursor: '' }, 'names no next page'],
])('refuses a page with %s instead of ending early', async (_, body, message) => {
  await using world = await setting([{ body }])
  const error = await errorOf(ids(world.pix.recurrences.listRecurrences.items()))
  expect(error.message).toBe(`listRecurrences: the answer ${message}.`)
})

it('refuses a page without its number of pages', async () => {
  await using world = await setting([{ body: { data: [] } }])
  const walk = world.pix.statements.listStatement.pages({ initDate: '2026-03-01', endDate: '2026-03-01' })
  expect((await errorOf(walk.next())).message).toBe('listStatement: the answer names no next page.')
})

it.each([-1, Number.NaN, 1.5])('refuses maxItems %s', (maxItems) => {
  const pix = createPixClient({ baseUrl: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' })
  expect(() => pix.recurrences.listRecurrences.items({}, { maxItems })).toThrow(TypeError)
})

it('keeps the order of steps that are asked for at once', async () => {
  await using world = await setting()
  world.provider.respond(byCursor)
  const items = world.pix.recurrences.listRecurrences.items()
  const steps = await Promise.all(Array.from({ length: 8 }, () => items.next()))
  expect(steps.map(({ value }) => value?.id)).toEqual([...ALL, undefined])
})
