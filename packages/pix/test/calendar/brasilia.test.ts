import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, brasiliaDate, brasiliaInstant, brasiliaTime, PixInputError } from '../../src/index.ts'

const DAY = 86_400_000
const FROM = Date.parse('2020-01-01T03:00:00Z')
const TO = Date.parse('2100-01-01T03:00:00Z')

const intl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})
const ours = (instant: number): string => `${brasiliaDate(instant)}, ${brasiliaTime(instant).slice(0, 8)}`

describe('from instants (§1, G-003, R-003, R-272)', () => {
  test.each([
    { instant: '2026-03-01T01:00:00.000Z', date: '2026-02-28', time: '22:00:00.000' },
    { instant: '2026-03-01T02:59:59.999Z', date: '2026-02-28', time: '23:59:59.999' },
    { instant: '2026-03-01T03:00:00.000Z', date: '2026-03-01', time: '00:00:00.000' },
    { instant: '2026-12-31T23:30:15.042Z', date: '2026-12-31', time: '20:30:15.042' },
    { instant: '2020-01-01T03:00:00.000Z', date: '2020-01-01', time: '00:00:00.000' },
  ])('$instant is $date $time', ({ instant, date, time }) => {
    const at = Date.parse(instant)
    expect([brasiliaDate(at), brasiliaTime(at)]).toEqual([date, time])
    expect(brasiliaInstant(brasiliaDate(at), time)).toBe(at)
  })

  it('is at −03:00 on every day of 2020 to 2099, as America/Sao_Paulo is', () => {
    const differing: string[] = []
    for (let instant = FROM; instant < TO; instant += DAY) {
      // Checks midnight and the minute before the next midnight. If the offset were wrong by one hour, one of the two
      // instants would be on another day.
      for (const at of [instant, instant + DAY - 60_000]) {
        if (intl.format(at) !== ours(at)) differing.push(`${intl.format(at)} is not ${ours(at)}`)
      }
    }
    expect(differing).toEqual([])
  })

  it('agrees with America/Sao_Paulo at any moment of 2020 to 2099', () => {
    fc.assert(
      fc.property(fc.integer({ min: FROM, max: TO - 1 }), (instant) => {
        expect(ours(instant)).toBe(intl.format(instant))
        expect(brasiliaInstant(brasiliaDate(instant), brasiliaTime(instant))).toBe(instant)
      }),
      { numRuns: 1000 },
    )
  })

  it('shows by a control that the comparison can fail: in January 2019 the clocks stood at −02:00', () => {
    expect(intl.format(Date.parse('2019-01-15T02:30:00Z'))).toBe('2019-01-15, 00:30:00')
  })

  test.each([
    { given: FROM - 1, why: 'before 2020' },
    { given: 0, why: 'before 2020' },
    { given: FROM + 0.5, why: 'not a whole number' },
    { given: Number.POSITIVE_INFINITY, why: 'not a number of milliseconds' },
  ])('refuses $given: $why', ({ given }) => {
    expect(() => brasiliaDate(given)).toThrow(PixInputError)
    expect(() => brasiliaTime(given)).toThrow(PixInputError)
  })
})

describe('to instants', () => {
  test.each([
    { date: '2026-03-01', time: undefined, want: '2026-03-01T03:00:00.000Z' },
    { date: '2026-03-01', time: '22:00', want: '2026-03-02T01:00:00.000Z' },
    { date: '2026-03-01', time: '23:59:59', want: '2026-03-02T02:59:59.000Z' },
    { date: '2026-03-01', time: '23:59:59.999', want: '2026-03-02T02:59:59.999Z' },
  ] as const)('$date $time is $want', ({ date, time, want }) => {
    expect(new Date(brasiliaInstant(date, time)).toISOString()).toBe(want)
  })

  it('gives the cut-off of a cancellation: 22:00 of the day before the due date (§3.4.1, G-100)', () => {
    expect(brasiliaInstant(addDays('2026-03-10', -1), '22:00')).toBe(Date.parse('2026-03-10T01:00:00Z'))
  })

  test.each(['24:00', '9:00', '09:60', '09:00:60', '09:00:00.1', '', '09:00Z'])(
    'refuses the time "%s"',
    (time) => {
      expect(() => brasiliaInstant('2026-03-01', time)).toThrow(PixInputError)
    },
  )

  it('refuses days before 2020 and days that do not exist', () => {
    expect(() => brasiliaInstant('2019-12-31')).toThrow(PixInputError)
    expect(() => brasiliaInstant('2026-02-30')).toThrow(PixInputError)
  })
})
