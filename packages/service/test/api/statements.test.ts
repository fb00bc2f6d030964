import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConsolidatedStatementPage, StatementLine, StatementPage } from '@pix-payments/spec/types'
import { byKeyBody, chargeBody, refundBody, transferBody } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { counterparties } from '../support/payers.ts'
import { DAY, HOUR, SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, b, clock, store } = service

type Query = Readonly<Record<string, string | number | undefined>>
const list = (query: Query): Promise<StatementPage> => a.ok('listStatement', { query })
const consolidate = (query: Query): Promise<ConsolidatedStatementPage> =>
  a.ok('getConsolidatedStatement', { query: { page: 1, limit: 100, ...query } })

async function deposit(amount: number): Promise<{ readonly chargeId: string; readonly endToEndId: string }> {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount }) })
  const paid = await counterparties(service).pay(a, chargeId)
  if (paid.outcome !== 'PAID') throw new Error('The deposit was not paid')
  return { chargeId, endToEndId: paid.payment.endToEndId }
}

/**
 * The first deposit. On 2 March, the wallet gets deposits of 1000 and 2000. On 3 March, it has a withdrawal of 500, a
 * refund of 300 and a transfer of 100.
 */
let first: { readonly chargeId: string; readonly endToEndId: string }
beforeAll(async () => {
  first = await deposit(1000)
  // It is now 23:59:59.999 in America/Sao_Paulo. A withdrawal settles two seconds later, on the next day.
  clock.pass(15 * HOUR - 1)
  await deposit(2000)
  await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 500 }) })
  clock.pass(2 * SECOND)
  await a.ok('createRefund', { path: { endToEndId: first.endToEndId }, body: refundBody() })
  clock.pass(2 * SECOND)
  await a.ok('createInternalTransfer', { body: transferBody() })
  // An open charge has no line.
  await a.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 2_592_000 }) })
  await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ pixKey: 'slow@pix.example' }) })
})

afterAll(() => service.close())

const amounts = (lines: readonly StatementLine[]): number[] =>
  lines.map(({ type, amount }) => (type === 'CREDIT' ? amount : -amount))

describe('the statement', () => {
  test('R-216 R-225 R-156 lists the settled movements of the range, newest first (G-117, G-118)', async () => {
    const both = await list({ initDate: '2026-03-02', endDate: '2026-03-03' })
    expect(amounts(both.data)).toEqual([-100, -300, -500, 2000, 1000])
    expect(both).toMatchObject({ page: 1, pageSize: 50, totalItems: 5, totalPages: 1 })
    expect(new Set(both.data.map(({ method }) => method))).toEqual(new Set(['pix']))
    expect(amounts((await list({ initDate: '2026-03-02', endDate: '2026-03-02' })).data)).toEqual([
      2000, 1000,
    ])
    expect(amounts((await list({ initDate: '2026-03-03', endDate: '2026-03-03' })).data)).toEqual([
      -100, -300, -500,
    ])
    const empty = await list({ initDate: '2026-02-01', endDate: '2026-03-01' })
    expect(empty).toEqual({
      data: [],
      page: 1,
      pageSize: 50,
      totalItems: 0,
      totalPages: 0,
      nextCursor: null,
    })
  })

  test('each line has the documented fields, and the balances add up (G-084, G-212)', async () => {
    const { data } = await list({ initDate: '2026-03-02', endDate: '2026-03-03' })
    const balances = data.map(({ balanceAfter }) => balanceAfter)
    expect(balances).toEqual([10_002_100, 10_002_200, 10_002_500, 10_003_000, 10_001_000])
    expect((await a.ok('getBalance')).totalBalance).toBe(balances[0])
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      [
        'amount balanceAfter counterparty description endToEndId externalId id metadata method',
        'productTransactionId settledAt type',
      ].flatMap((line) => line.split(' ')),
    )
    expect(new Set(data.map(({ id }) => id)).size).toBe(5)
  })

  test('R-217 R-218 an id selects lines without a range; with a range both apply (G-119)', async () => {
    const { chargeId, endToEndId } = first
    expect(amounts((await list({ endToEndId })).data)).toEqual([1000])
    expect(amounts((await list({ productTransactionId: chargeId })).data)).toEqual([1000])
    expect(amounts((await list({ endToEndId, productTransactionId: chargeId })).data)).toEqual([1000])
    const other = '00000000-0000-4000-8000-000000000000'
    expect((await list({ endToEndId, productTransactionId: other })).data).toEqual([])
    const second = { initDate: '2026-03-02', endDate: '2026-03-02' }
    expect(await list({ endToEndId, ...second })).toMatchObject({ totalItems: 1, totalPages: 1 })
    const third = { initDate: '2026-03-03', endDate: '2026-03-03' }
    expect((await list({ productTransactionId: chargeId, ...third })).data).toEqual([])
    expect((await b.ok('listStatement', { query: { endToEndId } })).data).toEqual([])
  })

  test('pages do not overlap and leave no gaps (G-117)', async () => {
    const range = { initDate: '2026-03-02', endDate: '2026-03-03' }
    const all = (await list(range)).data
    for (const pageSize of [1, 2, 3, 5]) {
      const pages: StatementLine[] = []
      const totalPages = Math.ceil(5 / pageSize)
      for (let page = 1; page <= totalPages; page += 1) {
        const got = await list({ ...range, page, pageSize })
        expect(got).toMatchObject({ page, pageSize, totalItems: 5, totalPages })
        pages.push(...got.data)
      }
      expect(pages).toEqual(all)
      expect((await list({ ...range, page: totalPages + 1, pageSize })).data).toEqual([])
    }
  })

  test.each(['2', '1000000', '9007199254740991'])('a page after the last one is empty: %s', async (page) => {
    const range = { initDate: '2026-03-02', endDate: '2026-03-03' }
    expect((await list({ ...range, page })).data).toEqual([])
    expect((await list({ endToEndId: first.endToEndId, page, pageSize: 100 })).data).toEqual([])
  })

  const RANGE = { initDate: '2026-03-01', endDate: '2026-03-03' }
  const ID = 'E87654321202603021200aaaaaaaaaaa'
  const table: readonly (readonly [title: string, query: Query, want: string])[] = [
    ['R-219 no range and no id', {}, '400 MISSING_REQUIRED_FILTER'],
    ['R-219 only a page', { page: 1, pageSize: 10 }, '400 MISSING_REQUIRED_FILTER'],
    ['R-220 pageSize 1', { ...RANGE, pageSize: 1 }, '200'],
    ['R-220 pageSize 100', { ...RANGE, pageSize: 100 }, '200'],
    ['R-220 pageSize 0', { ...RANGE, pageSize: 0 }, '400 INVALID_PAGE_SIZE'],
    ['R-220 pageSize 101', { ...RANGE, pageSize: 101 }, '400 INVALID_PAGE_SIZE'],
    ['R-221 pageSize "abc"', { ...RANGE, pageSize: 'abc' }, '400 INVALID_PAGE_SIZE'],
    ['R-221 page 0', { ...RANGE, page: 0 }, '400 INVALID_QUERY_PARAMETER'],
    ['a page of 2^53 + 1', { ...RANGE, page: '9007199254740993' }, '400 INVALID_QUERY_PARAMETER'],
    ['a page of 20 digits', { ...RANGE, page: '9'.repeat(20) }, '400 INVALID_QUERY_PARAMETER'],
    ['R-221 page "x"', { ...RANGE, page: 'x' }, '400 INVALID_QUERY_PARAMETER'],
    ['R-221 endToEndId of 31 characters', { endToEndId: ID.slice(1) }, '400 INVALID_QUERY_PARAMETER'],
    [
      'R-221 productTransactionId with a space',
      { productTransactionId: 'a b' },
      '400 INVALID_QUERY_PARAMETER',
    ],
    ['productTransactionId of 64 characters', { productTransactionId: 'x'.repeat(64) }, '200'],
    [
      'productTransactionId of 65 characters',
      { productTransactionId: 'x'.repeat(65) },
      '400 INVALID_QUERY_PARAMETER',
    ],
    ['R-222 a range of 90 days', { initDate: '2025-12-03', endDate: '2026-03-03' }, '200'],
    ['R-222 a range of 91 days', { initDate: '2025-12-02', endDate: '2026-03-03' }, '400 INVALID_DATE_RANGE'],
    ['endDate today in Brasília', { initDate: '2026-03-03', endDate: '2026-03-03' }, '200'],
    ['R-223 endDate tomorrow', { initDate: '2026-03-03', endDate: '2026-03-04' }, '400 INVALID_DATE_RANGE'],
    [
      'R-224 initDate 2026-13-01',
      { initDate: '2026-13-01', endDate: '2026-03-03' },
      '400 INVALID_DATE_RANGE',
    ],
    [
      'R-224 initDate 2026-02-29',
      { initDate: '2026-02-29', endDate: '2026-03-03' },
      '400 INVALID_DATE_RANGE',
    ],
    ['an empty initDate', { initDate: '', endDate: '2026-03-03' }, '400 INVALID_DATE_RANGE'],
    ['the first days of the calendar', { initDate: '0001-01-01', endDate: '0001-01-02' }, '200'],
    ['the year 0', { initDate: '0000-01-01', endDate: '0000-01-02' }, '400 INVALID_DATE_RANGE'],
    ['initDate alone (G-118)', { initDate: '2026-03-01' }, '400 INVALID_DATE_RANGE'],
    ['only endDate, with an id (G-118)', { endDate: '2026-03-01', endToEndId: ID }, '400 INVALID_DATE_RANGE'],
    [
      'an inverted range (G-118)',
      { initDate: '2026-03-03', endDate: '2026-03-02' },
      '400 INVALID_DATE_RANGE',
    ],
  ]
  test.each(table)('%s', async (_, query, want) => {
    expect(outcomeOf(await a.call('listStatement', { query }))).toBe(want)
  })

  test('R-221 a parameter that is sent twice returns MalformedRequest', async () => {
    const twice = '/v1/statement?initDate=2026-03-01&endDate=2026-03-02&page=1&page=2'
    expect(outcomeOf(await a.send(twice))).toBe('400 INVALID_QUERY_PARAMETER')
  })
})

describe('the consolidated statement', () => {
  test('R-227 has one entry for every day of the range, newest first (G-120, G-213)', async () => {
    const got = await consolidate({ startDate: '2026-02-28', endDate: '2026-03-03' })
    const zeros = { totalCredits: 0, totalDebits: 0, transactionCount: 0 }
    const day = (date: string, opening: number, credits: number, debits: number, count: number) => {
      const totals = { totalCredits: credits, totalDebits: debits, transactionCount: count }
      const closingBalance = opening + credits - debits
      const byMethod = { pix: totals, tarifa: zeros, judicialMovement: zeros }
      return { date, openingBalance: opening, closingBalance, ...totals, byMethod }
    }
    expect(got).toEqual({
      data: [
        day('2026-03-03', 10_003_000, 0, 900, 3),
        day('2026-03-02', 10_000_000, 3000, 0, 2),
        // The wallet was created on 2 March. Every earlier day starts and ends with the opening balance.
        day('2026-03-01', 10_000_000, 0, 0, 0),
        day('2026-02-28', 10_000_000, 0, 0, 0),
      ],
      page: 1,
      limit: 100,
      totalItems: 4,
      totalPages: 1,
    })
  })

  test('R-229 agrees with the statement of the same period, day by day', async () => {
    const { data } = await consolidate({ startDate: '2026-02-01', endDate: '2026-03-03' })
    for (const day of data) {
      const lines = await list({ initDate: day.date, endDate: day.date, pageSize: 100 })
      const sum = (type: StatementLine['type']): number =>
        lines.data.filter((line) => line.type === type).reduce((total, line) => total + line.amount, 0)
      expect([day.totalCredits, day.totalDebits, day.transactionCount]).toEqual([
        sum('CREDIT'),
        sum('DEBIT'),
        lines.totalItems,
      ])
      expect(day.closingBalance).toBe(lines.data[0]?.balanceAfter ?? day.closingBalance)
    }
    const closing = await a.ok('getClosingDayBalance', { query: { date: '2026-03-02' } })
    expect(data.find(({ date }) => date === '2026-03-02')?.closingBalance).toBe(closing.totalBalance)
  })

  test('pages do not overlap and leave no gaps (G-120)', async () => {
    const range = { startDate: '2026-02-22', endDate: '2026-03-03' }
    const all = (await consolidate(range)).data
    expect(all).toHaveLength(10)
    const pages = [1, 2, 3, 4].map((page) => consolidate({ ...range, page, limit: 3 }))
    const got = await Promise.all(pages)
    expect(got.flatMap(({ data }) => data)).toEqual(all)
    expect(got[3]).toMatchObject({ page: 4, limit: 3, totalItems: 10, totalPages: 4 })
  })

  test.each(['2', '1000000', '9007199254740991'])('a page after the last one is empty: %s', async (page) => {
    expect((await consolidate({ startDate: '2026-03-01', endDate: '2026-03-03', page })).data).toEqual([])
  })

  const FULL = { startDate: '2026-03-01', endDate: '2026-03-03', page: 1, limit: 10 }
  const table: readonly (readonly [title: string, changes: Query, want: string])[] = [
    ['R-227 all four', {}, '200'],
    ['R-228 startDate missing', { startDate: undefined }, '400 InvalidParameter'],
    ['R-228 endDate missing', { endDate: undefined }, '400 InvalidParameter'],
    ['R-228 page missing', { page: undefined }, '400 InvalidParameter'],
    ['R-228 limit missing', { limit: undefined }, '400 InvalidParameter'],
    ['R-228 startDate that does not exist', { startDate: '2026-02-30' }, '400 InvalidParameter'],
    ['R-228 page 0', { page: 0 }, '400 InvalidParameter'],
    ['a page of 20 digits', { page: '9'.repeat(20) }, '400 InvalidParameter'],
    ['R-228 limit 0', { limit: 0 }, '400 InvalidParameter'],
    ['limit 1', { limit: 1 }, '200'],
    ['limit 100', { limit: 100 }, '200'],
    ['R-228 limit 101', { limit: 101 }, '400 InvalidParameter'],
    ['R-228 limit "x"', { limit: 'x' }, '400 InvalidParameter'],
    ['90 days (G-120)', { startDate: '2025-12-03' }, '200'],
    ['91 days (G-120)', { startDate: '2025-12-02' }, '400 InvalidParameter'],
    ['a future day (G-120)', { endDate: '2026-03-04' }, '400 InvalidParameter'],
    ['the first days of the calendar', { startDate: '0001-01-01', endDate: '0001-01-02' }, '200'],
    ['an inverted range (G-120)', { startDate: '2026-03-03', endDate: '2026-03-02' }, '400 InvalidParameter'],
  ]
  test.each(table)('%s', async (_, changes, want) => {
    const answer = await a.call('getConsolidatedStatement', { query: { ...FULL, ...changes } })
    expect(outcomeOf(answer)).toBe(want)
  })
})

test('lines of a year ago are found by their range', async () => {
  await using own = await startService()
  const days = 40
  for (let day = 0; day < days; day += 1) {
    await own.a.ok('createInternalTransfer', { body: transferBody({ amount: day + 1 }) })
    own.clock.pass(DAY)
  }
  const query = { initDate: '2026-03-05', endDate: '2026-03-07' }
  expect(amounts((await own.a.ok('listStatement', { query })).data)).toEqual([-6, -5, -4])
  expect(await storeProblems(own.store)).toEqual([])
})

test('the ledger is consistent after all tests (G-212)', async () => {
  expect(await storeProblems(store)).toEqual([])
})
