import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { excludeFromOrder } from '../storage/rows/delivery-rows.ts'
import { findWebhook } from '../storage/rows/event-rows.ts'
import { findDelivery } from '../storage/rows/sandbox-delivery-rows.ts'
import {
  type ResendFilter,
  eventsOf,
  eventsToResend,
  findEvent,
  lockEvent,
} from '../storage/rows/sandbox-event-rows.ts'
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

const noWebhook = (): Refused<'InvalidState'> =>
  refuseBecause('InvalidState', 'The wallet has no webhook. Configure one with PUT /v1/webhook.')

/**
 * The most deliveries that one transaction creates. Other transactions wait for this transaction, so it must be short.
 */
const EVENTS_PER_TRANSACTION = 500

/**
 * G-164: creates another delivery for each event in a range of positions. Ignores events that happen after the request
 * began.
 */
export const resendEvents: Handler<'resendEvents'> = async ({ wallets }, { path, body = {} }) => {
  const { walletId } = path
  const { fromPosition = 1, toPosition = Number.MAX_SAFE_INTEGER, event, onlyDead = false } = body
  let filter: ResendFilter = { after: fromPosition - 1, upTo: toPosition, event, onlyDead }
  let deliveries = 0
  for (;;) {
    const resent = await wallets.write(walletId, async (work) => {
      if ((await findWebhook(work.transaction, walletId)) === undefined) return noWebhook()
      const upTo = Math.min(filter.upTo, work.wallet.events)
      return { upTo, ...(await deliverBatch(work, { ...filter, upTo })) }
    })
    if (resent === undefined) return walletNotFound(walletId)
    if ('code' in resent) return resent
    deliveries += resent.count
    if (resent.count < EVENTS_PER_TRANSACTION) return answer(200, { deliveries })
    filter = { ...filter, after: resent.last, upTo: resent.upTo }
  }
}

async function deliverBatch(
  work: WalletWork,
  filter: ResendFilter,
): Promise<{ readonly count: number; readonly last: number }> {
  const events = await eventsToResend(work.transaction, work.wallet.id, filter, EVENTS_PER_TRANSACTION)
  for (const { id, resourceId } of events) work.deliver(id, resourceId)
  return { count: events.length, last: events.at(-1)?.position ?? filter.after }
}
