import { chargeBody } from '../domain/charge/charge.ts'
import { step } from '../domain/step.ts'
import { findCharge, updateCharge } from '../storage/rows/charge-rows.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-087: an administrator removes a charge before it is paid; nobody is told. */
export const cancelCharge: Handler<'cancelCharge'> = async ({ wallets }, { path }) => {
  const { walletId, chargeId } = path
  const canceled = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const arrow = step('charge', charge.status, 'cancel')
    if (arrow === undefined) {
      return refuseBecause(
        'InvalidState',
        `The charge is ${charge.status}. Only a PENDING charge can be canceled.`,
      )
    }
    const closed = { ...charge, status: arrow.to }
    await updateCharge(work.transaction, closed)
    await work.cancelTimer(charge.expiresAt, charge.expiryTimer)
    await work.changePending(-charge.amount)
    return answer(200, chargeBody(closed))
  })
  return canceled ?? walletNotFound(walletId)
}

export const chargeNotFound = (chargeId: string): Refused<'ChargeNotFound'> =>
  refuseBecause('ChargeNotFound', `The wallet has no charge with the chargeId ${chargeId}.`)
