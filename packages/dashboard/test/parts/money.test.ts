import { expect, test } from 'vitest'
import { doubtOf, money, readMoney } from '../../src/parts/money.ts'

test.each([
  ['50', 5000],
  ['50,00', 5000],
  ['50.00', 5000],
  ['50,5', 5050],
  ['0,01', 1],
  ['R$ 1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234', undefined],
  ['12,345', undefined],
  ['1.234.567', 123_456_700],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['5,000,1', undefined],
  ['1e3', undefined],
  ['99999999999999999', undefined],
])('reads the amount %j as %s centavos', (text, want) => {
  expect(readMoney(text)).toBe(want)
})

test.each([
  ['1.000', [100_000, 100]],
  ['12,345', [1_234_500, 1235]],
  ['1.000,00', undefined],
  ['50,00', undefined],
])('asks what %j means: %j centavos', (text, want) => {
  expect(doubtOf(text)).toEqual(want)
})

test('shows centavos as reais', () => {
  expect(money(123_456)).toBe('R$1,234.56')
})
