import { deleteFault as removeFault, faultsOf } from '../storage/rows/fault-rows.ts'
import { faultBody } from './fault-body.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

export const deleteFault: Handler<'deleteFault'> = async ({ wallets, faults }, { path }) => {
  const { walletId, faultId } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const fault = (await faultsOf(transaction, walletId)).find(({ id }) => id === faultId)
    if (fault === undefined) {
      return refuseBecause('FaultNotFound', `The wallet has no fault with the faultId ${faultId}.`)
    }
    await removeFault(transaction, walletId, faultId)
    return answer(200, faultBody(fault))
  })
  faults.changed(walletId)
  return deleted ?? walletNotFound(walletId)
}
