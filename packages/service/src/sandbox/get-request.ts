import { findRequest } from '../storage/rows/request-log-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'
import { requestBody } from './request-body.ts'

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
