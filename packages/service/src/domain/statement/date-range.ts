import { type CalendarDate, daysBetween, parseCalendarDate } from '@pix-payments/pix'

/** §7.3, §8: the two dates of a range are at most 90 days apart. */
const LONGEST_RANGE_DAYS = 90

/**
 * Parses a date range that includes both dates. Returns undefined when a date does not exist, `from` is after `to`, a
 * date is in the future, or the range is too long (G-118).
 */
export function readDateRange(from: string, to: string, today: CalendarDate): DateRange | undefined {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
  if (!first.ok || !last.ok) return undefined
  const days = daysBetween(first.value, last.value)
  const isFuture = first.value > today || last.value > today
  if (isFuture || days < 0 || days > LONGEST_RANGE_DAYS) return undefined
  return { from: first.value, to: last.value, days: days + 1 }
}

export interface DateRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** The number of days from `from` to `to`, both included. */
  readonly days: number
}
