import type { CreateRecurrenceRequest } from '@pix-payments/client'
import { dateOf } from '../dates.ts'
import type { CycleRow, CycleStatus, SubscriptionRow } from '../storage/records.ts'

/** A recurring charge in your books (Pix Automático). */
export interface Subscription {
  readonly walletId: string
  readonly externalId: string
  /** Your own id of the player, as you passed it. */
  readonly playerId: string
  /** Centavos of each cycle. Undefined: your handler `amountOfCycle` decides. */
  readonly amount: number | undefined
  /**
   * `STARTING` until the recurrence is stored, `REFUSED` when the API refused it, `COMPLETED` when all cycles are over,
   * otherwise the status of the recurrence.
   */
  readonly status: string
  readonly recurrenceId: string | undefined
  /** The text to show and to draw as a QR code: the first payment and the authorization. */
  readonly brCode: string | undefined
  /** When the brCode expires. */
  readonly expiresAt: Date | undefined
  /** Why it ended. */
  readonly reason: string | undefined
  /** You asked for the cancellation. No further cycle is charged. */
  readonly isCancelRequested: boolean
}

/** One cycle of a subscription. */
export interface Cycle {
  /** 1 is the first payment. */
  readonly number: number
  /** Centavos. 0 until your handler `amountOfCycle` has decided. */
  readonly amount: number
  readonly status: CycleStatus
  /** The schedule of the charge, or of its newest retry. */
  readonly scheduleId: string | undefined
  /** The day in Brasília on which the newest charge is due (YYYY-MM-DD). */
  readonly dueDate: string | undefined
  readonly endToEndId: string | undefined
  /** Why it failed: the rejectionCode or the statusDetailed of the schedule, `WAIVED`, `TOO_LATE` or `NOT_AUTHORIZED`. */
  readonly reason: string | undefined
  readonly paidAt: Date | undefined
}

/**
 * A subscription to start: the request of the contract, and whose it is. Without `amount`, it has `firstPaymentAmount`,
 * and your handler `amountOfCycle` decides what the other cycles cost.
 */
export interface SubscriptionRequest extends CreateRecurrenceRequest {
  /** Your own id of the player. */
  readonly playerId: string
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
}

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  walletId: row.wallet_id,
  externalId: row.external_id,
  playerId: row.player_id,
  amount: row.amount === 0 ? undefined : row.amount,
  status: row.status,
  recurrenceId: row.recurrence_id ?? undefined,
  brCode: row.br_code ?? undefined,
  expiresAt: dateOf(row.expires_at),
  reason: row.reason ?? undefined,
  isCancelRequested: row.cancel_request !== null,
})

export const cycleOf = (row: CycleRow): Cycle => ({
  number: row.number,
  amount: row.amount,
  status: row.status,
  scheduleId: row.schedule_id ?? undefined,
  dueDate: row.due_date ?? undefined,
  endToEndId: row.end_to_end_id ?? undefined,
  reason: row.reason ?? undefined,
  paidAt: dateOf(row.paid_at),
})

export const subscriptionKey = (walletId: string, externalId: string): string => `${walletId}/${externalId}`

/** A row of a cycle of which no charge exists. */
export const newCycle = (subscription: SubscriptionRow, number: number, now: number): CycleRow => ({
  key: `${subscription.key}/${number}`,
  wallet_id: subscription.wallet_id,
  subscription_key: subscription.key,
  number,
  amount: subscription.amount,
  status: 'PLANNED',
  schedule_id: null,
  due_date: null,
  end_to_end_id: null,
  reason: null,
  waived: null,
  paid_at: null,
  attempts: 0,
  next_at: now,
  failing_since: null,
})
