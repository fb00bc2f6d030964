import type { Result } from '../result.ts'
import type { Ymd } from './epoch-day.ts'
import { PixInputError, requireInput } from '../pix-input-error.ts'
import { accept, refuse } from '../result.ts'
import { daysInMonth, epochDayOf, ymdOf } from './epoch-day.ts'
import { zeroPad } from './zero-pad.ts'

/**
 * A date as `YYYY-MM-DD` (§1 "Dates"), years 0001 to 9999. It has no time zone; this service always means the date in
 * Brasília. Compare two dates with `<` and `===`. The type excludes strings of other forms, but not dates that do not
 * exist: functions throw a PixInputError for `2026-02-30`.
 */
export type CalendarDate = `${number}-${number}-${number}`

export type CalendarDateProblem =
  /** Not four, two and two digits with hyphens between them. */
  | { readonly reason: 'INVALID_FORM' }
  /** No such day: month 13, 30 February, year 0000. */
  | { readonly reason: 'NO_SUCH_DAY' }

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const exists = ({ year, month, day }: Ymd): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Reads a date from untrusted text. */
export function parseCalendarDate(text: string): Result<CalendarDate, CalendarDateProblem> {
  const match = FORM.exec(text)
  if (match === null) return refuse({ reason: 'INVALID_FORM' })
  const ymd = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return exists(ymd) ? accept(text as CalendarDate) : refuse({ reason: 'NO_SUCH_DAY' })
}

/** Whether the text is an existing date. Narrows the type. */
export function isCalendarDate(text: string): text is CalendarDate {
  return parseCalendarDate(text).ok
}

/** Returns year, month and day. Throws a PixInputError when the date does not exist. */
export function partsOf(date: CalendarDate): Ymd {
  requireInput(isCalendarDate(date), 'date', 'an existing day as YYYY-MM-DD')
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** Formats an existing day as a date. Throws a PixInputError when the year is not within 0001 to 9999. */
export function dateOf({ year, month, day }: Ymd): CalendarDate {
  requireInput(year >= 1 && year <= 9999, 'date', 'within the years 0001 to 9999')
  return `${zeroPad(year, 4)}-${zeroPad(month, 2)}-${zeroPad(day, 2)}` as CalendarDate
}

/** Returns `20260301` for `2026-03-01`, the form in identifiers. */
export function compactDateOf(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

/** Reads a date of eight digits, or returns `null`. */
export function readCompactDate(text: string): CalendarDate | null {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return isCalendarDate(date) ? date : null
}

function requireInteger(value: number, field: string): void {
  if (!Number.isSafeInteger(value)) throw new PixInputError(field, 'an integer')
}

/** Returns the date `days` later, or earlier when `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  requireInteger(days, 'days')
  return dateOf(ymdOf(epochDayOf(partsOf(date)) + days))
}

/**
 * Returns the same day of the month `months` later, or earlier when negative. When that month is too short, returns its
 * last day (G-053). Always count from the first date: `addMonths('2026-01-31', 2)` is 31 March, but two steps of one
 * month end at 28 March.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  requireInteger(months, 'months')
  const { year, month, day } = partsOf(date)
  const monthIndex = year * 12 + month - 1 + months
  const target = { year: Math.floor(monthIndex / 12), month: (monthIndex % 12) + 1 }
  return dateOf({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** The number of days from one date to another: 1 for the next day, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return epochDayOf(partsOf(to)) - epochDayOf(partsOf(from))
}

/** A comparator for `Array.sort`: negative when `left` is before `right`, zero when equal, positive when after. */
export function compareDates(left: CalendarDate, right: CalendarDate): number {
  return Math.sign(daysBetween(right, left))
}

/** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: CalendarDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const sinceMonday = (((epochDayOf(partsOf(date)) + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** A range of dates, both ends included. */
export interface DateWindow {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** Whether the date is in the window, including its ends. */
export function isWithin(date: CalendarDate, window: DateWindow): boolean {
  return compareDates(date, window.start) >= 0 && compareDates(date, window.end) <= 0
}
