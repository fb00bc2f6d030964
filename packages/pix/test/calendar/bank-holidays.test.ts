import { getHolidays } from '@brazilian-utils/brazilian-utils'
import Holidays from 'date-holidays'
import { describe, expect, it, test } from 'vitest'
import type { CalendarDate } from '../../src/index.ts'
import {
  addDays,
  bankHolidayName,
  bankHolidays,
  daysBetween,
  easterSunday,
  isBusinessDay,
  nextBusinessDay,
  PixInputError,
  weekdayOf,
} from '../../src/index.ts'

const YEARS = Array.from({ length: 80 }, (_, index) => 2020 + index)
const ours = (year: number): readonly string[] => [...new Set(bankHolidays(year).map(({ date }) => date))]

describe('national bank holidays (CMN 4.880/2020 art. 6, G-136)', () => {
  it('of 2026', () => {
    expect(bankHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toMatchInlineSnapshot(`
      [
        "2026-01-01 New Year's Day",
        "2026-02-16 Carnival Monday",
        "2026-02-17 Carnival Tuesday",
        "2026-04-03 Good Friday",
        "2026-04-21 Tiradentes",
        "2026-05-01 Labour Day",
        "2026-06-04 Corpus Christi",
        "2026-09-07 Independence Day",
        "2026-10-12 Our Lady of Aparecida",
        "2026-11-02 All Souls' Day",
        "2026-11-15 Republic Day",
        "2026-11-20 Black Awareness Day",
        "2026-12-25 Christmas Day",
      ]
    `)
  })

  test.each([
    { year: 2026, movable: ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'] },
    { year: 2027, movable: ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'] },
  ])('move with Easter in $year', ({ year, movable }) => {
    expect(ours(year)).toEqual(expect.arrayContaining(movable))
  })

  it('include 20 November from 2024 on', () => {
    expect(bankHolidayName('2023-11-20')).toBeNull()
    expect(bankHolidayName('2024-11-20')).toBe('Black Awareness Day')
  })

  it('do not include Ash Wednesday, 24 or 31 December', () => {
    const days: readonly CalendarDate[] = ['2026-02-18', '2026-12-24', '2026-12-31']
    expect(days.map((day) => isBusinessDay(day))).toEqual([true, true, true])
  })

  it('have one name by date as in the list of the year', () => {
    const differing: string[] = []
    for (const year of YEARS) {
      const listed = new Map(bankHolidays(year).map(({ date, name }) => [date, name]))
      for (let day: CalendarDate = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
        if (bankHolidayName(day) !== (listed.get(day) ?? null)) differing.push(day)
      }
    }
    // In 2079, Tiradentes and Good Friday are on the same day. The list has both entries; the name is the first one.
    expect(differing).toEqual(['2079-04-21'])
    expect(bankHolidayName('2079-04-21')).toBe('Tiradentes')
    expect(bankHolidays(2079).filter(({ date }) => date === '2079-04-21')).toHaveLength(2)
  })

  test.each([1582, 10_000, 2026.5, Number.NaN])('refuse the year %d', (year) => {
    expect(() => bankHolidays(year)).toThrow(PixInputError)
  })
})

describe('Easter Sunday', () => {
  test.each([
    { year: 1583, want: '1583-04-10' },
    { year: 1818, want: '1818-03-22' },
    { year: 1943, want: '1943-04-25' },
    { year: 2000, want: '2000-04-23' },
    { year: 2026, want: '2026-04-05' },
    { year: 2038, want: '2038-04-25' },
    { year: 2076, want: '2076-04-19' },
    { year: 2285, want: '2285-03-22' },
  ])('of $year is $want', ({ year, want }) => {
    expect(easterSunday(year)).toBe(want)
  })

  it('is always a Sunday from 22 March to 25 April', () => {
    for (let year = 1583; year <= 9999; year++) {
      const easter = easterSunday(year)
      const inRange = easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25'
      expect([year, weekdayOf(easter), inRange]).toEqual([year, 7, true])
    }
  })
})

describe('against two holiday libraries, 2020 to 2099', () => {
  /**
   * Entries of the library date-holidays that are not bank holidays. Each row is one kind of entry, with the reason.
   */
  const NOT_BANK_HOLIDAYS: readonly {
    readonly name: string
    readonly type: string
    readonly reason: string
  }[] = [
    { name: 'Carnaval', type: 'optional', reason: 'Saturday and Ash Wednesday: not in art. 6' },
    { name: 'Noite de Natal', type: 'optional', reason: '24 December from 14:00: banks are open before' },
    {
      name: 'Véspera de Ano Novo',
      type: 'optional',
      reason: '31 December from 14:00: a business day for the scheme',
    },
    { name: 'Dia de Eleição', type: 'public', reason: 'election days are Sundays' },
    { name: 'Páscoa', type: 'observance', reason: 'Easter is a Sunday' },
    { name: 'Dia das Mães', type: 'observance', reason: 'an observance' },
    { name: 'Dia dos Namorados', type: 'observance', reason: 'an observance' },
    { name: 'Dia dos Pais', type: 'observance', reason: 'an observance' },
  ]
  const library = new Holidays('BR')

  it('date-holidays names the same days, once its optional and observed ones are set aside', () => {
    for (const year of YEARS) {
      const entries = library.getHolidays(year)
      const kept = entries.filter(
        ({ name, type }) => !NOT_BANK_HOLIDAYS.some((it) => it.name === name && it.type === type),
      )
      const theirs = [...new Set(kept.map(({ date }) => date.slice(0, 10)))].sort()
      expect([year, theirs]).toEqual([year, ours(year)])
    }
  })

  it.each(NOT_BANK_HOLIDAYS)('date-holidays has $name ($type), which is none: $reason', ({ name, type }) => {
    const dates = YEARS.flatMap((year) => library.getHolidays(year))
      .filter((entry) => entry.name === name && entry.type === type)
      .map(({ date }) => date.slice(0, 10) as CalendarDate)
    expect(dates.length).toBeGreaterThan(0)
    // None of these days is a bank holiday in any year. One exception: 12 June, when Corpus Christi is on that day.
    const names = dates.filter((day) => weekdayOf(day) < 6).map((day) => bankHolidayName(day))
    expect(names.filter((it) => it !== null && it !== 'Corpus Christi')).toEqual([])
  })

  it('brazilian-utils names the same days, but for Easter itself and Carnival Monday', () => {
    for (const year of YEARS) {
      const theirs = getHolidays(year)
        // The library returns dates in local time. Its only entry of the type `religious` is Easter Sunday.
        .filter(({ type }) => type !== 'religious')
        .map(({ date }) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`)
        .map((text) => text.replace(/-(\d)(?=-|$)/g, '-0$1'))
      // The federal calendar has one Carnival day; article 6 of the bank rule has two. So the other one is added.
      const carnivalMonday = addDays(easterSunday(year), -48)
      const want = [...new Set([...theirs, carnivalMonday])].sort()
      expect([year, ours(year)]).toEqual([year, want])
    }
  })
})

describe('business days (§4.8, R-276, R-277)', () => {
  test.each([
    { given: '2026-03-02', want: '2026-03-02', why: 'a Monday' },
    { given: '2026-02-28', want: '2026-03-02', why: 'a Saturday' },
    { given: '2026-03-01', want: '2026-03-02', why: 'a Sunday' },
    { given: '2026-02-14', want: '2026-02-18', why: 'the Saturday before Carnival' },
    { given: '2026-04-03', want: '2026-04-06', why: 'Good Friday' },
    { given: '2026-06-04', want: '2026-06-05', why: 'Corpus Christi, a Thursday' },
    { given: '2026-11-20', want: '2026-11-23', why: 'a Friday, holiday since 2024' },
    { given: '2027-12-31', want: '2027-12-31', why: 'a business day' },
    { given: '2028-01-01', want: '2028-01-03', why: 'a Saturday and a holiday' },
  ] as const)('$given, $why: next is $want', ({ given, want }) => {
    expect(nextBusinessDay(given)).toBe(want)
    expect(isBusinessDay(given)).toBe(given === want)
  })

  it('take local holidays when given (G-136)', () => {
    const localHolidays = new Set<CalendarDate>(['2027-01-25', '2027-01-26'])
    expect(nextBusinessDay('2027-01-25')).toBe('2027-01-25')
    expect(nextBusinessDay('2027-01-25', { localHolidays })).toBe('2027-01-27')
    expect(isBusinessDay('2027-01-26', { localHolidays })).toBe(false)
  })

  it('lie at most four days ahead, and never behind', () => {
    const leaps = new Set<number>()
    for (let day: CalendarDate = '2020-01-01'; day < '2100-01-01'; day = addDays(day, 1)) {
      leaps.add(daysBetween(day, nextBusinessDay(day)))
    }
    expect([...leaps].sort()).toEqual([0, 1, 2, 3, 4])
  })
})
