import type { WithHistory } from '../cause.ts'
import type { CalendarDate, Instant } from '@pix-payments/pix'
import { cycleWindow, type DateWindow } from '@pix-payments/pix'
import type { StateOf } from '@pix-payments/spec'
import type {
  CancellationReason,
  Frequency,
  Recurrence as RecurrenceBody,
  RecurrenceLocation,
  RecurrenceStatus,
} from '@pix-payments/spec/types'
import { timestamp, timestampOrNull } from '../timestamp.ts'

/** A recurring charge and its authorization (§2.4). Amounts are in cents. */
export interface Recurrence extends WithHistory {
  readonly id: string
  readonly walletId: string
  readonly externalId: string
  /** The API fields `status` and `statusDetailed`, joined by a dot. */
  readonly state: StateOf<'recurrence'>
  /** The version starts at 1, and every change increases it by 1 (G-064). */
  readonly version: number
  readonly receiverCnpj: string
  readonly receiverPixKey: string
  readonly payer: { readonly taxId: string; readonly name: string | null }
  readonly contract: { readonly id: string; readonly description: string | null }
  readonly frequency: Frequency
  readonly firstPaymentDate: CalendarDate
  readonly lastPaymentDate: CalendarDate
  readonly totalCharges: number
  readonly allowPostDuePayment: boolean
  readonly descriptionToPayer: string | null
  /** Null when the amount of each cycle may differ (G-057). */
  readonly amount: number | null
  readonly minimumAmount: number | null
  /** Null when `amount` is set: then the first payment is `amount` (G-058). */
  readonly firstPaymentAmount: number | null
  readonly firstPayment: FirstPayment
  readonly municipalityCode: string | null
  readonly expiresAt: Instant
  readonly recUrlAccessToken: string
  readonly textContent: string
  readonly txid: string
  readonly metadata: Readonly<Record<string, string>> | null
  readonly cancellationReason: CancellationReason | null
  readonly rejectionReason: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly authorizedAt: Instant | null
  /**
   * The instant at which the payer's institution rejected the authorization. During the 30 days after it, the payer
   * cannot get a new journey with this operator (G-182).
   */
  readonly rejectedAt: Instant | null
  readonly cancelledAt: Instant | null
  readonly completedAt: Instant | null
}

/** The first payment: the immediate Pix that the payer pays through the composite QR code (G-063). */
export interface FirstPayment {
  readonly status: 'PENDING' | 'SETTLED' | 'EXPIRED' | 'REFUNDED'
  readonly endToEndId: string | null
  /** The sum of the refunds that are not FAILED, in cents (G-230). */
  readonly reversed: number
  /** The id of the latest refund. */
  readonly refundId: string | null
  /** Who paid, as statement lines of the recurrence show it (G-211). Null until the payment is settled. */
  readonly payer: RecurrencePayer | null
}

/** The payer of a recurrence with the ISPB of the paying institution. */
export interface RecurrencePayer {
  readonly name: string
  readonly taxId: string
  readonly bankCode: string
}

/** The first payment of a recurrence that was just created. */
export const UNPAID: FirstPayment = {
  status: 'PENDING',
  endToEndId: null,
  reversed: 0,
  refundId: null,
  payer: null,
}

/**
 * Returns the first payment with a new sum of refunds. Its status is REFUNDED when `reversed` is the whole amount;
 * otherwise it is SETTLED (G-230).
 */
export function withReversed(recurrence: Recurrence, reversed: number): FirstPayment {
  const status = reversed === firstAmountOf(recurrence) ? 'REFUNDED' : 'SETTLED'
  return { ...recurrence.firstPayment, status, reversed }
}

/** Returns who pays the recurrence: the payer of its first payment, which is settled before any other payment (G-211). */
export function paidBy({ id, firstPayment }: Recurrence): RecurrencePayer {
  if (firstPayment.payer === null) throw new Error(`The first payment of the recurrence ${id} is not settled`)
  return firstPayment.payer
}

/** The amount of the first payment, in cents (G-058, G-150). */
export const firstAmountOf = ({ amount, firstPaymentAmount }: Recurrence): number =>
  amount ?? firstPaymentAmount ?? 0

/** Returns the dates on which a charge of this cycle may be due, both ends included (G-051). */
export const cycleOf = (recurrence: Recurrence, cycleNumber: number): DateWindow =>
  cycleWindow({ ...recurrence, cycleNumber })

export const statusOf = (state: string): readonly [status: string, statusDetailed: string] => {
  const [status = '', statusDetailed = ''] = state.split('.')
  return [status, statusDetailed]
}

export function recurrenceBody(recurrence: Recurrence): RecurrenceBody {
  const [status, statusDetailed] = statusOf(recurrence.state)
  return {
    object: 'pix_automatic.recurrence',
    id: recurrence.id,
    walletId: recurrence.walletId,
    receiverCnpj: recurrence.receiverCnpj,
    receiverPixKey: recurrence.receiverPixKey,
    externalId: recurrence.externalId,
    contract: { ...recurrence.contract },
    expectedPayer: { ...recurrence.payer },
    frequency: recurrence.frequency,
    firstPaymentDate: recurrence.firstPaymentDate,
    lastPaymentDate: recurrence.lastPaymentDate,
    totalCharges: recurrence.totalCharges,
    amount: recurrence.amount,
    minimumAmount: recurrence.minimumAmount,
    allowPostDuePayment: recurrence.allowPostDuePayment,
    descriptionToPayer: recurrence.descriptionToPayer,
    journeyType: 'JOURNEY_3',
    status: status as RecurrenceStatus,
    statusDetailed,
    firstPaymentStatus: recurrence.firstPayment.status,
    firstPaymentEndToEndId: recurrence.firstPayment.endToEndId,
    firstPaymentRefundedAmount: recurrence.firstPayment.reversed,
    firstPaymentRefundId: recurrence.firstPayment.refundId,
    municipalityCode: recurrence.municipalityCode,
    expiresAt: timestamp(recurrence.expiresAt),
    recUrlAccessToken: recurrence.recUrlAccessToken,
    textContent: recurrence.textContent,
    metadata: recurrence.metadata === null ? null : { ...recurrence.metadata },
    cancellationReason: recurrence.cancellationReason,
    rejectionReason: recurrence.rejectionReason,
    version: recurrence.version,
    createdAt: timestamp(recurrence.createdAt),
    updatedAt: timestamp(recurrence.updatedAt),
    authorizedAt: timestampOrNull(recurrence.authorizedAt),
    cancelledAt: timestampOrNull(recurrence.cancelledAt),
    completedAt: timestampOrNull(recurrence.completedAt),
    amountType: amountTypeOf(recurrence),
    firstPaymentAmount: recurrence.firstPaymentAmount,
  }
}

const amountTypeOf = ({ amount }: Recurrence): 'FIXED' | 'VARIABLE' =>
  amount === null ? 'VARIABLE' : 'FIXED'

export function recurrenceLocationBody(recurrence: Recurrence): RecurrenceLocation {
  const body = recurrenceBody(recurrence)
  return {
    recurrenceId: body.id,
    receiverPixKey: body.receiverPixKey,
    receiverCnpj: body.receiverCnpj,
    amount: body.amount,
    frequency: body.frequency,
    firstPaymentDate: body.firstPaymentDate,
    lastPaymentDate: body.lastPaymentDate,
    contract: body.contract,
    expectedPayer: body.expectedPayer,
    status: body.status,
    statusDetailed: body.statusDetailed,
    expirationDate: body.expiresAt,
    amountType: body.amountType,
  }
}

/** Returns the payload of an event about a recurrence. The fields depend on the event (G-217). */
export function recurrenceFacts(recurrence: Recurrence, event: string): Readonly<Record<string, unknown>> {
  const [status, statusDetailed] = statusOf(recurrence.state)
  const { firstPayment } = recurrence
  const common = {
    status,
    statusDetailed,
    id: recurrence.id,
    walletId: recurrence.walletId,
    externalId: recurrence.externalId,
    version: recurrence.version,
    amountType: amountTypeOf(recurrence),
    amount: recurrence.amount,
    metadata: recurrence.metadata,
  }
  const payment = {
    firstPaymentStatus: firstPayment.status,
    firstPaymentEndToEndId: firstPayment.endToEndId,
  }
  switch (event) {
    case 'pixAutomaticFirstPaymentSettled':
      return { ...common, ...payment, firstPaymentAmount: firstAmountOf(recurrence) }
    case 'pixAutomaticRecurrenceAuthorized':
      return {
        ...common,
        ...payment,
        municipalityCode: recurrence.municipalityCode,
        authorizedAt: timestampOrNull(recurrence.authorizedAt),
      }
    case 'pixAutomaticRecurrenceRejected':
      return { ...common, ...payment, rejectionReason: recurrence.rejectionReason }
    case 'pixAutomaticRecurrenceExpired':
      return { ...common, ...payment, expiresAt: timestamp(recurrence.expiresAt) }
    case 'pixAutomaticRecurrenceCancelled':
      return {
        ...common,
        ...payment,
        cancellationReason: recurrence.cancellationReason,
        cancelledAt: timestampOrNull(recurrence.cancelledAt),
      }
    default:
      return {
        ...common,
        totalCharges: recurrence.totalCharges,
        lastPaymentDate: recurrence.lastPaymentDate,
        completedAt: timestampOrNull(recurrence.completedAt),
      }
  }
}
