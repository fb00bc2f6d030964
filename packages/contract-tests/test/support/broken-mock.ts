/**
 * Loaded before a program with `node --import`: the mock in it answers a balance without `availableBalance`, as a
 * contract and its mock do that have grown apart.
 */
import { ServerResponse } from 'node:http'

const { end } = ServerResponse.prototype
ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
  const [body, ...rest] = args
  // Only the mock is asked for its answers by Prefer.
  const isBalance = typeof body === 'string' && body.includes('"availableBalance"')
  const isBroken = isBalance && this.req.headers['prefer'] !== undefined
  const sent = isBroken ? body.replace('"availableBalance"', '"availableBallast"') : body
  return Reflect.apply(end, this, [sent, ...rest]) as ServerResponse
} as typeof end
