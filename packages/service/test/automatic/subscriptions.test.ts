import { expect, test } from 'vitest'
import { AMOUNT, TOTAL_CHARGES, runSubscriptions } from '../../bench/subscriptions.ts'
import { createService } from '../../src/create-service.ts'
import { runs } from '../support/runs.ts'

const COUNT = runs({ short: 20, long: 50 })

test(`${COUNT} recurrences run through a year in one advance, twice with the same events (G-280)`, async () => {
  const first = await runSubscriptions(createService, COUNT)
  expect(first).toMatchObject({ isSound: true, credits: COUNT * TOTAL_CHARGES * AMOUNT })
  // Each recurrence has three events (first payment, authorized, completed). Each charge after the first payment has two.
  expect(first.events).toBe(COUNT * (3 + 2 * (TOTAL_CHARGES - 1)))
  const { milliseconds: _, ...again } = await runSubscriptions(createService, COUNT)
  expect(first).toMatchObject(again)
})
