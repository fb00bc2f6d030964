import { expect, test } from 'vitest'
import { openDatabases } from '../endurance/databases.ts'
import { readOptions } from '../endurance/options.ts'
import { reportText } from '../endurance/report.ts'
import { runEndurance } from '../endurance/run-endurance.ts'
import { openEndurance } from '../endurance/stage.ts'
import { ENGINES } from './support/database.ts'

const IS_LONG = process.env['PIX_TEST_RUNS'] !== undefined
const hasPostgres = ENGINES.length > 1

const RUNS = [
  { database: 'sqlite', isRun: true },
  // The long runs of continuous integration only.
  { database: 'postgresql', isRun: IS_LONG && hasPostgres },
] as const

test.each(RUNS.filter(({ isRun }) => isRun))(
  'kills of the service and of the back end lose and make no money on $database',
  async ({ database }) => {
    await using databases = await openDatabases(database)
    await using stage = await openEndurance(databases, { seed: 1 })
    const options = { operations: IS_LONG ? 2_000 : 300, seed: 1, kills: 4 }
    const outcome = await runEndurance(stage, options)
    expect(outcome.differences).toEqual([])
    expect(outcome.killed).toEqual({ backEnd: 4, service: 2 })
    // Most payments arrive, and some withdrawals and refunds.
    expect(outcome.credits).toBeGreaterThan(options.operations / 10)
    expect(outcome.debits).toBeGreaterThan(0)
    expect(outcome.disturbedCalls).toBeGreaterThan(0)
  },
  600_000,
)

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
