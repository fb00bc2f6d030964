import { eventsOf } from '../storage/rows/sandbox-event-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { eventBodies } from './event-body.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/**
 * G-164: lists the events of a wallet, oldest first. The list includes events to which the webhook does not subscribe.
 */
export const listEvents: Handler<'listEvents'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { event, resourceId, limit = DEFAULT_LIMIT } = query
  const after = readPosition('events', query.cursor, 0)
  const listed = await wallets.readLatest(walletId, async (reader) => {
    if (typeof after === 'object') return after
    const events = await eventsOf(reader, walletId, { after, event, resourceId }, limit + 1)
    const { items, nextCursor } = pageOf('events', events, limit, ({ position }) => position)
    return answer(200, { data: await eventBodies(reader, items), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}
