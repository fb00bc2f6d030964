import { type CalendarDate, daysBetween, parseCalendarDate } from '@pix-payments/pix'

/** §7.3, §8: at most 90 days apart, no future days. */
const LONGEST_RANGE_DAYS = 90

/** Both ends, included; undefined when they are no days, inverted, in the future or too far apart (G-118). */
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
  /** How many days there are, both ends counted. */
  readonly days: number
}
