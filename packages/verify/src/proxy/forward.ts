import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Forwarded {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends a request of the back end to the payment API, unchanged except for its host, and reads the whole response. */
export async function forward(incoming: IncomingMessage, body: Buffer, target: string): Promise<Forwarded> {
  const url = new URL(target + (incoming.url ?? '/'))
  const { host: _, connection: __, ...headers } = incoming.headers
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(url, { method: incoming.method ?? 'GET', headers }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: await buffer(response),
  }
}
