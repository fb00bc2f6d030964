import { DEFAULT_SETTINGS, type RefundOutcome, type WithdrawalOutcome } from '../domain/wallet/wallet.ts'

interface OutcomeRequest<Status> {
  readonly status: Status
  readonly afterSeconds?: number | undefined
  readonly errorCode?: string | undefined
}

/** What becomes of withdrawals or refunds by themselves: the time that was not sent is the usual one (G-108). */
export const readOutcome = <Status extends WithdrawalOutcome['status'] | RefundOutcome['status']>({
  status,
  afterSeconds = DEFAULT_SETTINGS.withdrawalOutcome.afterSeconds,
  errorCode,
}: OutcomeRequest<Status>): {
  readonly status: Status
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
} => ({ status, afterSeconds, errorCode })
