import type { Delivery } from '@pix-payments/spec/sandbox-types'
import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import { type StoredDelivery, deliveriesOf, findDelivery } from '../storage/rows/sandbox-delivery-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-164: lists the webhook deliveries of a wallet, oldest first. */
export const listDeliveries: Handler<'listDeliveries'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { status, eventId, limit = DEFAULT_LIMIT } = query
  const listed = await wallets.read(walletId, async ({ reader, wallet }) => {
    const scope = { list: 'deliveries', wallet, filters: { status, eventId } } as const
    const after = readPosition(scope, query.cursor, 0)
    if (typeof after === 'object') return after
    const deliveries = await deliveriesOf(reader, walletId, { after, status, eventId }, limit + 1)
    const { items, nextCursor } = pageOf(scope, deliveries, limit, ({ position }) => position)
    return answer(200, { data: items.map(deliveryBody), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}

export const getDelivery: Handler<'getDelivery'> = async ({ wallets }, { path }) => {
  const { walletId, deliveryId } = path
  const got = await wallets.readLatest(walletId, async (reader) => {
    const delivery = await findDelivery(reader, walletId, deliveryId)
    if (delivery !== undefined) return answer(200, deliveryBody(delivery))
    return refuseBecause('DeliveryNotFound', `The wallet has no delivery with the deliveryId ${deliveryId}.`)
  })
  return got ?? walletNotFound(walletId)
}

export const deliveryBody = (delivery: StoredDelivery): Delivery => ({
  deliveryId: delivery.id,
  eventId: delivery.eventId,
  event: delivery.event as Delivery['event'],
  status: delivery.status,
  attempts: delivery.attempts.map((attempt) => ({
    number: attempt.number,
    at: timestamp(attempt.at),
    sentAt: timestamp(attempt.sentAt),
    url: attempt.url,
    requestHeaders: attempt.requestHeaders,
    requestBody: attempt.requestBody ?? delivery.payload,
    status: attempt.status,
    responseHeaders: attempt.responseHeaders,
    responseBody: attempt.responseBody,
    error: attempt.error,
    durationMilliseconds: attempt.durationMilliseconds,
  })),
  nextAttemptAt: delivery.status === 'PENDING' ? timestamp(delivery.dueAt) : null,
  createdAt: timestamp(delivery.createdAt),
  causedBy: readCause(delivery.causedBy),
})
