import type { Transaction } from '../storage/port.ts'
import type { PayoutKind } from '../storage/records.ts'
import type { Deposit } from './deposit.ts'
import type { Finding } from './finding.ts'
import type { Payout } from './payout.ts'
import type { Cycle, Subscription } from './subscription.ts'

/** Money that another institution moved after a resource had ended. */
export interface Returned {
  readonly returnId: string
  /** Centavos. */
  readonly amount: number
  /** As the API names it, for example `FRAUD`. */
  readonly reason: string | undefined
}

type Handler<Native, Subject extends unknown[], Answer = void> = (
  transaction: Transaction<Native>,
  ...subject: Subject
) => Promise<Answer> | Answer

/**
 * Your side of each step. The kit calls a handler once for each step, in the transaction that stores the step: write to
 * your own tables with this transaction. When a handler throws, the step is rolled back and tried again later. Call
 * nothing but your database in a handler, with this transaction only: a handler that begins another transaction, or calls a
 * function of the kit such as `deposits.find`, fails with `insideTransaction`. On PostgreSQL, do not catch the error of a
 * statement: the step fails with `notCommitted`.
 */
export interface Handlers<Native> {
  /** Credit the player. */
  readonly onPaid: Handler<Native, [deposit: Deposit]>
  /** The charge can no longer be paid. */
  readonly onExpired?: Handler<Native, [deposit: Deposit]>
  /**
   * Money of a paid deposit was taken back from your wallet (MED): debit the player by `amount`, also when the balance of
   * the player becomes negative. If the handler throws because the balance is too small, the money is never booked.
   */
  readonly onTakenBack: Handler<Native, [deposit: Deposit, takeBack: Returned]>
  /** The player has the money. */
  readonly onWithdrawalSettled?: Handler<Native, [withdrawal: Payout]>
  /** The money never left: return the amount to the balance of the player. */
  readonly onWithdrawalGivenBack: Handler<Native, [withdrawal: Payout]>
  /** A settled withdrawal came back, in whole or in part: return `amount` to the balance of the player. */
  readonly onWithdrawalReturned: Handler<Native, [withdrawal: Payout, returned: Returned]>
  readonly onRefundSettled?: Handler<Native, [refund: Payout]>
  /** The refund did not happen: return the amount to the balance of the player that was debited for it. Refunds need it. */
  readonly onRefundGivenBack?: Handler<Native, [refund: Payout]>
  readonly onTransferSettled?: Handler<Native, [transfer: Payout]>
  /** The transfer did not happen. Transfers need it. */
  readonly onTransferGivenBack?: Handler<Native, [transfer: Payout]>
  /** The payer authorized the charges of all cycles. */
  readonly onSubscriptionAuthorized?: Handler<Native, [subscription: Subscription]>
  /** It was completed, cancelled, refused or not authorized in time. Cycles that are still open end on their own. */
  readonly onSubscriptionEnded?: Handler<Native, [subscription: Subscription]>
  /** Credit the player by the amount of the cycle. Cycle 1 is the first payment. Needed to start a subscription. */
  readonly onCyclePaid?: Handler<Native, [cycle: Cycle, subscription: Subscription]>
  /**
   * Returns the centavos to charge for a cycle from cycle 2 on. Needed to start a subscription without `amount`. Called
   * once for each cycle, five days before the cycle begins; the answer is stored.
   */
  readonly amountOfCycle?: Handler<Native, [cycle: Cycle, subscription: Subscription], number>
  /** The cycle will not be paid: all retries that the rules allow were made. */
  readonly onCycleFailed?: Handler<Native, [cycle: Cycle, subscription: Subscription]>
}

/**
 * Hooks for alarms and metrics. They run after the commit, and the kit does not wait for them. An error that a hook
 * throws or rejects with is ignored.
 */
export interface Hooks {
  /** Something needs a person. */
  readonly onFinding?: (finding: Finding) => Promise<void> | void
  /**
   * Work failed and is tried again later. `subject` is the key of the row, or `webhook` or `worker`; then `kind` is
   * undefined.
   */
  readonly onError?: (error: unknown, subject: string, kind: WorkKind | undefined) => Promise<void> | void
  /** A deposit, payout or cycle ended, for metrics: group by `kind`, `walletId` and `status`. */
  readonly onOutcome?: (outcome: Outcome) => Promise<void> | void
  /** A piece of work ended, for metrics: group by `table`, `walletId` and `name`. */
  readonly onWork?: (
    work: WorkKind & {
      readonly subject: string
      readonly milliseconds: number
      /** False: it failed, or was left to the next run. */
      readonly isDone: boolean
    },
  ) => Promise<void> | void
}

/** The end of a deposit, payout or cycle. */
export interface Outcome {
  readonly kind: 'deposit' | PayoutKind | 'cycle'
  readonly walletId: string
  /** For example `PAID`, `EXPIRED`, `SUCCESS` or `REFUSED`. */
  readonly status: string
  /** Centavos. */
  readonly amount: number
}

export interface WorkKind {
  readonly table: 'events' | 'payouts' | 'deposits' | 'subscriptions' | 'cycles'
  readonly walletId: string
  /** The name of the event. */
  readonly name: string | undefined
}
