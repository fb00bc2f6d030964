import type { Instant } from '@pix-payments/pix'
import type { WithdrawalStatus } from '@pix-payments/spec/types'
import type { Holdings } from '../ledger/ledger.ts'
import type { WalletClock } from './wallet-clock.ts'

/** An account of an operator (G-005). Every operation locks the wallet's row before it changes anything. */
export interface Wallet extends Holdings {
  readonly id: string
  readonly operatorId: string
  readonly name: string
  readonly createdAt: Instant
  readonly account: WalletAccount
  readonly clock: WalletClock
  /** The wallet's time of its latest change. The wallet's time never goes back before it. */
  readonly lastAt: Instant
  /** Sum of the amounts of PENDING charges, in cents (§2.6, G-085). */
  readonly pending: number
  /**
   * How many statement lines, movements, events and deliveries the wallet has written. Each is the position of the
   * latest one.
   */
  readonly lines: number
  readonly movements: number
  readonly events: number
  readonly deliveries: number
  /** How many ids the wallet has drawn from the seeded source. */
  readonly sequence: number
  /** When the earliest timer is due, in the wallet's time; null without timers. */
  readonly nextDueAt: Instant | null
  readonly settings: WalletSettings
}

export interface WalletAccount {
  /** ISPB (G-006). */
  readonly bankCode: string
  readonly branchCode: string
  readonly accountNumber: string
}

export interface Operator {
  readonly id: string
  readonly name: string
  readonly cnpj: string
}

/** Settings that change how the service behaves for a wallet. Some apply only in the sandbox. */
export interface BehaviourSettings {
  /** G-171: withdrawals go only to accounts from which the same CPF paid a deposit to this wallet. */
  readonly secureLoop: boolean
  /** G-185: Pix Automático is enabled for the wallet. */
  readonly automaticEnabled: boolean
  /** The simulated payer pays, authorizes, accepts and settles recurrences without simulation requests. */
  readonly automaticPayer: boolean
  /** The service creates the charge of each cycle without a request of the operator. */
  readonly automaticCharges: boolean
  /** When false, balances and statements return ACCOUNT_NOT_FOUND (§7.3). */
  readonly accountOpen: boolean
  /** G-061: receiverCnpj must be the operator's own. */
  readonly ownReceiverCnpjOnly: boolean
  /** §3.1: rejects payments by anyone but the declared natural person. */
  readonly rejectThirdPartyPayers: boolean
  readonly withdrawalOutcome: WithdrawalOutcome
  /** Null when it was not set: each kind of refund then has its default outcome ({@link refundOutcomeOf}). */
  readonly refundOutcome: RefundOutcome | null
}

/** The present settings of a wallet, and the values that a reset restores. */
export interface WalletSettings extends BehaviourSettings {
  /** In cents. */
  readonly openingBalance: number
  /** Settings that the creator of the wallet chose; the others are DEFAULT_SETTINGS. */
  readonly chosen: Partial<BehaviourSettings>
}

/** How the sandbox ends new withdrawals (G-108). With NONE they wait for the control API. */
export interface WithdrawalOutcome {
  readonly status:
    | Extract<WithdrawalStatus, 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'FAILED' | 'EXPIRED'>
    | 'NONE'
  /** The status in which the withdrawal waits; undefined selects the default of {@link holdOf}. */
  readonly holdAt?: WithdrawalHold | undefined
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

/** A status in which a withdrawal waits for its outcome (§3.2). */
export type WithdrawalHold = Extract<WithdrawalStatus, 'INITIATED' | 'CONFIRMED' | 'PROCESSING'>

/**
 * The status in which a withdrawal waits for its outcome. A withdrawal that cannot be sent (CANCELED) waits in INITIATED
 * (G-091).
 */
export const holdOf = ({ status, holdAt }: WithdrawalOutcome): WithdrawalHold =>
  holdAt ?? (status === 'CANCELED' ? 'INITIATED' : 'PROCESSING')

export interface RefundOutcome {
  readonly status: 'SUCCESS' | 'FAILED' | 'NONE'
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

/** What a refund returns: a deposit, the first payment of a recurrence, or a cycle charge. */
export type RefundTarget = 'deposit' | 'firstPayment' | 'schedule'

/**
 * G-108: refunds settle after 2 seconds. The refund of a cycle charge waits, because §4.8 has an operation that
 * simulates its result.
 */
const USUAL_REFUND_OUTCOMES: Readonly<Record<RefundTarget, RefundOutcome>> = {
  deposit: { status: 'SUCCESS', afterSeconds: 2 },
  firstPayment: { status: 'SUCCESS', afterSeconds: 2 },
  schedule: { status: 'NONE', afterSeconds: 0 },
}

/** How the sandbox ends a new refund. */
export const refundOutcomeOf = (
  { refundOutcome }: Pick<BehaviourSettings, 'refundOutcome'>,
  refunded: RefundTarget,
): RefundOutcome => refundOutcome ?? USUAL_REFUND_OUTCOMES[refunded]

/** G-108: withdrawals settle after 2 seconds. */
export const DEFAULT_SETTINGS: BehaviourSettings = {
  secureLoop: false,
  automaticEnabled: true,
  automaticPayer: false,
  automaticCharges: false,
  accountOpen: true,
  ownReceiverCnpjOnly: false,
  rejectThirdPartyPayers: false,
  withdrawalOutcome: { status: 'SUCCESS', afterSeconds: 2 },
  refundOutcome: null,
}
