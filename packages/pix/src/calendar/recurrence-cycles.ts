import type { CalendarDate, DateWindow } from './calendar-date.ts'
import type { Instant } from './instant.ts'
import { requireInput } from '../pix-input-error.ts'
import { brasiliaDate } from './brasilia.ts'
import { addDays, addMonths, partsOf } from './calendar-date.ts'

/** How often a recurrence charges the payer (§2.4). */
export type RecurrenceFrequency = 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'SEMIANNUAL' | 'ANNUAL'

/** The largest `totalCharges`, inclusive (§2.4). The number includes cycle 1, the immediate first Pix (G-050). */
export const MAX_TOTAL_CHARGES = 999

/** The length of a cycle for each frequency (G-054). */
const PERIODS: Readonly<
  Record<RecurrenceFrequency, { readonly days: number } | { readonly months: number }>
> = {
  WEEKLY: { days: 7 },
  MONTHLY: { months: 1 },
  QUARTERLY: { months: 3 },
  SEMIANNUAL: { months: 6 },
  ANNUAL: { months: 12 },
}

export const RECURRENCE_FREQUENCIES = Object.keys(PERIODS) as readonly RecurrenceFrequency[]

/**
 * Adds `count` cycles to the anchor in one step, so that a short month does not change later cycles. Monthly cycles
 * from 31 January give 28 February and then 31 March (G-053).
 */
function addPeriods(anchor: CalendarDate, frequency: RecurrenceFrequency, count: number): CalendarDate {
  requireInput(Object.hasOwn(PERIODS, frequency), 'frequency', RECURRENCE_FREQUENCIES.join(', '))
  const period = PERIODS[frequency]
  return 'days' in period ? addDays(anchor, period.days * count) : addMonths(anchor, period.months * count)
}

/** The terms that determine the calendar of a recurrence. */
export interface RecurrenceTerms {
  /** The start of cycle 2, which is the first scheduled charge (G-051). */
  readonly firstPaymentDate: CalendarDate
  readonly frequency: RecurrenceFrequency
}

/**
 * Returns the dates on which a charge of cycle `cycleNumber` may be due, both ends included (G-051). Cycle 2 starts on
 * `firstPaymentDate`, each window is one period long, and the next window starts on the day after it ends. Cycle 1 is
 * the immediate first Pix. It is paid before `firstPaymentDate` and has no window.
 *
 * @throws PixInputError when `cycleNumber` is not an integer from 2 to 999.
 * @example
 * cycleWindow({ firstPaymentDate: '2025-10-31', frequency: 'MONTHLY', cycleNumber: 3 })
 * // { start: '2025-11-30', end: '2025-12-30' }
 */
export function cycleWindow(terms: RecurrenceTerms & { readonly cycleNumber: number }): DateWindow {
  const { firstPaymentDate, frequency, cycleNumber } = terms
  const inRange = Number.isInteger(cycleNumber) && cycleNumber >= 2 && cycleNumber <= MAX_TOTAL_CHARGES
  requireInput(inRange, 'cycleNumber', `an integer from 2 to ${MAX_TOTAL_CHARGES}`)
  return {
    start: addPeriods(firstPaymentDate, frequency, cycleNumber - 2),
    end: addDays(addPeriods(firstPaymentDate, frequency, cycleNumber - 1), -1),
  }
}

/**
 * Returns the last day of a recurrence (G-052). It is the end of the window of the last cycle, so there is time for
 * retries after the due date. When the immediate Pix is the only charge, the last day is `firstPaymentDate`.
 *
 * @throws PixInputError when `totalCharges` is not an integer from 1 to 999.
 */
export function lastPaymentDate(terms: RecurrenceTerms & { readonly totalCharges: number }): CalendarDate {
  const { totalCharges, ...rest } = terms
  const inRange = Number.isInteger(totalCharges) && totalCharges >= 1 && totalCharges <= MAX_TOTAL_CHARGES
  requireInput(inRange, 'totalCharges', `an integer from 1 to ${MAX_TOTAL_CHARGES}`)
  if (totalCharges > 1) return cycleWindow({ ...rest, cycleNumber: totalCharges }).end
  partsOf(rest.firstPaymentDate)
  return rest.firstPaymentDate
}

/**
 * Returns the earliest allowed `firstPaymentDate` of a journey that expires at `expiresAt`: two calendar days after the
 * date of the expiry in Brasília (§2.4, G-070, R-134).
 */
export function earliestFirstPaymentDate(expiresAt: Instant): CalendarDate {
  return addDays(brasiliaDate(expiresAt), 2)
}
