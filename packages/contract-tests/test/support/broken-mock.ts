/**
 * Breaks the mock of a program that is started with `node --import` and this file. The mock then answers a balance
 * without `availableBalance`. A mock that is older than its contract would do the same.
 */
import { ServerResponse } from 'node:http'

const { end } = ServerResponse.prototype
ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
  const [body, ...rest] = args
  // Only requests to the mock have the header Prefer. The service is not changed.
  const isBalance = typeof body === 'string' && body.includes('"availableBalance"')
  const isBroken = isBalance && this.req.headers['prefer'] !== undefined
  const sent = isBroken ? body.replace('"availableBalance"', '"availableBallast"') : body
  return Reflect.apply(end, this, [sent, ...rest]) as ServerResponse
} as typeof end
