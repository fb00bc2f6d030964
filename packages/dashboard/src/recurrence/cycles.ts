import type { Recurrence, Schedule } from '@pix-payments/client'
import {
  type CalendarDate,
  addDays,
  compareDates,
  cycleWindow,
  isCalendarDate,
  nextBusinessDay,
} from '@pix-payments/pix'

/** A charge must be due 2 to 10 days after the day on which it is created (§2.4). */
const LEAD = { least: 2, most: 10 } as const
/** A charge has at most 3 retries, each due on another day, 1 to 7 days after the charge (§2.4, §8). */
const RETRY_DAYS = 7
const RETRIES = 3

/** A cycle of a recurrence, as the calendar of the page shows it. */
export interface Cycle {
  readonly number: number
  /** The first and the last day on which a charge of the cycle may be due. */
  readonly start: CalendarDate
  readonly end: CalendarDate
  /** The first and the last day on which the charge can be created. */
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** The charge of the cycle, its retries and its re-sends, the oldest first. */
  readonly schedules: readonly Schedule[]
}

type Terms = Pick<Recurrence, 'firstPaymentDate' | 'frequency' | 'totalCharges'>

/** Returns the cycles from 2 on; cycle 1 is the first payment. */
export function cyclesOf(terms: Terms, schedules: readonly Schedule[]): readonly Cycle[] {
  const { frequency, totalCharges } = terms
  const firstPaymentDate = calendarDate(terms.firstPaymentDate)
  const numbers = Array.from({ length: Math.max(totalCharges - 1, 0) }, (_, index) => index + 2)
  return numbers.map((cycleNumber) => {
    const { start, end } = cycleWindow({ firstPaymentDate, frequency, cycleNumber })
    return {
      number: cycleNumber,
      start,
      end,
      from: addDays(start, -LEAD.most),
      until: addDays(end, -LEAD.least),
      schedules: schedules
        .filter((schedule) => schedule.cycleNumber === cycleNumber)
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    }
  })
}

/** Returns the earliest day on which a charge that is created today may be due; undefined when no such day is left. */
export function dueDateOf({ start, end }: Cycle, today: CalendarDate): CalendarDate | undefined {
  const earliest = addDays(today, LEAD.least)
  const due = compareDates(earliest, start) < 0 ? start : earliest
  const isTooEarly = compareDates(due, addDays(today, LEAD.most)) > 0
  // The service moves the date to a business day, which must be in the cycle too.
  return isTooEarly || compareDates(nextBusinessDay(due), end) > 0 ? undefined : due
}

/** Whether a charge of the cycle can be created today, only later, or no more. */
export function chargeTime(cycle: Cycle, today: CalendarDate): 'now' | 'later' | 'over' {
  if (dueDateOf(cycle, today) !== undefined) return 'now'
  return compareDates(today, cycle.from) < 0 ? 'later' : 'over'
}

/**
 * Returns the first and the last day on which a retry of a failed charge may be due, when it is asked for today: at most 7
 * days after the charge, before the next cycle, and not on the day of another retry. Undefined when no retry can follow.
 */
export function retryWindow(
  { end, schedules }: Cycle,
  schedule: Pick<Schedule, 'id' | 'dueDate'>,
  today: CalendarDate,
): { readonly first: CalendarDate; readonly last: CalendarDate } | undefined {
  const retries = schedules.filter(
    // A retry whose instruction could not be sent does not count (G-140).
    (it) =>
      it.retryOfScheduleId === schedule.id && it.purpose === 'NTAG' && it.statusDetailed !== 'SEND_FAILED',
  )
  if (retries.length >= RETRIES) return undefined
  const dueDate = calendarDate(schedule.dueDate)
  const [afterCharge, tomorrow] = [addDays(dueDate, 1), addDays(today, 1)]
  let first = compareDates(afterCharge, tomorrow) > 0 ? afterCharge : tomorrow
  while (retries.some((it) => it.dueDate === first)) first = addDays(first, 1)
  const byDays = addDays(dueDate, RETRY_DAYS)
  const last = compareDates(byDays, end) < 0 ? byDays : end
  return compareDates(first, last) > 0 ? undefined : { first, last }
}

/** The dates of an answer are dates by the contract. */
function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new TypeError(`${text} is not a date.`)
  return text
}
