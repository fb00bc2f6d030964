import type { Instant, RandomSource } from '@pix-payments/pix'
import type {
  AccountLookUp,
  CancellationOrder,
  ChargeOrder,
  ChargePaymentReport,
  ChargeTakenBackReport,
  FirstPaymentReport,
  FoundAccount,
  InstructionAnswerReport,
  InstructionCancellationReport,
  InstructionOrder,
  InstructionPaymentReport,
  InstructionSentReport,
  KeyLookUp,
  PayerScreening,
  RecurrenceAnswerReport,
  RecurrenceCancellationReport,
  RecurrenceOrder,
  RefundEndedReport,
  RefundOrder,
  ScreenedPayer,
  TransferAcceptedReport,
  TransferOrder,
  TransferRefusedReport,
  TransferReturnedReport,
  TransferSettledReport,
} from '@pix-payments/spec/rail-types'
import type { Wallet } from '../domain/wallet/wallet.ts'
import type { Transaction } from '../storage/store.ts'

/** An order as the institution gets it. In a sandbox it states in `simulation` how a simulated institution behaves. */
export type SentOrder =
  | CancellationOrder
  | ChargeOrder
  | InstructionOrder
  | RecurrenceOrder
  | RefundOrder
  | TransferOrder

type WireReport =
  | ChargePaymentReport
  | ChargeTakenBackReport
  | FirstPaymentReport
  | InstructionAnswerReport
  | InstructionCancellationReport
  | InstructionPaymentReport
  | InstructionSentReport
  | RecurrenceAnswerReport
  | RecurrenceCancellationReport
  | RefundEndedReport
  | TransferAcceptedReport
  | TransferRefusedReport
  | TransferReturnedReport
  | TransferSettledReport
type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/**
 * What the service orders from the institution. The adapter of a sandbox adds `simulation`: how a simulated institution
 * behaves.
 */
export type Order = Without<SentOrder, 'simulation'>
export type OrderName = Order['order']
export type OrderOf<Name extends OrderName> = Extract<Order, { readonly order: Name }>

/** What an institution reports to the service. Amounts are in cents. */
export type Report = Without<WireReport, 'dueAt'>
export type ReportName = Report['report']
export type ReportOf<Name extends ReportName> = Extract<Report, { readonly report: Name }>

/** A report that the institution will make. */
export interface Expected {
  readonly report: Report
  /** The instant in the wallet's time at which it takes effect. Null: together with the order. */
  readonly dueAt: Instant | null
}

/** The wallet for which the rail places an order, with its transaction. */
export interface OrderingWallet {
  readonly transaction: Transaction
  readonly wallet: Wallet
  /** The wallet's time. */
  readonly now: Instant
  readonly random: RandomSource
  /** The trace of the present cause; undefined without one. */
  readonly traceparent: string | undefined
  /** Returns the next number of the wallet, see `Wallet.sequence`. */
  nextNumber(): number
}

/** An institution did not answer a look-up in time, or answered that it cannot (G-340). */
export class RailUnavailableError extends Error {
  override readonly name = 'RailUnavailableError'
}

/**
 * The port to the Pix network outside this service: the key directory (DICT), the settlement system and the other
 * institutions. Look-ups run outside every transaction. Orders are placed in the transaction of their cause. Reports
 * come in through `application/reports`.
 */
export interface Rail {
  /**
   * Returns the account that a Pix key belongs to, or undefined when the directory does not have the key (§4.3).
   *
   * @throws RailUnavailableError
   */
  lookUpKey(lookUp: KeyLookUp): Promise<FoundAccount | undefined>
  /**
   * Returns a bank account with its holder, or undefined when only the destination institution knows the holder
   * (G-107).
   *
   * @throws RailUnavailableError
   */
  lookUpAccount(lookUp: AccountLookUp): Promise<FoundAccount | undefined>
  /**
   * Asks whether the risk policy accepts a payer for a new recurrence (G-179).
   *
   * @throws RailUnavailableError
   */
  screenPayer(screening: PayerScreening): Promise<ScreenedPayer['outcome']>
  /**
   * Places an order. Writes to the store only, and only in the transaction of `work`. Returns the
   * reports that are known already. An institution in another process returns an empty list, and reports later.
   */
  place(work: OrderingWallet, order: Order): Promise<readonly Expected[]>
  /**
   * Call it after the commit of a change that placed orders. Undefined when the rail has nothing to send.
   */
  wake?(): void
  /**
   * Resolves when each order that was placed for the wallet until now was sent once, successfully or not, or after
   * `milliseconds`. Undefined when orders take effect in their own transaction.
   */
  sent?(walletId: string, milliseconds: number): Promise<void>
}
