import {
  type Charge,
  type ChargePayment,
  type TakeBack,
  chargePaidFacts,
  chargeRejectedFacts,
  isPayable,
  rejectionOf,
} from '../../domain/charge/charge.ts'
import { chargeTakenBackFacts } from '../../domain/charge/take-back.ts'
import { refundableAmountOf } from '../../domain/refund/received-payment.ts'
import { step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findCharge, updateCharge } from '../../storage/rows/charge-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { keptBecausePaid } from './doubled-payment.ts'
import { type Received, applied, kept, known, refused, uncovered } from './received.ts'

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

/**
 * Takes money that went back to the payer from the available balance (G-381). The charge stays PAID. A report with a
 * known returnId changes nothing. A report that does not fit the charge is kept, with the reason. So is a report that
 * the available balance does not cover (G-383).
 */
export async function chargeTakenBack(
  work: WalletWork,
  { chargeId, returnId, amount, reason }: ReportOf<'chargeTakenBack'>,
): Promise<Received<Charge>> {
  const charge = await findCharge(work.transaction, chargeId)
  if (charge?.walletId !== work.wallet.id)
    return kept(`The wallet has no charge with the chargeId ${chargeId}.`)
  const { takeBacks = [], payment } = charge
  if (takeBacks.some((it) => it.returnId === returnId)) return known(charge)
  const arrow = step('charge', charge.status, 'takeBack')
  if (arrow === undefined || payment === null)
    return kept(`The charge is ${charge.status}. Only money of a charge that is PAID can be taken back.`)
  // G-382: refunds and take-backs together are at most the amount of the charge.
  const left = refundableAmountOf(charge)
  if (left === 0 || amount > left)
    return kept(`At most ${left} of the charge can still be taken back, so ${amount} cannot.`)
  if (amount > work.wallet.available) return uncovered(amount)
  const takeBack: TakeBack = { returnId, amount, reason, takenBackAt: work.now }
  const after: Charge = {
    ...charge,
    status: arrow.to,
    ...work.history('charge', chargeId, charge, arrow.to),
    reversed: charge.reversed + amount,
    takeBacks: [...takeBacks, takeBack],
  }
  updateCharge(work.transaction, after)
  const { debtor } = payment
  work.move('depositTakenBack', amount, chargeId, {
    description: charge.description,
    externalId: charge.externalId,
    endToEndId: returnId,
    productTransactionId: returnId,
    metadata: charge.metadata === null ? null : { ...charge.metadata },
    counterparty: { name: debtor.name, taxId: debtor.taxId, bankCode: debtor.bankCode },
  })
  if (arrow.sends !== null)
    await work.emit(arrow.sends, chargeId, chargeTakenBackFacts(after, payment, takeBack))
  return applied(after)
}
