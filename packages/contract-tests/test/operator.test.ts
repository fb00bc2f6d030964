import { isFull, isLong } from '@pix-payments/testing/length'
import { expect, test } from 'vitest'
import { FAULTS } from './operator/hostile-proxy.ts'
import { play } from './operator/play.ts'

const LONG = isFull ? 20_000 : 1_000
const OPERATIONS = isLong ? LONG : 100
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
  // The run met every fault, both ends of a payout, and both outcomes that leave one open, of which one is rare.
  expect([...faults.keys()].sort()).toEqual(Object.keys(FAULTS).sort())
  expect([...operator.outcomes.keys()]).toEqual(
    expect.arrayContaining(isFull ? ['notSent', 'unknown'] : ['unknown']),
  )
  const ends = [...operator.books.payouts.values()].map(({ end }) => end)
  expect(new Set(ends)).toEqual(new Set(['paid', 'givenBack']))
  expect(ledgerOk).toBe(true)
}, 1_500_000)
