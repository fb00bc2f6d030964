import { chargeBody } from '../domain/charge/charge.ts'
import { step } from '../domain/step.ts'
import { findCharge, updateCharge } from '../storage/rows/charge-rows.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-087: an administrator cancels an unpaid charge. No event is emitted. */
export const cancelCharge: Handler<'cancelCharge'> = async ({ wallets }, { path }) => {
  const { walletId, chargeId } = path
  const cancelled = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const arrow = step('charge', charge.status, 'cancel')
    if (arrow === undefined) {
      return refuseBecause(
        'InvalidState',
        `The charge is ${charge.status}. Only a PENDING charge can be cancelled.`,
      )
    }
    const history = work.history('charge', chargeId, charge, arrow.to)
    const closed = { ...charge, status: arrow.to, ...history }
    updateCharge(work.transaction, closed)
    work.cancelTimer(charge.expiresAt, charge.expiryTimer)
    work.changePending(-charge.amount)
    return answer(200, chargeBody(closed))
  })
  return cancelled ?? walletNotFound(walletId)
}

export const chargeNotFound = (chargeId: string): Refused<'ChargeNotFound'> =>
  refuseBecause('ChargeNotFound', `The wallet has no charge with the chargeId ${chargeId}.`)
