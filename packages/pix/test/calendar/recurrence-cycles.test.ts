import type { CalendarDate, RecurrenceFrequency } from '../../src/index.ts'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  brasiliaInstant,
  cycleWindow,
  daysBetween,
  earliestFirstPaymentDate,
  lastPaymentDate,
  PixInputError,
  RECURRENCE_FREQUENCIES,
} from '../../src/index.ts'

const windows = (firstPaymentDate: CalendarDate, frequency: RecurrenceFrequency, cycles: readonly number[]) =>
  cycles.map((cycleNumber) => {
    const { start, end } = cycleWindow({ firstPaymentDate, frequency, cycleNumber })
    return `${cycleNumber}: ${start} to ${end}`
  })

describe('cycle windows (§2.4, §4.8, G-051, G-053)', () => {
  it('follow the worked example of a 22nd', () => {
    expect(windows('2025-09-22', 'MONTHLY', [2, 3, 4])).toEqual([
      '2: 2025-09-22 to 2025-10-21',
      '3: 2025-10-22 to 2025-11-21',
      '4: 2025-11-22 to 2025-12-21',
    ])
  })

  it('follow the worked example of a 31st, which comes back after each short month', () => {
    expect(windows('2025-10-31', 'MONTHLY', [2, 3, 4, 5, 6])).toEqual([
      '2: 2025-10-31 to 2025-11-29',
      '3: 2025-11-30 to 2025-12-30',
      '4: 2025-12-31 to 2026-01-30',
      '5: 2026-01-31 to 2026-02-27',
      '6: 2026-02-28 to 2026-03-30',
    ])
  })

  test.each([
    { frequency: 'WEEKLY', want: ['2: 2026-01-31 to 2026-02-06', '3: 2026-02-07 to 2026-02-13'] },
    { frequency: 'MONTHLY', want: ['2: 2026-01-31 to 2026-02-27', '3: 2026-02-28 to 2026-03-30'] },
    { frequency: 'QUARTERLY', want: ['2: 2026-01-31 to 2026-04-29', '3: 2026-04-30 to 2026-07-30'] },
    { frequency: 'SEMIANNUAL', want: ['2: 2026-01-31 to 2026-07-30', '3: 2026-07-31 to 2027-01-30'] },
    { frequency: 'ANNUAL', want: ['2: 2026-01-31 to 2027-01-30', '3: 2027-01-31 to 2028-01-30'] },
  ] as const)('of $frequency recurrences (G-054)', ({ frequency, want }) => {
    expect(windows('2026-01-31', frequency, [2, 3])).toEqual(want)
  })

  it('of a leap day fall on the 28th in other years and on the 29th again in leap years', () => {
    expect(windows('2024-02-29', 'ANNUAL', [2, 3, 6])).toEqual([
      '2: 2024-02-29 to 2025-02-27',
      '3: 2025-02-28 to 2026-02-27',
      '6: 2028-02-29 to 2029-02-27',
    ])
  })

  it('cover every day from the first payment to the last, without gap or overlap', () => {
    const terms = fc.record({
      offset: fc.integer({ min: 0, max: 20_000 }),
      frequency: fc.constantFrom(...RECURRENCE_FREQUENCIES),
      totalCharges: fc.integer({ min: 2, max: 40 }),
    })
    fc.assert(
      fc.property(terms, ({ offset, frequency, totalCharges }) => {
        const firstPaymentDate = addDays('2020-01-01', offset)
        let next = firstPaymentDate
        for (let cycleNumber = 2; cycleNumber <= totalCharges; cycleNumber++) {
          const { start, end } = cycleWindow({ firstPaymentDate, frequency, cycleNumber })
          expect(start).toBe(next)
          expect(daysBetween(start, end)).toBeGreaterThanOrEqual(6)
          next = addDays(end, 1)
        }
        expect(lastPaymentDate({ firstPaymentDate, frequency, totalCharges })).toBe(addDays(next, -1))
      }),
    )
  })

  test.each([1, 0, -1, 1000, 2.5, Number.NaN])(
    'have no cycle %d: cycle 1 is the immediate Pix',
    (cycleNumber) => {
      expect(() =>
        cycleWindow({ firstPaymentDate: '2026-01-31', frequency: 'MONTHLY', cycleNumber }),
      ).toThrow(PixInputError)
    },
  )

  it('refuse a frequency that callers without types make up', () => {
    for (const frequency of ['DAILY', 'toString', '__proto__']) {
      const terms = { firstPaymentDate: '2026-01-31', frequency: frequency as RecurrenceFrequency } as const
      expect(() => cycleWindow({ ...terms, cycleNumber: 2 })).toThrow(
        expect.objectContaining({ field: 'frequency' }),
      )
    }
  })
})

describe('last payment date (§2.4, G-052)', () => {
  test.each([
    { firstPaymentDate: '2025-10-31', frequency: 'MONTHLY', totalCharges: 1, want: '2025-10-31' },
    { firstPaymentDate: '2025-10-31', frequency: 'MONTHLY', totalCharges: 2, want: '2025-11-29' },
    { firstPaymentDate: '2025-10-31', frequency: 'MONTHLY', totalCharges: 6, want: '2026-03-30' },
    { firstPaymentDate: '2025-09-22', frequency: 'MONTHLY', totalCharges: 4, want: '2025-12-21' },
    { firstPaymentDate: '2026-03-05', frequency: 'WEEKLY', totalCharges: 3, want: '2026-03-18' },
    { firstPaymentDate: '2026-03-05', frequency: 'ANNUAL', totalCharges: 999, want: '3024-03-04' },
  ] as const)(
    '$totalCharges $frequency charges from $firstPaymentDate end on $want',
    ({ want, ...terms }) => {
      expect(lastPaymentDate(terms)).toBe(want)
    },
  )

  test.each([0, 1000, 1.5])('needs 1 to 999 charges, not %d', (totalCharges) => {
    expect(() =>
      lastPaymentDate({ firstPaymentDate: '2026-01-31', frequency: 'MONTHLY', totalCharges }),
    ).toThrow(PixInputError)
  })

  it('checks the date of a single charge too', () => {
    const terms = { firstPaymentDate: '2026-02-30', frequency: 'MONTHLY', totalCharges: 1 } as const
    expect(() => lastPaymentDate(terms)).toThrow(PixInputError)
  })
})

test.each([
  { date: '2026-03-01', time: '12:00', want: '2026-03-03' },
  { date: '2026-02-28', time: '23:59:59', want: '2026-03-02' },
  { date: '2026-03-01', time: '00:00', want: '2026-03-03' },
] as const)('a journey expiring on $date at $time may first charge on $want (G-070, R-134)', (given) => {
  expect(earliestFirstPaymentDate(brasiliaInstant(given.date, given.time))).toBe(given.want)
})
