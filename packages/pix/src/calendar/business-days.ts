import type { CalendarDate } from './calendar-date.ts'
import { bankHolidayName } from './bank-holidays.ts'
import { addDays, weekdayOf } from './calendar-date.ts'

export interface BusinessDayOptions {
  /** Additional holidays, such as the holidays of the payer's municipality (G-136). Default: no additional holidays. */
  readonly localHolidays?: ReadonlySet<CalendarDate>
}

const SATURDAY = 6

/**
 * Whether the date is a business day: not a Saturday, a Sunday, a national bank holiday or one of `localHolidays`
 * (G-136).
 */
export function isBusinessDay(date: CalendarDate, options: BusinessDayOptions = {}): boolean {
  if (weekdayOf(date) >= SATURDAY || bankHolidayName(date) !== null) return false
  return options.localHolidays?.has(date) !== true
}

/** Returns the date itself when it is a business day; otherwise returns the next business day (§4.8, R-276, R-277). */
export function nextBusinessDay(date: CalendarDate, options: BusinessDayOptions = {}): CalendarDate {
  let day = date
  while (!isBusinessDay(day, options)) day = addDays(day, 1)
  return day
}
