import { expect, test } from 'vitest'
import { playChaos } from './chaos/chaos.ts'

/** 20,000 for the full length, which takes minutes. */
const OPERATIONS = Number(process.env['PIX_CHAOS_OPERATIONS'] ?? 1_500)
const SEED = Number(process.env['PIX_TEST_SEED'] ?? 7)

const p99Of = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? Infinity

test(`${OPERATIONS} operations on ten wallets, one of which hangs and one has a limit, with kills (seed ${SEED})`, async () => {
  const { verdict, kills, counts, sinceEvent, sincePayment } = await playChaos(OPERATIONS, SEED)
  const p99 = p99Of(sinceEvent)
  const credits = { measured: sinceEvent.length, p99, p99SincePayment: p99Of(sincePayment) }
  console.log(JSON.stringify({ verdict, kills, counts, credits }))
  expect(verdict).toEqual({
    creditedTwice: [],
    notCredited: [],
    paidTwice: [],
    givenBackAlthoughPaid: [],
    settledAlthoughNotPaid: [],
    withoutEnd: [],
    difference: 0,
  })
  // Enough of everything happened.
  expect(kills).toBeGreaterThan(1)
  expect(counts.payments).toBeGreaterThan(OPERATIONS / 3)
  expect(Math.min(counts.withdrawals, counts.refunds, counts.hung, counts.limited)).toBeGreaterThan(0)
  expect(p99).toBeLessThanOrEqual(2_000)
}, 3_600_000)
