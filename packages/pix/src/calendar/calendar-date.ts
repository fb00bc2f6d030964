import type { Result } from '../result.ts'
import type { Ymd } from './epoch-day.ts'
import { PixInputError, requireInput } from '../pix-input-error.ts'
import { accept, refuse } from '../result.ts'
import { daysInMonth, epochDayOf, ymdOf } from './epoch-day.ts'
import { zeroPad } from './zero-pad.ts'

/**
 * A day of the calendar, `YYYY-MM-DD` (§1 "Dates"), year 0001 to 9999; whose calendar is said by whoever holds it,
 * in this service always Brasília's. Such strings compare by `<` and `===` as the days do. The type keeps other
 * strings out, not days that do not exist: functions throw a PixInputError on `2026-02-30`.
 */
export type CalendarDate = `${number}-${number}-${number}`

export type CalendarDateProblem =
  /** Not four, two and two digits joined by hyphens. */
  | { readonly reason: 'INVALID_FORM' }
  /** No such day: month 13, 30 February, year 0000. */
  | { readonly reason: 'NO_SUCH_DAY' }

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const exists = ({ year, month, day }: Ymd): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Reads a date from outside. */
export function parseCalendarDate(text: string): Result<CalendarDate, CalendarDateProblem> {
  const match = FORM.exec(text)
  if (match === null) return refuse({ reason: 'INVALID_FORM' })
  const ymd = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return exists(ymd) ? accept(text as CalendarDate) : refuse({ reason: 'NO_SUCH_DAY' })
}

/** Whether the text is a day of the calendar; narrows the type. */
export function isCalendarDate(text: string): text is CalendarDate {
  return parseCalendarDate(text).ok
}

/** Year, month and day; throws on a day that does not exist. */
export function partsOf(date: CalendarDate): Ymd {
  requireInput(isCalendarDate(date), 'date', 'an existing day as YYYY-MM-DD')
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** The date of a year, month and day that are known to belong together, unless the year has left 0001 to 9999. */
export function dateOf({ year, month, day }: Ymd): CalendarDate {
  requireInput(year >= 1 && year <= 9999, 'date', 'within the years 0001 to 9999')
  return `${zeroPad(year, 4)}-${zeroPad(month, 2)}-${zeroPad(day, 2)}` as CalendarDate
}

/** `20260301` for `2026-03-01`, as identifiers carry it. */
export function compactDateOf(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

/** The date in eight digits, or `null`. */
export function readCompactDate(text: string): CalendarDate | null {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return isCalendarDate(date) ? date : null
}

function requireInteger(value: number, field: string): void {
  if (!Number.isSafeInteger(value)) throw new PixInputError(field, 'an integer')
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  requireInteger(days, 'days')
  return dateOf(ymdOf(epochDayOf(partsOf(date)) + days))
}

/**
 * The same day `months` later, or earlier; where that month is too short, its last day (G-053). Steps do not add up:
 * always count from the first date, `addMonths('2026-01-31', 2)` is 31 March, by way of February it would be the 28th.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  requireInteger(months, 'months')
  const { year, month, day } = partsOf(date)
  const monthIndex = year * 12 + month - 1 + months
  const target = { year: Math.floor(monthIndex / 12), month: (monthIndex % 12) + 1 }
  return dateOf({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** Calendar days from one date to another: 1 from a day to the next, negative backwards. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return epochDayOf(partsOf(to)) - epochDayOf(partsOf(from))
}

/** Negative, zero or positive as `left` is before, on or after `right`: for `Array.sort`. */
export function compareDates(left: CalendarDate, right: CalendarDate): number {
  return Math.sign(daysBetween(right, left))
}

/** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: CalendarDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const sinceMonday = (((epochDayOf(partsOf(date)) + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** A stretch of days, both ends included. */
export interface DateWindow {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** Whether the date lies in the window, on its ends or between. */
export function isWithin(date: CalendarDate, window: DateWindow): boolean {
  return compareDates(date, window.start) >= 0 && compareDates(date, window.end) <= 0
}
