import type { Activity } from '@pix-payments/client/sandbox'
import { expect, test } from 'vitest'
import { foldRetries, hasFailed } from '../../src/timeline/fold-retries.ts'

const attempt = (deliveryId: string, number: number, status: number | null): Activity =>
  ({ kind: 'attempt', at: `at ${number}`, attempt: { deliveryId, number, status } }) as unknown as Activity
const change = (to: string): Activity =>
  ({ kind: 'change', at: 'now', change: { to } }) as unknown as Activity

test('the attempts of a delivery are one step, the last one, with their number', () => {
  const [first, other, last] = [attempt('a', 1, 500), attempt('b', 1, 204), attempt('a', 2, 204)]
  expect(foldRetries([first, change('PAID'), other, last])).toEqual([
    { entry: change('PAID'), count: 1, since: 'now' },
    { entry: other, count: 1, since: 'at 1' },
    { entry: last, count: 2, since: 'at 1' },
  ])
})

test.each([
  [attempt('a', 1, 204), false],
  [attempt('a', 1, 302), true],
  [attempt('a', 1, null), true],
  [change('PAID'), false],
  [change('FAILED.SEND_FAILED'), true],
  [change('CANCELLED.CANCELLED_BY_PAYER'), true],
])('%j has failed: %s', (entry, want) => {
  expect(hasFailed(entry)).toBe(want)
})
