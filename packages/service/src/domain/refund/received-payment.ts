import { type Instant, isCpf } from '@pix-payments/pix'
import type { RefundCreditor, StatementCounterparty } from '@pix-payments/spec/types'
import { DAY } from '../timestamp.ts'

/** A Pix that the wallet has received, and that can be refunded (G-041). Amounts are in cents. */
export interface ReceivedPayment {
  readonly walletId: string
  readonly endToEndId: string
  readonly amount: number
  /** The sum of the refunds that are not FAILED, by createRefund and by simulation, and of the take-backs (G-382). */
  readonly reversed: number
  readonly settledAt: Instant
  /** Who paid, and gets the money back. */
  readonly payer: RefundCreditor
}

/** G-039: a refund is accepted until exactly 90 days after the settlement of the payment, in milliseconds. */
const WINDOW = 90 * DAY

export const reversibleUntil = ({ settledAt }: Pick<ReceivedPayment, 'settledAt'>): Instant =>
  settledAt + WINDOW

/** Returns the amount of a payment that can still be refunded or taken back, in cents (G-040, G-382). */
export const refundableAmountOf = ({
  amount,
  reversed,
}: Pick<ReceivedPayment, 'amount' | 'reversed'>): number => amount - reversed

/** G-038: the payer of a recurring charge. The reports of the institution do not state the payer's account. */
export const payerWithoutAccount = ({ name, taxId, bankCode }: StatementCounterparty): RefundCreditor => ({
  name,
  taxId,
  personType: isCpf(taxId) ? 'NATURAL_PERSON' : 'LEGAL_PERSON',
  bankCode,
  branchCode: null,
  accountNumber: null,
  accountType: null,
})
