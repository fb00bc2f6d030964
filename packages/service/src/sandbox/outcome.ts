import type {
  RefundOutcome as RefundOutcomeBody,
  RefundOutcomeRequest,
  WithdrawalOutcome as WithdrawalOutcomeBody,
  WithdrawalOutcomeRequest,
} from '@pix-payments/spec/sandbox-types'
import {
  DEFAULT_SETTINGS,
  type RefundOutcome,
  type WithdrawalOutcome,
  holdOf,
} from '../domain/wallet/wallet.ts'

/** The default of afterSeconds: how long a withdrawal or refund waits for its outcome (G-108). */
const DEFAULT_SECONDS = DEFAULT_SETTINGS.withdrawalOutcome.afterSeconds

/** Reads the outcome of withdrawals from a request (G-108). */
export const readWithdrawalOutcome = ({
  status,
  holdAt,
  afterSeconds = DEFAULT_SECONDS,
  errorCode,
}: WithdrawalOutcomeRequest): WithdrawalOutcome => ({ status, holdAt, afterSeconds, errorCode })

/** Reads the outcome of refunds from a request. Returns null when the request chooses no outcome (G-108). */
export function readRefundOutcome(request: RefundOutcomeRequest | null): RefundOutcome | null {
  if (request === null) return null
  const { status, afterSeconds = DEFAULT_SECONDS, errorCode } = request
  return { status, afterSeconds, errorCode }
}

export const withdrawalOutcomeBody = (outcome: WithdrawalOutcome): WithdrawalOutcomeBody => ({
  status: outcome.status,
  holdAt: holdOf(outcome),
  afterSeconds: outcome.afterSeconds,
  errorCode: outcome.errorCode ?? null,
})

export const refundOutcomeBody = (outcome: RefundOutcome | null): RefundOutcomeBody | null =>
  outcome && {
    status: outcome.status,
    afterSeconds: outcome.afterSeconds,
    errorCode: outcome.errorCode ?? null,
  }
