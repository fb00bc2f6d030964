import type { CalendarDate } from './calendar-date.ts'
import { bankHolidayName } from './bank-holidays.ts'
import { addDays, weekdayOf } from './calendar-date.ts'

export interface BusinessDayOptions {
  /** Further days without business, such as those of the payer's municipality (G-136). None by default. */
  readonly localHolidays?: ReadonlySet<CalendarDate>
}

const SATURDAY = 6

/** Whether banks do business that day: no Saturday, Sunday, national bank holiday or given local one (G-136). */
export function isBusinessDay(date: CalendarDate, options: BusinessDayOptions = {}): boolean {
  if (weekdayOf(date) >= SATURDAY || bankHolidayName(date) !== null) return false
  return options.localHolidays?.has(date) !== true
}

/** The date itself when banks do business that day, else the first such day after it (§4.8, R-276, R-277). */
export function nextBusinessDay(date: CalendarDate, options: BusinessDayOptions = {}): CalendarDate {
  let day = date
  while (!isBusinessDay(day, options)) day = addDays(day, 1)
  return day
}
