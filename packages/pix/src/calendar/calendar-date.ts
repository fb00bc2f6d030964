import type { Result } from '../result.ts'
import type { Ymd } from './epoch-day.ts'
import { PixInputError, requireInput } from '../pix-input-error.ts'
import { accept, refuse } from '../result.ts'
import { daysInMonth, epochDayOf, ymdOf } from './epoch-day.ts'
import { zeroPad } from './zero-pad.ts'

/**
 * A date as `YYYY-MM-DD` (§1 "Dates"), from the year 0001 to 9999. The type has no time zone; every date of this
 * service is a date in Brasília. Compare two dates with `<` and `===`. The type excludes strings of another form, but
 * not a date that does not exist: functions throw a PixInputError for `2026-02-30`.
 */
export type CalendarDate = `${number}-${number}-${number}`

export type CalendarDateProblem =
  /** The text is not four, two and two digits with hyphens between them. */
  | { readonly reason: 'INVALID_FORM' }
  /** The day does not exist, as in month 13, 30 February or the year 0000. */
  | { readonly reason: 'NO_SUCH_DAY' }

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const exists = ({ year, month, day }: Ymd): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Reads a date from untrusted text, such as a request field. */
export function parseCalendarDate(text: string): Result<CalendarDate, CalendarDateProblem> {
  const match = FORM.exec(text)
  if (match === null) return refuse({ reason: 'INVALID_FORM' })
  const ymd = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return exists(ymd) ? accept(text as CalendarDate) : refuse({ reason: 'NO_SUCH_DAY' })
}

/** Whether the text is a date that exists. In TypeScript, true narrows the text to a `CalendarDate`. */
export function isCalendarDate(text: string): text is CalendarDate {
  return parseCalendarDate(text).ok
}

/** Returns the year, month and day of a date. Throws a PixInputError when the date does not exist. */
export function partsOf(date: CalendarDate): Ymd {
  requireInput(isCalendarDate(date), 'date', 'an existing day as YYYY-MM-DD')
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** Formats an existing day as a date. Throws a PixInputError when the year is not within 0001 to 9999. */
export function dateOf({ year, month, day }: Ymd): CalendarDate {
  requireInput(year >= 1 && year <= 9999, 'date', 'within the years 0001 to 9999')
  return `${zeroPad(year, 4)}-${zeroPad(month, 2)}-${zeroPad(day, 2)}` as CalendarDate
}

/** Returns the date without hyphens, as identifiers contain it: `20260301` for `2026-03-01`. */
export function compactDateOf(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

/** Reads a date of eight digits. Returns `null` when the date does not exist. */
export function readCompactDate(text: string): CalendarDate | null {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return isCalendarDate(date) ? date : null
}

function requireInteger(value: number, field: string): void {
  if (!Number.isSafeInteger(value)) throw new PixInputError(field, 'an integer')
}

/** Returns the date that is `days` later. A negative number returns an earlier date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  requireInteger(days, 'days')
  return dateOf(ymdOf(epochDayOf(partsOf(date)) + days))
}

/**
 * Returns the same day of the month that is `months` later; a negative number returns an earlier date. When that month
 * has fewer days, returns its last day (G-053). Always count from the first date: `addMonths('2026-01-31', 2)` is 31
 * March, but two steps of one month end at 28 March.
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

/**
 * A comparator for `Array.sort`: negative when `left` is before `right`, zero when the dates are equal, positive when
 * `left` is after `right`.
 */
export function compareDates(left: CalendarDate, right: CalendarDate): number {
  return Math.sign(daysBetween(right, left))
}

/** The day of the week in ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CalendarDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const sinceMonday = (((epochDayOf(partsOf(date)) + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** A range of dates. `start` and `end` belong to the range. */
export interface DateWindow {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** Whether the date is in the window. `start` and `end` are in the window. */
export function isWithin(date: CalendarDate, window: DateWindow): boolean {
  return compareDates(date, window.start) >= 0 && compareDates(date, window.end) <= 0
}
