import {
  DEFAULT_SETTINGS,
  type RefundOutcome,
  type WithdrawalOutcome,
  holdOf,
} from '../domain/wallet/wallet.ts'
import type {
  RefundOutcome as RefundOutcomeBody,
  RefundOutcomeRequest,
  WithdrawalOutcome as WithdrawalOutcomeBody,
  WithdrawalOutcomeRequest,
} from '@pix-payments/spec/sandbox-types'

/** The time that was not sent is the usual one (G-108). */
const USUAL_SECONDS = DEFAULT_SETTINGS.withdrawalOutcome.afterSeconds

/** What becomes of withdrawals by themselves (G-108). */
export const readWithdrawalOutcome = ({
  status,
  holdAt,
  afterSeconds = USUAL_SECONDS,
  errorCode,
}: WithdrawalOutcomeRequest): WithdrawalOutcome => ({ status, holdAt, afterSeconds, errorCode })

/** What becomes of refunds by themselves; null: nothing is chosen (G-108). */
export function readRefundOutcome(request: RefundOutcomeRequest | null): RefundOutcome | null {
  if (request === null) return null
  const { status, afterSeconds = USUAL_SECONDS, errorCode } = request
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
