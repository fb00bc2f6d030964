import {
  type Charge,
  type ChargePayment,
  chargePaidFacts,
  chargeRejectedFacts,
  isPayable,
  rejectionOf,
} from '../../domain/charge/charge.ts'
import { step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findCharge, updateCharge } from '../../storage/rows/charge-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { keptBecausePaid } from './doubled-payment.ts'
import { type Received, applied, kept, known, refused } from './received.ts'

/** A payer pays the brCode of a charge, or tries to (§3.1). */
export async function chargePayment(
  work: WalletWork,
  report: ReportOf<'chargePayment'>,
): Promise<Received<Charge>> {
  const charge = await findCharge(work.transaction, report.chargeId)
  if (charge?.walletId !== work.wallet.id) return kept(`The wallet has no charge ${report.chargeId}.`)
  const doubled = await keptBecausePaid(work.transaction, report.endToEndId, charge.chargeId)
  return doubled ?? payCharge(work, charge, report)
}

/**
 * Settles or refuses a payment of a charge, and emits the event. A refused payment leaves the money with the payer:
 * `reason` is NOT_PAYABLE when the charge has ended or its expiresAt is reached (G-088), AMOUNT_MISMATCH, or the
 * rejectedReason of the event.
 */
export async function payCharge(
  work: WalletWork,
  charge: Charge,
  { payer, payerMessage, amount, endToEndId }: ReportOf<'chargePayment'>,
): Promise<Received<Charge>> {
  if (charge.payment?.endToEndId === endToEndId) return known(charge)
  if (!isPayable(charge, work.now)) return refused(charge, 'NOT_PAYABLE')
  if (amount !== charge.amount) return refused(charge, 'AMOUNT_MISMATCH')
  const reason = rejectionOf(charge, payer, work.wallet.settings)
  if (reason !== undefined) {
    const rejected = step('charge', charge.status, 'rejectAttempt')
    if (rejected?.sends) await work.emit(rejected.sends, charge.chargeId, chargeRejectedFacts(charge, reason))
    return refused(charge, reason)
  }
  const settled = step('charge', charge.status, 'settle')
  if (settled === undefined) return refused(charge, 'NOT_PAYABLE')
  const payment: ChargePayment = { endToEndId, paidAt: work.now, debtor: payer, payerMessage }
  const paid: Charge = {
    ...charge,
    status: settled.to,
    payment,
    ...work.history('charge', charge.chargeId, charge, settled.to),
  }
  updateCharge(work.transaction, paid)
  work.cancelTimer(charge.expiresAt, charge.expiryTimer)
  work.changePending(-charge.amount)
  work.move('depositSettled', charge.amount, charge.chargeId, {
    description: charge.description,
    externalId: charge.externalId,
    endToEndId,
    productTransactionId: charge.chargeId,
    metadata: charge.metadata === null ? null : { ...charge.metadata },
    counterparty: { name: payer.name, taxId: payer.taxId, bankCode: payer.bankCode },
  })
  if (settled.sends !== null) await work.emit(settled.sends, charge.chargeId, chargePaidFacts(paid, payment))
  return applied(paid)
}
