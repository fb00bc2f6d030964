import { type Instant, type RandomSource, brasiliaInstant, generateEndToEndId } from '@pix-payments/pix'
import type { PayerSimulation, RefundSimulation, TransferSimulation } from '@pix-payments/spec/rail-types'
import { SECOND } from '../../domain/timestamp.ts'
import type { Expected, OrderOf, Report, ReportOf } from '../rail.ts'
import { MUNICIPALITY_CODE, homeAccount } from './home-account.ts'
import { magicPayer } from './magic-payers.ts'

/** An order with the behaviour that the sandbox asks of the simulated institution. */
export type SimulatedOrder =
  | (OrderOf<'transfer'> & { readonly simulation: TransferSimulation })
  | (OrderOf<'refund'> & { readonly simulation: RefundSimulation })
  | (OrderOf<'recurrence'> & { readonly simulation: PayerSimulation })
  | (OrderOf<'instruction'> & { readonly simulation: PayerSimulation })
  | OrderOf<'charge'>
  | OrderOf<'cancellation'>

export interface Moment {
  /** The wallet's time at which the order was placed. */
  readonly now: Instant
  readonly random: RandomSource
}

/** The time that the simulated payer and the payer's institution take for each step, in milliseconds. */
const STEP: number = SECOND
/** The Brasília time on the due date at which the payer's institution settles. */
const SETTLEMENT_TIME = '08:00'

/**
 * Returns what the simulated world will tell about an order. The world keeps no state: the same order with the same
 * moment has the same reports.
 */
export function forecast(order: SimulatedOrder, moment: Moment): readonly Expected[] {
  switch (order.order) {
    case 'transfer':
      return forecastTransfer(order, moment)
    case 'refund':
      return forecastRefund(order, moment)
    case 'recurrence':
      return forecastRecurrence(order, moment)
    case 'instruction':
      return forecastInstruction(order, moment)
    case 'charge':
    case 'cancellation':
      return []
  }
}

/** G-108: a transfer is accepted immediately, and ends after some seconds. */
function forecastTransfer(
  { walletId, transactionId, account, simulation }: Extract<SimulatedOrder, { readonly order: 'transfer' }>,
  { now, random }: Moment,
): readonly Expected[] {
  const { status, holdAt, afterSeconds, errorCode } = simulation
  const endToEndId = generateEndToEndId({ ispb: account.bankCode, at: now, random })
  const stage = holdAt === 'INITIATED' ? undefined : holdAt
  const accepted: readonly Report[] =
    stage === undefined ? [] : [{ report: 'transferAccepted', walletId, transactionId, endToEndId, stage }]
  return [
    ...accepted.map((report) => ({ report, dueAt: null })),
    ...(status === 'NONE'
      ? []
      : [
          {
            dueAt: now + afterSeconds * SECOND,
            report: transferEnd({ walletId, transactionId }, status, {
              endToEndId: stage === undefined && isUnsent(status) ? null : endToEndId,
              errorCode,
              errorDescription: null,
            }),
          },
        ]),
  ]
}

/** A transfer that waits in INITIATED and ends like this was never sent, so it has no endToEndId (G-091). */
const isUnsent = (status: TransferSimulation['status']): boolean =>
  status === 'CANCELED' || status === 'FAILED'

interface End {
  readonly endToEndId: string | null
  readonly errorCode: string | null
  readonly errorDescription: string | null
}

/** Returns the report that ends a transfer. */
export function transferEnd(
  transfer: { readonly walletId: string; readonly transactionId: string },
  status: Exclude<TransferSimulation['status'], 'NONE'>,
  { endToEndId, ...error }: End,
): ReportOf<'transferSettled' | 'transferRefused'> {
  const { walletId, transactionId } = transfer
  return status === 'SUCCESS'
    ? { report: 'transferSettled', walletId, transactionId, endToEndId: endToEndId ?? '' }
    : { report: 'transferRefused', walletId, transactionId, status, endToEndId, ...error }
}

function forecastRefund(
  { walletId, refundId, simulation }: Extract<SimulatedOrder, { readonly order: 'refund' }>,
  { now }: Moment,
): readonly Expected[] {
  const { status, afterSeconds, errorCode } = simulation
  if (status === 'NONE') return []
  const outcome = status === 'SUCCESS' ? 'SETTLED' : 'FAILED'
  const report: Report = {
    report: 'refundEnded',
    walletId,
    refundId,
    outcome,
    errorCode: status === 'SUCCESS' ? null : errorCode,
    errorDescription: null,
  }
  return [{ report, dueAt: now + afterSeconds * SECOND }]
}

/** G-280: the automatic payer pays after one step, and the payer's institution answers one step later. */
function forecastRecurrence(
  order: Extract<SimulatedOrder, { readonly order: 'recurrence' }>,
  { now, random }: Moment,
): readonly Expected[] {
  if (!order.simulation.automaticPayer) return []
  const { walletId, recurrenceId, payer } = order
  const paidAt = now + STEP
  const home = homeAccount(payer.taxId, payer.name ?? UNNAMED_PAYER)
  const isRejected = magicPayer(payer.taxId)?.authorization === 'REJECTED'
  return [
    {
      dueAt: paidAt,
      report: {
        report: 'firstPayment',
        walletId,
        recurrenceId,
        endToEndId: generateEndToEndId({ ispb: home.bankCode, at: paidAt, random }),
        amount: order.firstAmount,
        payer: { name: home.name, taxId: home.taxId, bankCode: home.bankCode },
      },
    },
    {
      dueAt: paidAt + STEP,
      report: {
        report: 'recurrenceAnswer',
        walletId,
        recurrenceId,
        outcome: isRejected ? 'REJECTED' : 'CONFIRMED',
        municipalityCode: isRejected ? null : municipalityOf(payer.taxId),
        reason: null,
      },
    },
  ]
}

/** The name of a payer whom the recurrence does not name (G-211). */
export const UNNAMED_PAYER = 'Pagador'

/** The municipality code that the payer's institution reports (G-066), or null for the magic payer without it (G-180). */
export const municipalityOf = (taxId: string): string | null =>
  magicPayer(taxId)?.municipality === 'NONE' ? null : MUNICIPALITY_CODE

function forecastInstruction(
  order: Extract<SimulatedOrder, { readonly order: 'instruction' }>,
  { now, random }: Moment,
): readonly Expected[] {
  const { walletId, scheduleId, regulatoryMessageId, payerTaxId } = order
  const magic = magicPayer(payerTaxId)
  const about = { walletId, scheduleId }
  if (magic?.send === 'FAILS') {
    const ids = { regulatoryMessageId, endToEndId: null }
    return [{ dueAt: null, report: { report: 'instructionSent', ...about, outcome: 'FAILED', ...ids } }]
  }
  const sent: Report = {
    report: 'instructionSent',
    ...about,
    outcome: 'SENT',
    regulatoryMessageId,
    endToEndId: generateEndToEndId({
      ispb: homeAccount(payerTaxId, '').bankCode,
      at: endToEndTimeOf(order.dueDate),
      random,
    }),
  }
  const isAnswered = order.simulation.automaticPayer && magic?.answer !== 'NONE'
  if (!isAnswered) return [{ dueAt: null, report: sent }]
  const rejectionCode = magic?.instruction ?? null
  const outcome = rejectionCode === null ? 'ACCEPTED' : 'REJECTED'
  const answeredAt = now + STEP
  return [
    { dueAt: null, report: sent },
    { dueAt: answeredAt, report: { report: 'instructionAnswer', ...about, outcome, rejectionCode } },
    ...(rejectionCode === null ? [forecastPayment({ ...order, answeredAt })] : []),
  ]
}

/** Returns the time in the endToEndId of an instruction: the due date at 12:00 UTC (G-080). */
const endToEndTimeOf = (dueDate: string): Instant => Date.parse(`${dueDate}T12:00:00.000Z`)

const settlementOf = (dueDate: string): Instant =>
  brasiliaInstant(dueDate as Parameters<typeof brasiliaInstant>[0], SETTLEMENT_TIME)

/** The payer's institution pays, or fails to pay, an accepted instruction on its due date. */
export function forecastPayment({
  walletId,
  scheduleId,
  payerTaxId,
  dueDate,
  answeredAt,
}: Pick<OrderOf<'instruction'>, 'walletId' | 'scheduleId' | 'payerTaxId' | 'dueDate'> & {
  readonly answeredAt: Instant
}): Expected {
  const rejectionCode = magicPayer(payerTaxId)?.settlement ?? null
  return {
    dueAt: Math.max(settlementOf(dueDate), answeredAt + STEP),
    report: {
      report: 'instructionPayment',
      walletId,
      scheduleId,
      outcome: rejectionCode === null ? 'SETTLED' : 'REJECTED',
      rejectionCode,
    },
  }
}
