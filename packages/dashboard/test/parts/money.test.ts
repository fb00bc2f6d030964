import { expect, test } from 'vitest'
import { money, readMoney } from '../../src/parts/money.ts'

test.each([
  ['50', 5000],
  ['50,00', 5000],
  ['50.00', 5000],
  ['50,5', 5050],
  ['0,01', 1],
  ['R$ 1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234', 123_400],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['5,000,1', undefined],
  ['1e3', undefined],
  ['99999999999999999', undefined],
])('reads the amount %j as %s centavos', (text, want) => {
  expect(readMoney(text)).toBe(want)
})

test('shows centavos as reais', () => {
  expect(money(123_456)).toBe('R$1,234.56')
})
