import type { StatementLine } from '@pix-payments/client'
import { expect, test } from 'vitest'
import { pointsOf } from '../../src/wallet/balance-chart.tsx'

const line = (
  settledAt: string,
  type: 'CREDIT' | 'DEBIT',
  amount: number,
  balanceAfter: number,
): StatementLine => ({ settledAt, type, amount, balanceAfter }) as StatementLine

test('the chart begins with the balance before the oldest line, and ends now', () => {
  const lines = [
    line('2026-01-05T12:10:00.000Z', 'DEBIT', 30, 120),
    line('2026-01-05T12:00:00.000Z', 'CREDIT', 50, 150),
  ]
  const points = pointsOf(lines, Date.parse('2026-01-05T12:20:00.000Z'))
  expect(points.map(({ at, balance }) => [new Date(at).toISOString().slice(11, 19), balance])).toEqual([
    ['11:59:00', 100],
    ['12:00:00', 150],
    ['12:10:00', 120],
    ['12:20:00', 120],
  ])
})

test('the chart has room at its end when the clock stands at the newest line', () => {
  const points = pointsOf(
    [line('2026-01-05T12:00:00.000Z', 'DEBIT', 30, 70)],
    Date.parse('2026-01-05T12:00:00.000Z'),
  )
  expect(points.map(({ balance }) => balance)).toEqual([100, 70, 70])
  expect(points[2]?.at).toBe(Date.parse('2026-01-05T12:00:01.000Z'))
})

test('no lines have no points', () => {
  expect(pointsOf([], 0)).toEqual([])
})
