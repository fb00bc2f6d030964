import type { CalendarDate } from './calendar-date.ts'
import { requireInput } from '../pix-input-error.ts'
import { addDays, compareDates, dateOf, daysBetween, partsOf } from './calendar-date.ts'

/** A national bank holiday. */
export interface BankHoliday {
  readonly date: CalendarDate
  /** The English name. */
  readonly name: string
}

/**
 * Holidays with a fixed date. Saturdays, Sundays, national holidays, Carnival Monday and Tuesday, and Corpus Christi
 * are not business days (Resolução CMN 4.880/2020 art. 6, G-136). Municipal and state holidays are not listed. Ash
 * Wednesday, 24 December and 31 December are business days.
 */
const FIXED: readonly { readonly monthDay: string; readonly name: string; readonly since?: number }[] = [
  { monthDay: '01-01', name: "New Year's Day" },
  { monthDay: '04-21', name: 'Tiradentes' },
  { monthDay: '05-01', name: 'Labour Day' },
  { monthDay: '09-07', name: 'Independence Day' },
  { monthDay: '10-12', name: 'Our Lady of Aparecida' },
  { monthDay: '11-02', name: "All Souls' Day" },
  { monthDay: '11-15', name: 'Republic Day' },
  // Lei 14.759/2023 made this day a national holiday. Until 2023 it was only a state and municipal holiday.
  { monthDay: '11-20', name: 'Black Awareness Day', since: 2024 },
  { monthDay: '12-25', name: 'Christmas Day' },
]

/** Holidays whose date depends on Easter Sunday. */
const MOVABLE: readonly { readonly daysFromEaster: number; readonly name: string }[] = [
  { daysFromEaster: -48, name: 'Carnival Monday' },
  { daysFromEaster: -47, name: 'Carnival Tuesday' },
  { daysFromEaster: -2, name: 'Good Friday' },
  { daysFromEaster: 60, name: 'Corpus Christi' },
]

/**
 * Returns Easter Sunday of a Gregorian year: the Sunday after the first ecclesiastical full moon on or after 21 March.
 * Uses the algorithm of Meeus, Jones and Butcher.
 *
 * @throws PixInputError when the year is not an integer from 1583 to 9999.
 */
export function easterSunday(year: number): CalendarDate {
  requireInput(Number.isInteger(year) && year >= 1583 && year <= 9999, 'year', 'an integer from 1583 to 9999')
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * correction + 114
  return dateOf({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

/**
 * Returns the national bank holidays of a year in calendar order. Holidays on a weekend are included. A day with two
 * names is listed twice: in 2079, 21 April is both Tiradentes and Good Friday.
 *
 * @throws PixInputError when the year is not an integer from 1583 to 9999.
 */
export function bankHolidays(year: number): readonly BankHoliday[] {
  const easter = easterSunday(year)
  const movable = MOVABLE.map(({ daysFromEaster, name }) => ({ date: addDays(easter, daysFromEaster), name }))
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(({ monthDay, name }) => ({
    date: `${easter.slice(0, 4)}-${monthDay}` as CalendarDate,
    name,
  }))
  return [...fixed, ...movable].sort((left, right) => compareDates(left.date, right.date))
}

/**
 * Returns the English name of the bank holiday on a date, or `null` when the date is not a bank holiday. If a day has
 * two names, as in 2079, returns the first: `Tiradentes`.
 */
export function bankHolidayName(date: CalendarDate): string | null {
  const { year } = partsOf(date)
  const fixed = FIXED.find(({ monthDay, since = 0 }) => date.endsWith(monthDay) && year >= since)
  if (fixed !== undefined) return fixed.name
  const fromEaster = daysBetween(easterSunday(year), date)
  return MOVABLE.find(({ daysFromEaster }) => daysFromEaster === fromEaster)?.name ?? null
}
