import {
  type CancelRecurrenceRequest,
  type PixClient,
  PixError,
  type Recurrence,
  type StatementLine,
} from '@pix-payments/client'
import { requireLine } from '../books/statement-line.ts'
import { addDays, startOfDay } from '../dates.ts'
import { resolveStuck } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { isAhead, isFinal } from '../kit/status.ts'
import { newCycle, subscriptionOf } from '../kit/subscription.ts'
import { FIRST_READ_MS } from '../pace/gaps.ts'
import type { SubscriptionRow } from '../storage/records.ts'
import { bookCycle } from './book-cycle.ts'
import { cycleStart, termsOf } from './cycle-window.ts'

/** A charge is created this many days before its cycle begins: early enough for an outage of days. */
const LEAD_DAYS = 5
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whether a subscription with this status never changes again. `COMPLETED` is AUTHORIZED in the API (G-067). */
export const isEnded = (status: string): boolean => status === 'COMPLETED' || isFinal('recurrence', status)

/**
 * Reads the recurrence of a subscription, and steps the subscription forward. Books the first payment, and plans the
 * cycles that are due. Call it any number of times, concurrently too.
 */
export async function advanceSubscription(kit: Kit, row: SubscriptionRow): Promise<void> {
  const { key, wallet_id, recurrence_id: id, cancel_request } = row
  if (id === null) return
  const { pix } = kit.wallets.of(wallet_id)
  if (cancel_request !== null && !isEnded(row.status)) await cancel(pix, id, cancel_request)
  const recurrence = await pix.recurrences.getRecurrence({ id })
  const isNews = recurrence.firstPaymentEndToEndId !== null && row.first_paid_at === null
  // The recurrence does not say when its first payment settled. The line of the statement does.
  const line = isNews ? await requireLine(kit, wallet_id, id) : undefined
  await inTransaction(kit, async (open) => {
    const stored = await open.subscriptions.lock(key)
    if (stored !== undefined)
      await takeStep(kit, open, await bookFirstPayment(kit, open, stored, line), recurrence)
    await resolveStuck(kit, open, 'subscriptions', row)
  })
}

/** The recurrence ended before: its status shows how. */
async function cancel(pix: PixClient, id: string, request: string): Promise<void> {
  const body = JSON.parse(request) as CancelRecurrenceRequest
  await pix.recurrences.cancelRecurrence({ id, ...body }).catch((error: unknown) => {
    if (!(error instanceof PixError && error.is('cancelRecurrence', 'INVALID_RECURRENCE_STATE'))) throw error
  })
}

async function bookFirstPayment(
  kit: Kit,
  open: Open,
  stored: SubscriptionRow,
  line: StatementLine | undefined,
): Promise<SubscriptionRow> {
  if (line === undefined || stored.first_paid_at !== null) return stored
  const paid_at = Date.parse(line.settledAt)
  const { amount, endToEndId: end_to_end_id } = line
  const paid = { status: 'PAID', amount, end_to_end_id, paid_at, next_at: null } as const
  const cycle = { ...newCycle(stored, 1, paid_at), ...paid }
  const row = { ...stored, first_paid_at: paid_at }
  await open.cycles.insert(cycle)
  await open.subscriptions.update(stored.key, { first_paid_at: paid_at })
  await bookCycle(kit, open, cycle, row)
  return row
}

async function takeStep(
  kit: Kit,
  open: Open,
  stored: SubscriptionRow,
  recurrence: Recurrence,
): Promise<void> {
  const { key } = stored
  if (isEnded(stored.status)) return open.subscriptions.update(key, { next_at: null })
  const { authorizedAt, statusDetailed, cancellationReason, rejectionReason } = recurrence
  const isComplete = statusDetailed === 'COMPLETED'
  const isStep = isComplete || isAhead('recurrence', stored.status, recurrence.status)
  const status = isComplete ? statusDetailed : isStep ? recurrence.status : stored.status
  const row = { ...stored, status, reason: cancellationReason ?? rejectionReason }
  const next = isEnded(status) ? { next_at: null } : await planCycles(kit, open, row)
  await open.subscriptions.update(key, { status, reason: row.reason, attempts: 0, ...next })
  if (!isStep) return
  const { transaction } = open
  const subscription = subscriptionOf(row)
  if (stored.status === 'PENDING' && authorizedAt !== null)
    await kit.handlers.onSubscriptionAuthorized?.(transaction, subscription)
  if (isEnded(status)) await kit.handlers.onSubscriptionEnded?.(transaction, subscription)
}

/** Adds the cycles whose charges are due to be created. Returns when to look again. */
async function planCycles(
  kit: Kit,
  open: Open,
  row: SubscriptionRow,
): Promise<Pick<SubscriptionRow, 'next_at' | 'next_cycle'>> {
  const now = kit.clock.now()
  let { next_cycle } = row
  if (row.status !== 'AUTHORIZED') {
    // Lost webhooks are read back sooner when the subscription is young.
    const age = Math.max(now - row.created_at, FIRST_READ_MS)
    return { next_cycle, next_at: now + Math.min(age, 6 * HOUR) }
  }
  const terms = termsOf(row)
  for (; next_cycle <= terms.totalCharges && row.cancel_request === null; next_cycle += 1) {
    const start = startOfDay(addDays(cycleStart(terms, next_cycle), -LEAD_DAYS))
    // A cancellation by the payer whose webhook was lost is seen within a day.
    if (start > now) return { next_cycle, next_at: Math.min(start, now + DAY) }
    await open.cycles.insert(newCycle(row, next_cycle, now))
  }
  return { next_cycle, next_at: now + (row.cancel_request === null ? DAY : FIRST_READ_MS) }
}
