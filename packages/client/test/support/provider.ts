import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { OPERATIONS } from '../../src/generated/operations.ts'
import { OPERATIONS as SANDBOX } from '../../src/sandbox/generated/operations.ts'

/** A request as the provider received it. */
export interface Received {
  readonly method: string
  /** The path and the query, not decoded. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Answer {
  /** By default, the first success that the contract documents for the operation. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The body. A string is sent unchanged; any other value is sent as JSON. */
  readonly body?: unknown
  /** The provider breaks the connection: before the response, or in the middle of the body. */
  readonly breaks?: 'before' | 'within'
  /** The provider stops sending: before the response, or in the middle of the body. */
  readonly stalls?: 'before' | 'within'
}

type Respond = (request: Received, count: number) => Answer | Promise<Answer>

/** A provider on a socket. It returns the responses that the test gives. It answers token requests itself. */
export interface Provider {
  readonly baseUrl: string
  /** The received requests, without token requests. */
  readonly requests: readonly Received[]
  readonly tokenRequests: readonly Received[]
  respond(respond: Respond): void
  respondToTokens(respond: Respond): void
  [Symbol.asyncDispose](): Promise<void>
}

const TOKEN_PATH = '/v1/oauth2/token'
const REQUEST_ID = '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13'

export async function createProvider(respond: Respond = () => ({ body: {} })): Promise<Provider> {
  const requests: Received[] = []
  const tokenRequests: Received[] = []
  let answer = respond
  let answerToken: Respond = (_, count) => ({
    body: { access_token: `token-${count}`, token_type: 'Bearer', expires_in: 3600, scope: '' },
  })
  const sockets = new Set<Socket>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const received = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    const isToken = received.url === TOKEN_PATH
    const log = isToken ? tokenRequests : requests
    log.push(received)
    const reply = await (isToken ? answerToken : answer)(received, log.length)
    send({ status: successOf(received), ...reply }, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    tokenRequests,
    respond(next) {
      answer = next
    },
    respondToTokens(next) {
      answerToken = next
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ROWS = [OPERATIONS, SANDBOX].flatMap((operations) =>
  Object.values(operations).flatMap((rows) => Object.values(rows)),
)

/** The first success of the operation. 200 for a read and for a path that the contract does not have. */
function successOf({ method, url }: Received): number {
  const path = new URL(url, 'http://localhost').pathname
  const row = ROWS.find(
    (it) =>
      (it.method ?? 'GET') === method &&
      new RegExp(`^${it.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return row?.successes?.[0] ?? 200
}

function send({ status = 200, headers, body, breaks, stalls }: Answer, response: ServerResponse): void {
  if (breaks === 'before') return void response.destroy()
  if (stalls === 'before') return
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': REQUEST_ID, ...headers })
  if (breaks === undefined && stalls === undefined) return void response.end(text)
  response.write(text.slice(0, 1), () => {
    if (breaks === 'within') response.destroy()
  })
}
