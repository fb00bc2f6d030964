import { expect, test } from 'vitest'
import { AMOUNT, TOTAL_CHARGES, runSubscriptions } from '../../bench/subscriptions.ts'
import { createService } from '../../src/create-service.ts'

const COUNT = 50

test(`${COUNT} recurrences run through a year in one advance, twice with the same events (G-280)`, async () => {
  const first = await runSubscriptions(createService, COUNT)
  expect(first).toMatchObject({ isSound: true, credits: COUNT * TOTAL_CHARGES * AMOUNT })
  // Each recurrence has two events (authorized, completed). Each charge after the first payment has two events too.
  expect(first.events).toBe(COUNT * (2 + 2 * (TOTAL_CHARGES - 1)))
  const { milliseconds: _, ...again } = await runSubscriptions(createService, COUNT)
  expect(first).toMatchObject(again)
})
