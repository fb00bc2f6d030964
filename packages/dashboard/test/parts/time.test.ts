import { expect, test } from 'vitest'
import { dayOf, duration, instant } from '../../src/parts/time.ts'

test.each([
  [0, '0 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [3700, '1 h 1 min'],
  [90_000, '1 d 1 h'],
  [86_405, '1 d 5 s'],
  [-3, '0 s'],
])('shows %s seconds as %s', (seconds, want) => {
  expect(duration(seconds)).toBe(want)
})

test('shows times and days in Brasília', () => {
  expect(instant('2026-01-05T12:00:00.000Z')).toBe('5 Jan 2026, 09:00:00')
  expect(dayOf('2026-01-05T02:59:59.999Z')).toBe('2026-01-04')
})
