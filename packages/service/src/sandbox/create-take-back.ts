import { chargeTakenBack } from '../application/reports/charge-reports.ts'
import { chargeBody } from '../domain/charge/charge.ts'
import { refundableAmountOf } from '../domain/refund/received-payment.ts'
import { timestamp } from '../domain/timestamp.ts'
import { findCharge } from '../storage/rows/charge-rows.ts'
import { chargeNotFound } from './cancel-charge.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-385: money of a paid charge is taken back for the payer (MED), in whole or in part. */
export const createTakeBack: Handler<'createTakeBack'> = async ({ wallets, world }, { path, body = {} }) => {
  const { walletId, chargeId } = path
  const taken = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const { amount = refundableAmountOf(charge), reason = 'FRAUD' } = body
    const report = world.takeBack(work, charge, { amount, reason })
    const received = await chargeTakenBack(work, report)
    if (received.result === 'KEPT' && received.uncovered !== undefined) {
      const { available } = work.wallet
      const message = `The available balance of ${available} does not cover ${received.uncovered}.`
      return refuseBecause('InvalidState', message)
    }
    if (received.result === 'KEPT' || received.result === 'REFUSED')
      return refuseBecause('InvalidState', received.reason)
    const { resource } = received
    return answer(201, {
      returnId: report.returnId,
      amount,
      reason,
      takenBackAt: timestamp(work.now),
      leftAmount: refundableAmountOf(resource),
      charge: chargeBody(resource),
    })
  })
  return taken ?? walletNotFound(walletId)
}
