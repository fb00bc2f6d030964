import type { Instant } from '@pix-payments/pix'
import type { WithdrawalStatus } from '@pix-payments/spec/types'
import type { Holdings } from '../ledger/ledger.ts'
import type { WalletClock } from './wallet-clock.ts'

/** An account of an operator (G-005). Every operation locks it first. */
export interface Wallet extends Holdings {
  readonly id: string
  readonly operatorId: string
  readonly name: string
  readonly createdAt: Instant
  readonly account: WalletAccount
  readonly clock: WalletClock
  /** The latest instant at which something happened: its time only goes forward. */
  readonly lastAt: Instant
  /** Sum of the amounts of PENDING charges, in cents (§2.6, G-085). */
  readonly pending: number
  /** How many statement lines, movements, events and deliveries there were: the position of the latest. */
  readonly lines: number
  readonly movements: number
  readonly events: number
  readonly deliveries: number
  /** How often the seeded source of ids was asked. */
  readonly sequence: number
  /** When its earliest timer is due. */
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

/** How the simulated world treats a wallet. */
export interface TreatmentSettings {
  /** G-171: withdrawals only to accounts from which the same CPF paid a deposit here. */
  readonly secureLoop: boolean
  /** G-185: Pix Automático is enabled. */
  readonly automaticEnabled: boolean
  /** The simulated payer pays, authorizes, accepts and settles of itself. */
  readonly automaticPayer: boolean
  /** The charge of each cycle is created of itself. */
  readonly automaticCharges: boolean
  /** False makes balances and statements answer ACCOUNT_NOT_FOUND (§7.3). */
  readonly accountOpen: boolean
  /** G-061: receiverCnpj must be the operator's own. */
  readonly ownReceiverCnpjOnly: boolean
  /** §3.1: payments by others than the declared natural person are blocked. */
  readonly rejectThirdPartyPayers: boolean
  readonly withdrawalOutcome: WithdrawalOutcome
  /** Null: nothing was chosen, and each kind of refund has its usual outcome ({@link refundOutcomeOf}). */
  readonly refundOutcome: RefundOutcome | null
}

/** How a wallet is treated now, and what a reset gives back. */
export interface WalletSettings extends TreatmentSettings {
  /** In cents. */
  readonly openingBalance: number
  /** What was chosen when the wallet was created; the rest is DEFAULT_SETTINGS. */
  readonly chosen: Partial<TreatmentSettings>
}

/** How new withdrawals end by themselves (G-108); NONE: they wait until told. */
export interface WithdrawalOutcome {
  readonly status:
    | Extract<WithdrawalStatus, 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'FAILED' | 'EXPIRED'>
    | 'NONE'
  /** Where they wait; undefined: {@link holdOf} says. */
  readonly holdAt?: WithdrawalHold | undefined
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

/** A status in which a withdrawal waits for its outcome (§3.2). */
export type WithdrawalHold = Extract<WithdrawalStatus, 'INITIATED' | 'CONFIRMED' | 'PROCESSING'>

/** Where a withdrawal waits for its outcome: what cannot be sent stays INITIATED until that is known (G-091). */
export const holdOf = ({ status, holdAt }: WithdrawalOutcome): WithdrawalHold =>
  holdAt ?? (status === 'CANCELED' ? 'INITIATED' : 'PROCESSING')

export interface RefundOutcome {
  readonly status: 'SUCCESS' | 'FAILED' | 'NONE'
  readonly afterSeconds: number
  readonly errorCode?: string | undefined
}

/** What a refund returns: a deposit, the first payment of a recurrence, or a cycle charge. */
export type Refunded = 'deposit' | 'firstPayment' | 'schedule'

/** G-108: refunds settle after 2 seconds; §4.8 simulates the result of a cycle charge's refund, so that one waits. */
const USUAL_REFUND_OUTCOMES: Readonly<Record<Refunded, RefundOutcome>> = {
  deposit: { status: 'SUCCESS', afterSeconds: 2 },
  firstPayment: { status: 'SUCCESS', afterSeconds: 2 },
  schedule: { status: 'NONE', afterSeconds: 0 },
}

/** How a new refund ends by itself. */
export const refundOutcomeOf = (
  { refundOutcome }: Pick<TreatmentSettings, 'refundOutcome'>,
  refunded: Refunded,
): RefundOutcome => refundOutcome ?? USUAL_REFUND_OUTCOMES[refunded]

/** G-108: withdrawals settle by themselves after 2 seconds. */
export const DEFAULT_SETTINGS: TreatmentSettings = {
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
