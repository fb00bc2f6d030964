import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CalendarDate } from '../../src/index.ts'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  isCalendarDate,
  isWithin,
  parseCalendarDate,
  PixInputError,
  weekdayOf,
} from '../../src/index.ts'

const FIRST = Date.UTC(1900, 0)
/** Generates dates from 1900 to 2199 without using the code under test. */
const date: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 109_571 })
  .map((day) => new Date(FIRST + day * 86_400_000).toISOString().slice(0, 10) as CalendarDate)

const monthIndex = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
const utc = (text: string): number => Date.parse(`${text}T00:00:00Z`)

describe('reading', () => {
  test.each([
    { given: '2026-02-28', want: 'ok' },
    { given: '2024-02-29', want: 'ok' },
    { given: '2000-02-29', want: 'ok' },
    { given: '0001-01-01', want: 'ok' },
    { given: '9999-12-31', want: 'ok' },
    { given: '2026-02-29', want: 'NO_SUCH_DAY' },
    { given: '2100-02-29', want: 'NO_SUCH_DAY' },
    { given: '2026-04-31', want: 'NO_SUCH_DAY' },
    { given: '2026-13-01', want: 'NO_SUCH_DAY' },
    { given: '2026-00-10', want: 'NO_SUCH_DAY' },
    { given: '2026-01-00', want: 'NO_SUCH_DAY' },
    { given: '0000-01-01', want: 'NO_SUCH_DAY' },
    { given: '2026-2-28', want: 'INVALID_FORM' },
    { given: '20260228', want: 'INVALID_FORM' },
    { given: '2026-02-28T00:00:00Z', want: 'INVALID_FORM' },
    { given: '2026-02-28\n', want: 'INVALID_FORM' },
    { given: '+026-02-28', want: 'INVALID_FORM' },
    { given: '２０２６-02-28', want: 'INVALID_FORM' },
    { given: '', want: 'INVALID_FORM' },
  ])('"$given": $want', ({ given, want }) => {
    const result = parseCalendarDate(given)
    expect(result.ok ? 'ok' : result.problem.reason).toBe(want)
    expect(isCalendarDate(given)).toBe(want === 'ok')
  })

  it('throws a typed error where a date was promised and is none', () => {
    for (const reckon of [
      () => addDays('2026-02-30', 1),
      () => weekdayOf('2026-2-1'),
      () => addMonths('0-0-0', 1),
    ]) {
      expect(reckon).toThrow(PixInputError)
    }
    expect(() => addDays('2026-02-28', 0.5)).toThrow(PixInputError)
    expect(() => addMonths('2026-02-28', Number.NaN)).toThrow(PixInputError)
    expect(() => addDays('9999-12-31', 1)).toThrow(PixInputError)
    expect(() => addDays('0001-01-01', -1)).toThrow(PixInputError)
  })
})

describe('days', () => {
  test.each([
    { from: '2026-02-28', days: 1, want: '2026-03-01' },
    { from: '2024-02-28', days: 1, want: '2024-02-29' },
    { from: '2026-01-01', days: -1, want: '2025-12-31' },
    { from: '2026-03-01', days: 0, want: '2026-03-01' },
    { from: '1970-01-01', days: 20_000, want: '2024-10-04' },
  ] as const)('$from and $days days is $want', ({ from, days, want }) => {
    expect(addDays(from, days)).toBe(want)
    expect(daysBetween(from, want)).toBe(days)
  })

  it('agree with Date', () => {
    fc.assert(
      fc.property(date, date, fc.integer({ min: -5000, max: 5000 }), (left, right, days) => {
        expect(daysBetween(left, right)).toBe((utc(right) - utc(left)) / 86_400_000)
        expect(addDays(left, days)).toBe(new Date(utc(left) + days * 86_400_000).toISOString().slice(0, 10))
        expect(weekdayOf(left)).toBe(new Date(utc(left)).getUTCDay() || 7)
        expect(compareDates(left, right)).toBe(Math.sign(utc(left) - utc(right)))
        expect(left < right).toBe(compareDates(left, right) < 0)
      }),
    )
  })
})

describe('months', () => {
  test.each([
    { from: '2026-01-31', months: 1, want: '2026-02-28' },
    { from: '2024-01-31', months: 1, want: '2024-02-29' },
    { from: '2026-01-31', months: 2, want: '2026-03-31' },
    { from: '2026-03-31', months: -1, want: '2026-02-28' },
    { from: '2024-02-29', months: 12, want: '2025-02-28' },
    { from: '2025-12-15', months: 1, want: '2026-01-15' },
    { from: '2026-01-15', months: -1, want: '2025-12-15' },
    { from: '2026-01-15', months: -13, want: '2024-12-15' },
  ] as const)('$from and $months months is $want (G-053)', ({ from, months, want }) => {
    expect(addMonths(from, months)).toBe(want)
  })

  it('keep the day, or take the last one of a shorter month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -600, max: 600 }), (from, months) => {
        const to = addMonths(from, months)
        const kept = to.slice(8) === from.slice(8)
        const clamped = addDays(to, 1).endsWith('-01') && to.slice(8) < from.slice(8)
        expect(kept || clamped).toBe(true)
        expect(monthIndex(to) - monthIndex(from)).toBe(months)
      }),
    )
  })
})

test.each([
  { given: '2026-02-28', want: false },
  { given: '2026-03-01', want: true },
  { given: '2026-03-15', want: true },
  { given: '2026-03-31', want: true },
  { given: '2026-04-01', want: false },
] as const)('$given lies within March 2026: $want', ({ given, want }) => {
  expect(isWithin(given, { start: '2026-03-01', end: '2026-03-31' })).toBe(want)
})
