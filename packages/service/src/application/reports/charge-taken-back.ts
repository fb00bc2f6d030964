import type { Charge, TakeBack } from '../../domain/charge/charge.ts'
import { chargeTakenBackFacts } from '../../domain/charge/take-back.ts'
import { refundableAmountOf } from '../../domain/refund/received-payment.ts'
import { step } from '../../domain/step.ts'
import type { ReportOf } from '../../rail/rail.ts'
import { findCharge, updateCharge } from '../../storage/rows/charge-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { type Received, applied, kept, known, uncovered } from './received.ts'

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
