import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Gateway extends AsyncDisposable {
  readonly url: string
  /** The number of requests that it disturbed. */
  count(): number
  /** Passes everything on from now on. */
  heal(): void
}

/** Forwards to the service, unless `disturb` takes the request. */
async function openGateway(
  target: string,
  disturb: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<Gateway> {
  let isHealed = false
  let count = 0
  const server = createServer((incoming, response) => {
    if (!isHealed && disturb(incoming, response)) {
      count += 1
      return
    }
    const { method = 'GET', headers, url = '/' } = incoming
    const outgoing = request(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    heal() {
      isHealed = true
      server.closeAllConnections()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Never answers a call about money out. */
export const openHanging = (target: string): Promise<Gateway> =>
  openGateway(target, ({ url = '' }) => /withdraw|refund/.test(url))

/** Answers 429 to each third call. */
export function openLimited(target: string): Promise<Gateway> {
  let calls = 0
  return openGateway(target, (_, response) => {
    calls += 1
    if (calls % 3 !== 0) return false
    const problem = { code: 'TOO_MANY_REQUESTS', meaning: 'Too many requests.' }
    response.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json' })
    response.end(JSON.stringify(problem))
    return true
  })
}
