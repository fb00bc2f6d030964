import { addDays } from '@pix-payments/pix'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDateRange } from '../../src/domain/statement/date-range.ts'

const TODAY = '2026-03-02'

test.each([
  ['one day', '2026-03-02', '2026-03-02', 1],
  ['R-222 90 days apart', '2025-12-02', '2026-03-02', 91],
  ['R-222 91 days apart', '2025-12-01', '2026-03-02', undefined],
  ['R-223 tomorrow', '2026-03-02', '2026-03-03', undefined],
  ['R-224 a date that does not exist', '2026-02-29', '2026-03-01', undefined],
  ['R-224 text that is not a date', 'x', '2026-03-01', undefined],
  ['inverted (G-118)', '2026-03-02', '2026-03-01', undefined],
  ['over a leap day', '2024-02-28', '2024-03-01', 3],
])('%s', (_, from, to, days) => {
  expect(readDateRange(from, to, TODAY)?.days).toBe(days)
})

test('R-222 a range contains each of its days once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 20_000 }), (length, ago) => {
      const to = addDays(TODAY, -ago)
      const from = addDays(to, -length)
      expect(readDateRange(from, to, TODAY)).toEqual({ from, to, days: length + 1 })
    }),
  )
})
