import type { WithHistory } from '../cause.ts'
import type { Instant } from '@pix-payments/pix'
import type { StateOf } from '@pix-payments/spec'
import type {
  PixRefundFailedEvent,
  PixRefundSettledEvent,
  Refund as RefundBody,
} from '@pix-payments/spec/types'
import { type Decision, accept, refuseBalance, refuseBecause } from '../refusal.ts'
import { begin } from '../step.ts'
import { timestamp, timestampOrNull } from '../timestamp.ts'
import { type ReceivedPayment, refundableAmountOf, reversibleUntil } from './received-payment.ts'

/** A refund by createRefund: it returns all or part of a received payment (§2.3, G-041). Amounts are in cents. */
export interface Refund extends WithHistory {
  readonly refundEndToEndId: string
  readonly walletId: string
  /** The refunded deposit. Undefined when the refund returns a recurring charge. */
  readonly chargeId?: string | undefined
  /** The recurrence of the refunded first payment or cycle charge. Undefined when the refund returns a deposit. */
  readonly recurrenceId?: string | undefined
  /** The refunded cycle charge. */
  readonly scheduleId?: string | undefined
  readonly originalEndToEndId: string
  readonly externalId: string
  readonly status: StateOf<'refund'>
  readonly amount: number
  /**
   * What was refunded of the payment with this refund, when the service accepted this refund. Undefined in refunds of
   * earlier versions.
   */
  readonly reversedWithIt?: number | undefined
  readonly description: string | null
  readonly errorCode: string | null
  readonly errorDescription: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly settledAt: Instant | null
}

/**
 * Checks a new refund against the rules in the order of the state machine: deadline, refundable amount, available
 * balance.
 */
export function checkRefund(
  payment: ReceivedPayment,
  amount: number,
  { now, available }: { readonly now: Instant; readonly available: number },
): Decision<undefined, 'REFUND_DEADLINE_EXCEEDED' | 'REFUND_AMOUNT_EXCEEDED' | 'INSUFFICIENT_BALANCE'> {
  const [until, left] = [reversibleUntil(payment), refundableAmountOf(payment)]
  if (now > until) {
    const message = `The transaction could be refunded until ${timestamp(until)}.`
    return refuseBecause('REFUND_DEADLINE_EXCEEDED', message)
  }
  if (amount > left) {
    const message = `The amount is above the ${left} centavos left of the original transaction.`
    return refuseBecause('REFUND_AMOUNT_EXCEEDED', message)
  }
  if (amount > available) return refuseBalance(available)
  return accept(undefined)
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ACCOUNT_NOT_FOUND: 'The account of the payer does not exist.',
  ACCOUNT_BLOCKED: 'The account of the payer is blocked.',
  ACCOUNT_CLOSED: 'The account of the payer is closed.',
  REJECTED_BY_COUNTERPARTY: 'The institution of the payer rejected the refund.',
  SETTLEMENT_TIMEOUT: 'The settlement ended without an answer.',
  PROVIDER_UNAVAILABLE: 'The refund could not be processed by the provider.',
}

/** Returns the errorCode and errorDescription of a failed refund, with a default for each that is not given (G-204). */
export function refundFailureOf(given: {
  readonly errorCode?: string | null | undefined
  readonly errorDescription?: string | null | undefined
}): { readonly errorCode: string; readonly errorDescription: string } {
  const errorCode = given.errorCode ?? 'REJECTED_BY_COUNTERPARTY'
  const errorDescription = given.errorDescription ?? DESCRIPTIONS[errorCode] ?? 'The refund was not settled.'
  return { errorCode, errorDescription }
}

/** Returns the response body of a refund, with the current totals of the refunded payment. */
export const refundBody = (refund: Refund, payment: ReceivedPayment): RefundBody => ({
  amount: refund.amount,
  canBeReversedUntil: timestamp(reversibleUntil(payment)),
  createdAt: timestamp(refund.createdAt),
  creditor: payment.payer,
  errorCode: refund.errorCode,
  errorDescription: refund.errorDescription,
  externalId: refund.externalId,
  leftAmount: refundableAmountOf(payment),
  originalAmount: payment.amount,
  originalEndToEndId: refund.originalEndToEndId,
  refundEndToEndId: refund.refundEndToEndId,
  settlementDateTime: timestampOrNull(refund.settledAt),
  status: refund.status,
  totalReversedAmount: payment.reversed,
  updatedAt: timestamp(refund.updatedAt),
})

/** Returns the body of the first response to createRefund (G-420). */
export const firstRefundBody = (refund: Refund, payment: ReceivedPayment): RefundBody =>
  refundBody(
    {
      ...refund,
      status: begin('refund', 'create'),
      errorCode: null,
      errorDescription: null,
      updatedAt: refund.createdAt,
      settledAt: null,
    },
    { ...payment, reversed: refund.reversedWithIt ?? payment.reversed },
  )

type Facts<Event> = Partial<Record<Exclude<keyof Event, 'eventId' | 'event' | 'occurredAt'>, unknown>>

export const refundSettledFacts = (refund: Refund): Facts<PixRefundSettledEvent> => ({
  status: refund.status,
  refundEndToEndId: refund.refundEndToEndId,
  originalEndToEndId: refund.originalEndToEndId,
  externalId: refund.externalId,
  recurrenceId: refund.recurrenceId,
  scheduleId: refund.scheduleId,
  amount: refund.amount,
  settlementDateTime: timestampOrNull(refund.settledAt),
})

export const refundFailedFacts = (refund: Refund): Facts<PixRefundFailedEvent> => ({
  status: refund.status,
  refundEndToEndId: refund.refundEndToEndId,
  originalEndToEndId: refund.originalEndToEndId,
  externalId: refund.externalId,
  recurrenceId: refund.recurrenceId,
  scheduleId: refund.scheduleId,
  amount: refund.amount,
  errorCode: refund.errorCode,
  errorDescription: refund.errorDescription,
})
