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
    const request = requestOf(incoming)
    const response = request === undefined ? new Response(null, { status: 400 }) : await handler(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }

/** Returns undefined for a request that `Request` cannot hold, such as `TRACE` or the target `//`. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers } = incoming
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((it) => [name, it]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    // The handler does not use the host. A relative url needs any base.
    return new Request(new URL(url, 'http://localhost'), {
      method,
      headers: pairs,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
    })
  } catch {
    return undefined
  }
}
