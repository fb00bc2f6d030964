import { expect, test } from 'vitest'
import { accountKey, isSameAccount } from '../../src/domain/bank-account.ts'

const ACCOUNT = {
  bankCode: '87654321',
  branchCode: '0012',
  accountNumber: '00345',
  accountType: 'CACC',
} as const

test.each([
  ['leading zeros', { branchCode: '12', accountNumber: '345' }, true],
  ['more leading zeros', { accountNumber: '0000345' }, true],
  ['no branch on one side (G-431)', { branchCode: null }, true],
  ['a branch that was omitted (G-431)', { branchCode: undefined }, true],
  ['another branch', { branchCode: '13' }, false],
  ['no branch and another number', { branchCode: null, accountNumber: '346' }, false],
  ['trailing zeros', { accountNumber: '003450' }, false],
  ['an account number of only zeros', { accountNumber: '000' }, false],
  ['the bank', { bankCode: '08765432' }, false],
  ['the type', { accountType: 'SVGS' }, false],
  ['digits that move between branch and account', { branchCode: '1', accountNumber: '2345' }, false],
])('R-042 comparing accounts: %s (G-012)', (_, changes, want) => {
  const other = { ...ACCOUNT, ...changes }
  expect(isSameAccount(other, ACCOUNT)).toBe(want)
  expect(isSameAccount(ACCOUNT, other)).toBe(want)
})

test('a salary account equals no account (G-007)', () => {
  const salary = { ...ACCOUNT, accountType: 'SLRY' }
  expect(isSameAccount(salary, salary)).toBe(false)
})

test('the key of an account drops leading zeros, and keeps one zero of an account number of only zeros', () => {
  expect(accountKey(ACCOUNT)).toBe('87654321 12 345 CACC')
  expect(accountKey({ ...ACCOUNT, branchCode: null, accountNumber: '000' })).toBe('87654321  0 CACC')
})
