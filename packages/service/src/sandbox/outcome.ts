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
} from '../generated/sandbox-contract.ts'

/** The time that was not sent is the usual one (G-108). */
const USUAL_SECONDS = DEFAULT_SETTINGS.withdrawalOutcome.afterSeconds

/** What becomes of withdrawals by themselves (G-108). */
export const readWithdrawalOutcome = ({
  status,
  holdAt,
  afterSeconds = USUAL_SECONDS,
  errorCode,
}: WithdrawalOutcomeRequest): WithdrawalOutcome => ({ status, holdAt, afterSeconds, errorCode })

/** What becomes of refunds by themselves (G-108). */
export const readRefundOutcome = ({
  status,
  afterSeconds = USUAL_SECONDS,
  errorCode,
}: RefundOutcomeRequest): RefundOutcome => ({ status, afterSeconds, errorCode })

export const withdrawalOutcomeBody = (outcome: WithdrawalOutcome): WithdrawalOutcomeBody => ({
  status: outcome.status,
  holdAt: holdOf(outcome),
  afterSeconds: outcome.afterSeconds,
  errorCode: outcome.errorCode ?? null,
})

export const refundOutcomeBody = ({ status, afterSeconds, errorCode }: RefundOutcome): RefundOutcomeBody => ({
  status,
  afterSeconds,
  errorCode: errorCode ?? null,
})
