import type { AccountHolder } from '@pix-payments/spec/types'
import type { Charge } from '../domain/charge/charge.ts'
import type { Recurrence } from '../domain/recurrence/recurrence.ts'
import type { Schedule } from '../domain/schedule/schedule.ts'
import type { Withdrawal, WithdrawalEnding } from '../domain/withdrawal/withdrawal.ts'
import type { Expected, OrderingWallet, ReportName, ReportOf } from './rail.ts'

/** How the world ends a transfer or a refund on command. A missing field gets the default of the service. */
export interface Failure {
  readonly errorCode?: string | undefined
  readonly errorDescription?: string | undefined
}

/** The status that the control API commands for a withdrawal. */
export type WithdrawalTarget = 'CONFIRMED' | 'PROCESSING' | WithdrawalEnding

/**
 * The port to the simulated world, which the simulations and the control API of a sandbox command. Each method returns
 * the report that follows. The caller passes it to `application/reports`, like the report of an institution.
 */
export interface World {
  /** The reports that the automatic payer causes (G-280). */
  readonly payerReports: readonly ReportName[]
  /**
   * Returns the payer of a charge (G-104). A field that `given` lacks comes from the payer that the charge expects, or
   * from the default account of the payer.
   */
  payerOf(charge: Charge, given?: Partial<AccountHolder>): AccountHolder
  /** The payer pays the charge. `amount` is in cents; by default it is the amount of the charge. */
  payCharge(
    work: OrderingWallet,
    charge: Charge,
    payment: {
      readonly payer: AccountHolder
      readonly payerMessage?: string | null | undefined
      readonly amount?: number | undefined
    },
  ): ReportOf<'chargePayment'>
  /** The transfer of a withdrawal reaches a status. */
  moveTransfer(
    work: OrderingWallet,
    withdrawal: Withdrawal,
    target: WithdrawalTarget,
    failure: Failure,
  ): ReportOf<'transferAccepted' | 'transferSettled' | 'transferRefused'>
  /** The receiving institution returns money of a settled transfer. `amount` is in cents. */
  returnTransfer(
    work: OrderingWallet,
    withdrawal: Withdrawal,
    returned: { readonly amount: number; readonly reason: string | null },
  ): ReportOf<'transferReturned'>
  /** Money of a paid charge is taken back (MED). `amount` is in cents. */
  takeBack(
    work: OrderingWallet,
    charge: Charge,
    taken: { readonly amount: number; readonly reason: ReportOf<'chargeTakenBack'>['reason'] },
  ): ReportOf<'chargeTakenBack'>
  /** A refund ends. `refundId` identifies it in orders and reports. */
  endRefund(
    refund: { readonly walletId: string; readonly refundId: string },
    outcome: 'SETTLED' | 'FAILED',
    failure: Failure,
  ): ReportOf<'refundEnded'>
  /**
   * The payer pays the first payment of a recurrence. A field that `given` lacks comes from the payer of the recurrence.
   */
  payFirstPayment(
    work: OrderingWallet,
    recurrence: Recurrence,
    given?: Partial<AccountHolder>,
  ): ReportOf<'firstPayment'>
  /** The payer's institution confirms the recurrence, or rejects it with a reason. */
  answerRecurrence(
    recurrence: Recurrence,
    answer: { readonly outcome: 'CONFIRMED' | 'REJECTED'; readonly reason: string | null },
  ): ReportOf<'recurrenceAnswer'>
  cancelRecurrence(recurrence: Recurrence): ReportOf<'recurrenceCancellation'>
  /**
   * The payer's institution accepts the instruction, or rejects it with a scheme code. With the automatic payer, the
   * payment of an accepted instruction is expected later.
   */
  answerInstruction(
    work: OrderingWallet,
    instruction: { readonly schedule: Schedule; readonly payerTaxId: string },
    rejectionCode: string | null,
  ): { readonly answer: ReportOf<'instructionAnswer'>; readonly later: readonly Expected[] }
  payInstruction(schedule: Schedule, rejectionCode: string | null): ReportOf<'instructionPayment'>
  cancelInstruction(schedule: Schedule, code: 'FAIL' | null): ReportOf<'instructionCancellation'>
}
