import type { RequestLogEntry } from '@pix-payments/spec/sandbox-types'
import { type LoggedRequest, findRequest, requestsOf } from '../storage/rows/request-log-rows.ts'
import { DEFAULT_LIMIT, pageOf, readPosition } from './cursor.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-274: lists the latest requests of a wallet, newest first. */
export const listRequests: Handler<'listRequests'> = async ({ wallets, requestLog }, { path, query }) => {
  const { walletId } = path
  const { operationId, status, limit = DEFAULT_LIMIT } = query
  // Writes the requests that are still in memory to the store, so that the list contains them.
  await requestLog.flush()
  const listed = await wallets.read(walletId, async ({ reader, wallet }) => {
    const scope = { list: 'requests', wallet, filters: { operationId, status } } as const
    const before = readPosition(scope, query.cursor, Number.MAX_SAFE_INTEGER)
    if (typeof before === 'object') return before
    const requests = await requestsOf(reader, walletId, { before, operationId, status }, limit + 1)
    const { items, nextCursor } = pageOf(scope, requests, limit, ({ position }) => position)
    return answer(200, { data: items.map(requestBody), nextCursor })
  })
  return listed ?? walletNotFound(walletId)
}

/** G-274: a request or a command with its bodies. */
export const getRequest: Handler<'getRequest'> = async ({ wallets, requestLog }, { path }) => {
  const { walletId, requestId } = path
  // Writes the requests that are still in memory to the store, so that the newest one is found.
  await requestLog.flush()
  const got = await wallets.readLatest(walletId, async (reader) => {
    const found = await findRequest(reader, walletId, requestId)
    return found === undefined
      ? refuseBecause('RequestNotFound', `The log has no request with the requestId ${requestId}.`)
      : answer(200, requestBody(found))
  })
  return got ?? walletNotFound(walletId)
}

/** A request of the log, as the control API shows it. */
const requestBody = ({ requestId, operationId, status, body }: LoggedRequest): RequestLogEntry => ({
  requestId,
  correlationId: body.correlationId,
  at: body.at,
  method: body.method,
  path: body.path,
  operationId,
  status,
  code: body.code,
  isByFault: body.isByFault === true,
  durationMilliseconds: body.durationMilliseconds,
  requestHeaders: body.requestHeaders,
  requestBody: body.requestBody,
  responseHeaders: body.responseHeaders ?? null,
  responseBody: body.responseBody,
})
