import type { Instant } from '@pix-payments/pix'
import type { WithdrawalStatus } from '@pix-payments/spec/types'
import type { Holdings } from '../ledger/ledger.ts'
import type { WalletClock } from './wallet-clock.ts'

/** An account of an operator (G-005). An operation locks the wallet's row first, or fails when another has changed it. */
export interface Wallet extends Holdings {
  readonly id: string
  readonly operatorId: string
  readonly name: string
  readonly createdAt: Instant
  readonly account: WalletAccount
  readonly clock: WalletClock
  /** The time of the latest change, on the wallet's clock. The wallet's time never goes back before this instant. */
  readonly lastAt: Instant
  /** The sum of the amounts of PENDING charges, in cents (§2.6, G-085). */
  readonly pending: number
  /**
   * The numbers of statement lines, movements, events and deliveries that the wallet has written. Each number is also
   * the position of the latest row.
   */
  readonly lines: number
  readonly movements: number
  readonly events: number
  readonly deliveries: number
  /**
   * The last number that the wallet gave to a timer, a message to an institution, or a random id. With a seed, this
   * number decides the next random id.
   */
  readonly sequence: number
  /** Each change gives the wallet another random number. A transaction that has read the wallet before then fails. */
  readonly version: number
  /** The instant at which the earliest timer is due, in the wallet's time; null when the wallet has no timer. */
  readonly nextDueAt: Instant | null
  readonly settings: WalletSettings
}

export interface WalletAccount {
  /** The ISPB of the institution (G-006). */
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
  /** G-171: when true, a withdrawal needs an account from which the same person has paid a deposit to this wallet. */
  readonly secureLoop: boolean
  /** G-185: when false, the wallet's requests to Pix Automático return 503. */
  readonly automaticEnabled: boolean
  /**
   * When true, the simulated payer and the payer's institution act without simulation requests: they pay, authorize,
   * accept and settle (G-280).
   */
  readonly automaticPayer: boolean
  /** When true, the service creates the charge of each cycle itself, without a request of the operator. */
  readonly automaticCharges: boolean
  /** When false, balances and statements return ACCOUNT_NOT_FOUND (§7.3). */
  readonly accountOpen: boolean
  /** G-061: createRecurrence accepts only the operator's own CNPJ as receiverCnpj. In production it always does. */
  readonly ownReceiverCnpjOnly: boolean
  /** §3.1: a charge without an expected tax id rejects a payment by a company. */
  readonly rejectThirdPartyPayers: boolean
  readonly withdrawalOutcome: WithdrawalOutcome
  /** Null when no outcome was set: then each kind of refund has its default outcome ({@link refundOutcomeOf}). */
  readonly refundOutcome: RefundOutcome | null
}

/** The present settings of a wallet, with the values that a reset restores. */
export interface WalletSettings extends BehaviourSettings {
  /** The available balance of the new wallet, in cents. A reset credits it again. */
  readonly openingBalance: number
  /**
   * The settings that the creator of the wallet chose. A reset restores these values, and takes every other setting
   * from DEFAULT_SETTINGS.
   */
  readonly chosen: Partial<BehaviourSettings>
  /** The number of the last reset or restore; undefined before the first one. */
  readonly begun?: number | undefined
}

/**
 * How the sandbox ends new withdrawals (G-108). With the status NONE, a withdrawal waits until the control API ends it.
 */
export interface WithdrawalOutcome {
  readonly status:
    | Extract<WithdrawalStatus, 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'FAILED' | 'EXPIRED'>
    | 'NONE'
  /** The status in which the withdrawal waits. When it is undefined, {@link holdOf} decides. */
  readonly holdAt?: WithdrawalHold | undefined
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

/** A status in which a withdrawal can wait for its outcome (§3.2). */
export type WithdrawalHold = Extract<WithdrawalStatus, 'INITIATED' | 'CONFIRMED' | 'PROCESSING'>

/**
 * Returns the status in which a withdrawal waits for its outcome. When no status is chosen, this is PROCESSING. A
 * withdrawal that will end as CANCELED waits in INITIATED, because it is never sent (G-091).
 */
export const holdOf = ({ status, holdAt }: WithdrawalOutcome): WithdrawalHold =>
  holdAt ?? (status === 'CANCELED' ? 'INITIATED' : 'PROCESSING')

export interface RefundOutcome {
  readonly status: 'SUCCESS' | 'FAILED' | 'NONE'
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

const USUAL_REFUND_OUTCOME: RefundOutcome = { status: 'SUCCESS', afterSeconds: 2 }
const NO_REFUND_OUTCOME: RefundOutcome = { status: 'NONE', afterSeconds: 0 }

/**
 * Returns how the sandbox ends a new refund: the wallet's setting, otherwise SUCCESS after 2 seconds (G-108). The
 * simulated refund of a cycle charge does not settle on its own, because the operation `simulateRefundResult` (§4.8)
 * ends it.
 */
export const refundOutcomeOf = (
  { refundOutcome }: Pick<BehaviourSettings, 'refundOutcome'>,
  { waitsForResult }: { readonly waitsForResult: boolean },
): RefundOutcome => refundOutcome ?? (waitsForResult ? NO_REFUND_OUTCOME : USUAL_REFUND_OUTCOME)

/** The balances and counters of a wallet in which nothing has happened. */
export const NOTHING_YET: Pick<
  Wallet,
  'available' | 'blocked' | 'pending' | 'lines' | 'movements' | 'events' | 'deliveries' | 'nextDueAt'
> = {
  available: 0,
  blocked: 0,
  pending: 0,
  lines: 0,
  movements: 0,
  events: 0,
  deliveries: 0,
  nextDueAt: null,
}

/** The settings of a wallet whose creator chose none. With them, withdrawals settle after 2 seconds (G-108). */
export const DEFAULT_SETTINGS: BehaviourSettings = {
  secureLoop: false,
  automaticEnabled: true,
  automaticPayer: false,
  automaticCharges: false,
  accountOpen: true,
  ownReceiverCnpjOnly: true,
  rejectThirdPartyPayers: false,
  withdrawalOutcome: { status: 'SUCCESS', afterSeconds: 2 },
  refundOutcome: null,
}
