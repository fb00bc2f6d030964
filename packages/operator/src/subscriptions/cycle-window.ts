import { addDays } from '../dates.ts'
import type { SubscriptionRequest } from '../kit/subscription.ts'
import type { SubscriptionRow } from '../storage/records.ts'

/** The terms of a subscription that decide about dates. */
export type Terms = Pick<
  SubscriptionRequest['recurrenceDetails'],
  'frequency' | 'firstPaymentDate' | 'totalCharges' | 'allowPostDuePayment'
>

export const termsOf = ({ request }: Pick<SubscriptionRow, 'request'>): Terms =>
  (JSON.parse(request) as SubscriptionRequest).recurrenceDetails

const MONTHS = { MONTHLY: 1, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 } as const

/**
 * The first day on which a cycle may be due, from cycle 2 on (G-051). The window ends the day before the next cycle
 * begins. A month without the day of `firstPaymentDate` uses its last day (G-053).
 */
export function cycleStart({ frequency, firstPaymentDate }: Terms, cycle: number): string {
  const periods = cycle - 2
  if (frequency === 'WEEKLY') return addDays(firstPaymentDate, 7 * periods)
  const anchor = new Date(`${firstPaymentDate}T00:00:00Z`)
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + MONTHS[frequency] * periods]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(anchor.getUTCDate(), lastDay)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}
