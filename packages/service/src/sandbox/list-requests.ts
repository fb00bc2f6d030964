import { requestsOf } from '../storage/rows/request-log-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { requestBody } from './request-body.ts'

/** G-274: lists the latest requests of a wallet, newest first. */
export const listRequests: Handler<'listRequests'> = async ({ wallets, requestLog }, { path, query }) => {
  const { walletId } = path
  const { operationId, status, limit = DEFAULT_LIMIT } = query
  const before = readPosition('requests', query.cursor, Number.MAX_SAFE_INTEGER)
  // Writes the requests that are still in memory to the store, so that the list contains them.
  await requestLog.flush()
  const listed = await wallets.readLatest(walletId, async (reader) => {
    if (typeof before === 'object') return before
    const requests = await requestsOf(reader, walletId, { before, operationId, status }, limit + 1)
    const { items, nextCursor } = pageOf('requests', requests, limit, ({ position }) => position)
    return answer(200, { data: items.map(requestBody), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}
