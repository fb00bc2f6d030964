import { expect, test } from 'vitest'
import { isDateTime } from '../src/checks/formats.ts'

test.each([
  ['2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00-03:00', true],
  ['2026-03-01t12:00:00z', true],
  ['2026-02-29T12:00:00Z', false],
  ['2026-03-01T24:00:00Z', false],
  ['2026-03-01T12:00:00', false],
  ['2026-03-01T12:00:00+23:59', true],
  ['2026-03-01T12:00:00+24:00', false],
  ['2026-03-01T12:00:00+00:60', false],
  ['2026-03-01T12:00:00+99:99', false],
  ['2026-12-31T23:59:60Z', true],
  ['2026-12-31T20:59:60.5-03:00', true],
  ['2027-01-01T01:29:60+01:30', true],
  ['2027-01-01T01:28:60+01:30', false],
  ['2027-01-01T01:29:59+01:30', true],
  ['2026-12-31T23:59:60-01:00', false],
  ['2026-12-31T12:00:60Z', false],
  ['2026-12-31T23:59:61Z', false],
])('%s is an instant: %s', (text, isInstant) => {
  expect(isDateTime(text)).toBe(isInstant)
})
