import {
  resendEvent as resend,
  resendEvents as resendMany,
} from '../application/administration/resend-events.ts'
import { findDelivery } from '../storage/rows/sandbox-delivery-rows.ts'
import { eventsOf, findEvent } from '../storage/rows/sandbox-event-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { deliveryBody } from './deliveries.ts'
import { eventBodies } from './event-body.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

/**
 * G-164: lists the events of a wallet, oldest first. The list includes events to which the webhook does not subscribe.
 */
export const listEvents: Handler<'listEvents'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { event, resourceId, limit = DEFAULT_LIMIT } = query
  const listed = await wallets.read(walletId, async ({ reader, wallet }) => {
    const scope = { list: 'events', wallet, filters: { event, resourceId } } as const
    const after = readPosition(scope, query.cursor, 0)
    if (typeof after === 'object') return after
    const events = await eventsOf(reader, walletId, { after, event, resourceId }, limit + 1)
    const { items, nextCursor } = pageOf(scope, events, limit, ({ position }) => position)
    return answer(200, { data: await eventBodies(reader, items), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}

export const getEvent: Handler<'getEvent'> = async ({ wallets }, { path }) => {
  const { walletId, eventId } = path
  const got = await wallets.readLatest(walletId, async (reader) => {
    const event = await findEvent(reader, walletId, eventId)
    const [body] = event === undefined ? [] : await eventBodies(reader, [event])
    return body === undefined ? eventNotFound(eventId) : answer(200, body)
  })
  return got ?? walletNotFound(walletId)
}

const eventNotFound = (eventId: string): Refused<'EventNotFound'> =>
  refuseBecause('EventNotFound', `The wallet has no event with the eventId ${eventId}.`)

/** G-164: creates another delivery of an event. */
export const resendEvent: Handler<'resendEvent'> = async ({ wallets, clock }, { path, by }) => {
  const { walletId, eventId } = path
  const resent = await wallets.write(walletId, async (work) => {
    const made = await resend(work, eventId, { by: by(), at: clock.now() })
    if (made === 'NO_EVENT') return eventNotFound(eventId)
    if (made === 'NO_WEBHOOK') return noWebhook()
    const delivery = await findDelivery(work.transaction, walletId, made.deliveryId)
    if (delivery === undefined) throw new Error(`The delivery ${made.deliveryId} was not stored`)
    return answer(200, deliveryBody(delivery))
  })
  return resent ?? walletNotFound(walletId)
}

const noWebhook = (): Refused<'InvalidState'> =>
  refuseBecause('InvalidState', 'The wallet has no webhook. Configure one with PUT /v1/webhook.')

/** G-164: creates another delivery for each event in a range of positions. */
export const resendEvents: Handler<'resendEvents'> = async ({ wallets, clock }, { path, body = {}, by }) => {
  const deliveries = await resendMany(wallets, path.walletId, body, { by: by(), at: clock.now() })
  if (deliveries === 'NO_WALLET') return walletNotFound(path.walletId)
  return deliveries === 'NO_WEBHOOK' ? noWebhook() : answer(200, { deliveries })
}
