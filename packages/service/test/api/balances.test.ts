import { expect, test } from 'vitest'
import { byKeyBody, chargeBody } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { DAY, HOUR, SECOND, startService } from '../support/service.ts'

test('the balances and how they relate (G-114, G-212)', async () => {
  await using service = await startService()
  const { a, clock } = service
  const opening = 10_000_000
  const at = (): string => new Date(clock.now()).toISOString()
  expect(await a.ok('getBalance')).toEqual({
    availableBalance: opening,
    pendingBalance: 0,
    blockedBalance: 0,
    totalBalance: opening,
    updatedAt: at(),
  })
  await a.ok('createImmediateCharge', { body: chargeBody({ amount: 70 }) })
  await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 500 }) })
  clock.pass(SECOND)
  expect(await a.ok('getBalance')).toEqual({
    availableBalance: opening - 500,
    pendingBalance: 70,
    blockedBalance: 500,
    totalBalance: opening,
    updatedAt: at(),
  })
})

test('R-230 R-158 the closing-day balance is the balance at the end of a day in America/Sao_Paulo (G-115)', async () => {
  await using service = await startService()
  const { a, clock } = service
  const closing = async (date?: string): Promise<unknown> => a.ok('getClosingDayBalance', { query: { date } })
  // The day before the first movement has the opening balance.
  const opening = 10_000_000
  expect(await closing()).toEqual({ date: '2026-03-01', totalBalance: opening, pendingBalance: 0 })
  // 23:59:59 in Brasília is 02:59:59 UTC of the next day.
  clock.pass(15 * HOUR - SECOND)
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount: 1000 }) })
  await a.ok('createImmediateCharge', { body: chargeBody({ amount: 30, expiresIn: 600 }) })
  await counterparties(service).pay(a, chargeId)
  clock.pass(SECOND)
  expect(await closing()).toEqual({ date: '2026-03-02', totalBalance: opening + 1000, pendingBalance: 30 })
  await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 400 }) })
  clock.pass(3 * DAY)
  expect(await closing('2026-03-02')).toEqual({
    date: '2026-03-02',
    totalBalance: opening + 1000,
    pendingBalance: 30,
  })
  // On 3 March the withdrawal settled, and the open charge expired.
  const third = { totalBalance: opening + 600, pendingBalance: 0 }
  expect(await closing('2026-03-03')).toEqual({ date: '2026-03-03', ...third })
  // 4 March has no movements. Without a date in the request, the day is yesterday: 5 March.
  expect(await closing('2026-03-04')).toEqual({ date: '2026-03-04', ...third })
  expect(await closing()).toEqual({ date: '2026-03-05', ...third })
  // Days before the wallet was created have the opening balance.
  expect(await closing('2026-02-01')).toEqual({
    date: '2026-02-01',
    totalBalance: opening,
    pendingBalance: 0,
  })
})

test.each([
  ['today', '2026-03-02', '400 INVALID_QUERY_PARAMETER'],
  ['tomorrow', '2026-03-03', '400 INVALID_QUERY_PARAMETER'],
  ['yesterday', '2026-03-01', '200'],
  ['no such day', '2026-02-30', '400 INVALID_QUERY_PARAMETER'],
  ['another spelling', '01/03/2026', '400 INVALID_QUERY_PARAMETER'],
  ['a time', '2026-03-01T00:00:00Z', '400 INVALID_QUERY_PARAMETER'],
  ['nothing', '', '400 INVALID_QUERY_PARAMETER'],
  ['the year 0', '0000-01-01', '400 INVALID_QUERY_PARAMETER'],
  ['the first day of the calendar', '0001-01-01', '200'],
])('R-003 the closing day %s (G-115, G-166)', async (_, date, want) => {
  await using service = await startService()
  expect(outcomeOf(await service.a.call('getClosingDayBalance', { query: { date } }))).toBe(want)
})

test('R-226 a closed account has no balance and no statement (G-166)', async () => {
  await using service = await startService()
  const { a, b } = service
  await service.set(a, { accountOpen: false })
  const range = { initDate: '2026-03-01', endDate: '2026-03-02' }
  const consolidated = { startDate: '2026-03-01', endDate: '2026-03-02', page: 1, limit: 10 }
  const outcomes = [
    await a.call('getBalance'),
    await a.call('getClosingDayBalance'),
    await a.call('listStatement', { query: range }),
    await a.call('getConsolidatedStatement', { query: consolidated }),
  ].map(outcomeOf)
  expect(outcomes).toEqual(Array.from({ length: 4 }, () => '404 ACCOUNT_NOT_FOUND'))
  expect(outcomeOf(await b.call('getBalance'))).toBe('200')
})
