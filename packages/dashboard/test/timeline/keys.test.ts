import type { Activity } from '@pix-payments/client/sandbox'
import { expect, test } from 'vitest'
import { keysOf } from '../../src/timeline/keys.ts'

const AT = '2026-01-05T12:00:00.000Z'
const change = (to: string): Activity =>
  ({ kind: 'change', at: AT, resourceId: 'r', change: { to } }) as Activity
const attempt = {
  kind: 'attempt',
  at: AT,
  resourceId: 'r',
  attempt: { deliveryId: 'd', number: 1 },
} as Activity

test('an entry of a timeline keeps its key when another appears before it, and has it alone', () => {
  const before = [change('PENDING'), change('PAID'), change('PAID')]
  const after = [change('PENDING'), attempt, change('PAID'), change('PAID')]
  const [first, second, third] = keysOf(before)
  expect(keysOf(after)).toEqual([first, expect.any(String), second, third])
  expect(new Set(keysOf(after)).size).toBe(4)
})
