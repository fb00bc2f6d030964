import { deliveriesOf } from '../storage/rows/sandbox-delivery-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { deliveryBody } from './delivery-body.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/** G-164: lists the webhook deliveries of a wallet, oldest first. */
export const listDeliveries: Handler<'listDeliveries'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { status, eventId, limit = DEFAULT_LIMIT } = query
  const after = readPosition('deliveries', query.cursor, 0)
  const listed = await wallets.readLatest(walletId, async (reader) => {
    if (typeof after === 'object') return after
    const deliveries = await deliveriesOf(reader, walletId, { after, status, eventId }, limit + 1)
    const { items, nextCursor } = pageOf('deliveries', deliveries, limit, ({ position }) => position)
    return answer(200, { data: items.map(deliveryBody), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}
