import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

type WebHandler = (request: Request) => Promise<Response>

/**
 * Serves a handler of `Request` and `Response` from `node:http`, and from frameworks on it such as Express, Fastify and
 * NestJS. The handler needs the raw body: mount it before every parser of bodies.
 */
export const nodeListener =
  (handler: WebHandler) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await handler(requestOf(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((it) => [name, it]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // The handler does not use the host. A relative url needs any base.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: pairs,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}
