import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatementLine, StatementPage } from '@pix-payments/spec/types'
import { REPEATED } from '../storage/repeated.ts'
import { chargeBody, transferBody } from '../support/bodies.ts'
import { fieldsOf, outcomeOf } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { type TestService, startService } from '../support/service.ts'

const RANGE = { initDate: '2026-03-01', endDate: '2026-03-02' }
type Query = Readonly<Record<string, string | number | undefined>>
const idsOf = (lines: readonly StatementLine[]): string[] => lines.map(({ id }) => id)

describe.each(REPEATED.map((engine) => [engine.name, engine] as const))('over %s', (_name, engine) => {
  describe.skipIf(engine.missing !== undefined)('the statement of a growing wallet', () => {
    let service: TestService
    let remove: () => Promise<void>
    beforeAll(async () => {
      const database = engine.make()
      service = await startService({ store: await database.open() })
      remove = () => database.remove()
    })
    afterAll(async () => {
      await service.close()
      await remove()
    })

    const list = (query: Query): Promise<StatementPage> => service.a.ok('listStatement', { query })
    async function deposit(): Promise<string> {
      const { chargeId } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
      const paid = await counterparties(service).pay(service.a, chargeId)
      return paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
    }
    const transfer = (): Promise<unknown> => service.a.ok('createInternalTransfer', { body: transferBody() })

    /** Reads all pages by cursor. Adds lines before each page but the first. */
    async function readWhileWriting(query: Query, sizes: readonly number[]): Promise<StatementPage[]> {
      const pages: StatementPage[] = []
      let cursor: string | undefined
      for (let read = 0; ; read += 1) {
        const page = await list({ ...query, pageSize: sizes[read % sizes.length], cursor })
        pages.push(page)
        if (page.nextCursor === null) return pages
        cursor = page.nextCursor
        await deposit()
        await transfer()
      }
    }

    test('by cursor contains each line once that existed at the first page, and no later line (G-421)', async () => {
      for (let count = 0; count < 11; count += 1) await deposit()
      for (const sizes of [[1], [3], [5], [100], [2, 7, 1]]) {
        const before = await list({ ...RANGE, pageSize: 100 })
        const pages = await readWhileWriting(RANGE, sizes)
        expect(idsOf(pages.flatMap(({ data }) => data))).toEqual(idsOf(before.data))
        expect(new Set(pages.map(({ totalItems }) => totalItems))).toEqual(new Set([before.totalItems]))
      }
    })

    test('by cursor counts the pages of one size (G-421)', async () => {
      const pages = await readWhileWriting(RANGE, [4])
      expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1))
      expect(new Set(pages.map(({ totalPages }) => totalPages))).toEqual(new Set([pages.length]))
    })

    test('by page number repeats a line when one is added between (G-117)', async () => {
      const [first] = [await list({ ...RANGE, pageSize: 2 })]
      await deposit()
      const second = await list({ ...RANGE, pageSize: 2, page: 2 })
      expect(second.data[0]?.id).toBe(first?.data[1]?.id)
      // The cursor of a page with a number leads on from this page.
      const third = await list({ ...RANGE, pageSize: 2, cursor: second.nextCursor ?? '' })
      expect(third.page).toBe(3)
      expect(idsOf(third.data)).toEqual(idsOf((await list({ ...RANGE, pageSize: 2, page: 3 })).data))
    })

    test('by cursor and id (G-119, G-421)', async () => {
      const endToEndId = await deposit()
      const only = await list({ endToEndId, pageSize: 1 })
      expect([only.totalItems, only.nextCursor]).toEqual([1, null])
    })

    test('a cursor has precedence over a page number (G-421)', async () => {
      const { nextCursor } = await list({ ...RANGE, pageSize: 3 })
      const query = { ...RANGE, pageSize: 3, cursor: nextCursor ?? '' }
      expect(await list({ ...query, page: 9 })).toEqual(await list(query))
    })

    test.each([
      ['another text', 'abc'],
      ['a character that no cursor has', 'a.b'],
    ])('%s is no cursor (G-421)', async (_, cursor) => {
      const answer = await service.a.call('listStatement', { query: { ...RANGE, cursor } })
      expect([outcomeOf(answer), fieldsOf(answer)]).toEqual(['400 INVALID_QUERY_PARAMETER', ['cursor']])
    })

    test('a cursor replaces no filter', async () => {
      const { nextCursor } = await list({ ...RANGE, pageSize: 1 })
      const answer = await service.a.call('listStatement', { query: { cursor: nextCursor ?? '' } })
      expect(outcomeOf(answer)).toBe('400 INVALID_QUERY_PARAMETER')
    })
  })
})
