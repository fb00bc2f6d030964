import { generateEndToEndId } from '@pix-payments/pix'
import {
  type Charge,
  type ChargePayment,
  chargePaidFacts,
  chargeRejectedFacts,
  isPayable,
  rejectionOf,
} from '../domain/charge/charge.ts'
import { step } from '../domain/step.ts'
import type { AccountHolder, RejectedReason } from '@pix-payments/spec/types'
import { updateCharge } from '../storage/rows/charge-rows.ts'
import type { WalletWork } from './wallet-work.ts'

/** A payer's attempt to pay the brCode of a charge. */
export interface PaymentAttempt {
  readonly payer: AccountHolder
  readonly payerMessage?: string | null | undefined
}

export type PaymentOutcome =
  | { readonly outcome: 'PAID'; readonly charge: Charge; readonly payment: ChargePayment }
  | { readonly outcome: 'REJECTED'; readonly charge: Charge; readonly reason: RejectedReason }
  /**
   * The charge has ended, or its expiresAt is reached. The money stays with the payer, and the service sends no event
   * (G-088).
   */
  | { readonly outcome: 'NOT_PAYABLE'; readonly charge: Charge }

/** Settles or rejects a payment of a charge (§3.1). Emits an event when the payment is settled or rejected. */
export async function payCharge(
  work: WalletWork,
  charge: Charge,
  { payer, payerMessage = null }: PaymentAttempt,
): Promise<PaymentOutcome> {
  if (!isPayable(charge, work.now)) return { outcome: 'NOT_PAYABLE', charge }
  const reason = rejectionOf(charge, payer, work.wallet.settings)
  if (reason !== undefined) {
    const rejected = step('charge', charge.status, 'rejectAttempt')
    if (rejected?.sends) await work.emit(rejected.sends, charge.chargeId, chargeRejectedFacts(charge, reason))
    return { outcome: 'REJECTED', charge, reason }
  }
  const settled = step('charge', charge.status, 'settle')
  if (settled === undefined) return { outcome: 'NOT_PAYABLE', charge }
  const payment: ChargePayment = {
    endToEndId: generateEndToEndId({ ispb: payer.bankCode, at: work.now, random: work.random }),
    paidAt: work.now,
    debtor: payer,
    payerMessage,
  }
  const paid: Charge = { ...charge, status: settled.to, payment }
  await updateCharge(work.transaction, paid)
  await work.cancelTimer(charge.expiresAt, charge.expiryTimer)
  await work.changePending(-charge.amount)
  await work.move('depositSettled', charge.amount, charge.chargeId, {
    description: charge.description,
    externalId: charge.externalId,
    endToEndId: payment.endToEndId,
    productTransactionId: charge.chargeId,
    metadata: charge.metadata === null ? null : { ...charge.metadata },
    counterparty: { name: payer.name, taxId: payer.taxId, bankCode: payer.bankCode },
  })
  if (settled.sends !== null) await work.emit(settled.sends, charge.chargeId, chargePaidFacts(paid, payment))
  return { outcome: 'PAID', charge: paid, payment }
}
