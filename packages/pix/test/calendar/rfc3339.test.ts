import { expect, test } from 'vitest'
import { readRfc3339 } from '../../src/calendar/rfc3339.ts'

test.each([
  ['2026-12-31T23:59:60Z', Date.UTC(2027, 0, 1)],
  ['2026-12-31T20:59:60.500-03:00', Date.UTC(2027, 0, 1, 0, 0, 0, 500)],
  ['1969-12-31T23:59:60Z', 0],
  ['2026-12-31T23:58:60Z', null],
  ['2026-12-31T23:59:60-03:00', null],
  ['2026-12-31T23:59:61Z', null],
])('a leap second is read only where it can be: %s', (text, want) => {
  expect(readRfc3339(text)).toBe(want)
})
