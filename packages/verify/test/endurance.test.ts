import { expect, test } from 'vitest'
import { readOptions } from '../endurance/options.ts'
import { reportText } from '../endurance/report.ts'

const DIFFERENCE = {
  check: 'paidTwice',
  text: 'A refund was paid 2 times.',
  wallet: '2 ×',
  backEnd: '1',
} as const

test('the report counts differences, and shows them', () => {
  const text = reportText(
    {
      counts: { deposits: 40, payments: 39, withdrawals: 1_000, refunds: 3 },
      killed: { backEnd: 4, service: 2 },
      disturbedCalls: 12,
      credits: 40,
      debits: 20,
      differences: [DIFFERENCE],
    },
    61.4,
  )
  expect(text).toContain('| deposits, payments, withdrawals, refunds | 40, 39, 1,000, 3 |')
  expect(text).toContain('| double payouts | 1 |')
  expect(text).toContain('| double or lost credits and debits | 0 |')
  expect(text).toContain('A refund was paid 2 times.\n  payment API: 2 ×\n  back end:    1')
})

test('reads the command line', () => {
  expect(readOptions(['--operations', '5000'])).toEqual({
    operations: 5_000,
    seed: 1,
    kills: 5,
    database: 'sqlite',
  })
  expect(() => readOptions(['--operations', 'many'])).toThrow('--operations must be a whole number above 0.')
  expect(() => readOptions(['--database', 'mysql'])).toThrow('--database must be sqlite or postgresql.')
})
