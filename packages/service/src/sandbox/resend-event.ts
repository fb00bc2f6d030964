import { excludeFromOrder } from '../storage/rows/delivery-rows.ts'
import { findWebhook } from '../storage/rows/event-rows.ts'
import { findDelivery } from '../storage/rows/sandbox-delivery-rows.ts'
import { lockEvent } from '../storage/rows/sandbox-event-rows.ts'
import { deliveryBody } from './delivery-body.ts'
import { eventNotFound } from './get-event.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

/**
 * G-164: creates another delivery of an event, even when the webhook does not subscribe to the event or an earlier
 * delivery succeeded.
 */
export const resendEvent: Handler<'resendEvent'> = async ({ wallets }, { path }) => {
  const { walletId, eventId } = path
  const resent = await wallets.write(walletId, async (work) => {
    const { transaction } = work
    const event = await lockEvent(transaction, walletId, eventId)
    if (event === undefined) return eventNotFound(eventId)
    if ((await findWebhook(transaction, walletId)) === undefined) return noWebhook()
    const deliveryId = work.deliver(event.id, event.resourceId)
    // The new delivery does not wait for earlier deliveries of the same resource.
    await excludeFromOrder(transaction, deliveryId)
    const delivery = await findDelivery(transaction, walletId, deliveryId)
    if (delivery === undefined) throw new Error(`The delivery ${deliveryId} was not stored`)
    return answer(200, deliveryBody(delivery))
  })
  return resent ?? walletNotFound(walletId)
}

export const noWebhook = (): Refused<'InvalidState'> =>
  refuseBecause('InvalidState', 'The wallet has no webhook. Configure one with PUT /v1/webhook.')
