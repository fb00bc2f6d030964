import { expect, test } from 'vitest'
import { FAULTS } from './operator/hostile-proxy.ts'
import { play } from './operator/play.ts'

const OPERATIONS = process.env['PIX_TEST_RUNS'] === 'long' ? 20_000 : 600
const SEED = Number(process.env['PIX_TEST_SEED'] ?? 19)

test(`${OPERATIONS} operations through a hostile network: no double payout, no wrong give-back, no lost credit (seed ${SEED})`, async () => {
  const { verdict, operator, faults, ledgerOk } = await play(OPERATIONS, SEED)
  expect(verdict).toEqual({
    doublePayouts: [],
    wrongGiveBacks: [],
    notPaid: [],
    lostCredits: [],
    stillOpen: [],
    difference: 0,
  })
  // The run met every fault, both outcomes that leave a payout open, and both ends of a payout.
  expect([...faults.keys()].sort()).toEqual(Object.keys(FAULTS).sort())
  expect([...operator.outcomes.keys()].sort()).toEqual(['notSent', 'unknown'])
  const ends = [...operator.books.payouts.values()].map(({ end }) => end)
  expect(new Set(ends)).toEqual(new Set(['paid', 'givenBack']))
  expect(ledgerOk).toBe(true)
}, 1_500_000)

test('an operator that gives back after any error is found out', async () => {
  const { verdict } = await play(200, SEED, { isCareless: true })
  expect(verdict.wrongGiveBacks).not.toEqual([])
  expect(verdict.difference).not.toBe(0)
}, 300_000)
