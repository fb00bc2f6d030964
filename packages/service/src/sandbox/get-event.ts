import { findEvent } from '../storage/rows/sandbox-event-rows.ts'
import { eventBodies } from './event-body.ts'
import { type Handler, type Refused, answer, refuseBecause, walletNotFound } from './operation.ts'

export const getEvent: Handler<'getEvent'> = async ({ wallets }, { path }) => {
  const { walletId, eventId } = path
  const got = await wallets.readLatest(walletId, async (reader) => {
    const event = await findEvent(reader, walletId, eventId)
    const [body] = event === undefined ? [] : await eventBodies(reader, [event])
    return body === undefined ? eventNotFound(eventId) : answer(200, body)
  })
  return got ?? walletNotFound(walletId)
}

export const eventNotFound = (eventId: string): Refused<'EventNotFound'> =>
  refuseBecause('EventNotFound', `The wallet has no event with the eventId ${eventId}.`)
