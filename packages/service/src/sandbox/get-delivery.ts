import { findDelivery } from '../storage/rows/sandbox-delivery-rows.ts'
import { deliveryBody } from './delivery-body.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

export const getDelivery: Handler<'getDelivery'> = async ({ wallets }, { path }) => {
  const { walletId, deliveryId } = path
  const got = await wallets.readLatest(walletId, async (reader) => {
    const delivery = await findDelivery(reader, walletId, deliveryId)
    if (delivery !== undefined) return answer(200, deliveryBody(delivery))
    return refuseBecause('DeliveryNotFound', `The wallet has no delivery with the deliveryId ${deliveryId}.`)
  })
  return got ?? walletNotFound(walletId)
}
