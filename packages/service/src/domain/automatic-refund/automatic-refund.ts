import type { WithHistory } from '../cause.ts'
import type { Instant } from '@pix-payments/pix'
import type { StateOf } from '@pix-payments/spec'
import type { AutomaticRefund as AutomaticRefundBody } from '@pix-payments/spec/types'
import { timestamp, timestampOrNull } from '../timestamp.ts'

/**
 * A refund that Pix Automático creates: it returns a first payment or a settled cycle charge (§4.8, G-230). Amounts are
 * in cents.
 */
export interface AutomaticRefund extends WithHistory {
  readonly refundId: string
  readonly walletId: string
  readonly recurrenceId: string
  /** The refunded cycle charge; null when the refund returns the first payment. */
  readonly scheduleId: string | null
  readonly amount: number
  readonly originalEndToEndId: string
  readonly refundEndToEndId: string
  readonly status: StateOf<'refund'>
  readonly errorCode: string | null
  readonly errorDescription: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly settledAt: Instant | null
}

export const automaticRefundBody = (refund: AutomaticRefund): AutomaticRefundBody => ({
  object: 'pix_automatic.refund',
  refundId: refund.refundId,
  recurrenceId: refund.recurrenceId,
  scheduleId: refund.scheduleId,
  walletId: refund.walletId,
  amount: refund.amount,
  originalEndToEndId: refund.originalEndToEndId,
  refundEndToEndId: refund.refundEndToEndId,
  status: refund.status,
  errorCode: refund.errorCode,
  errorDescription: refund.errorDescription,
  createdAt: timestamp(refund.createdAt),
  updatedAt: timestamp(refund.updatedAt),
  settledAt: timestampOrNull(refund.settledAt),
})

/**
 * Returns the payload of pixRefundSettled and pixRefundFailed. The payload has no externalId, because a recurring
 * charge has no externalId (G-217).
 */
export const automaticRefundFacts = (refund: AutomaticRefund): Readonly<Record<string, unknown>> => ({
  status: refund.status,
  refundEndToEndId: refund.refundEndToEndId,
  originalEndToEndId: refund.originalEndToEndId,
  refundId: refund.refundId,
  recurrenceId: refund.recurrenceId,
  scheduleId: refund.scheduleId,
  amount: refund.amount,
  settlementDateTime: timestampOrNull(refund.settledAt),
  errorCode: refund.errorCode,
  errorDescription: refund.errorDescription,
})
