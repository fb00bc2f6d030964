import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './random.ts'

/**
 * What the proxy does to a request, with its weight. Only `none` is harmless. The faults in the first group do not reach
 * the service; those in the second happen after the service has answered, so that a write has happened.
 */
export const FAULTS = {
  none: 70,

  connectionReset: 2,
  errorBeforeService: 2,
  revokedToken: 2,

  lostAnswer: 3,
  bodyCutOff: 2,
  slowBody: 1,
  errorPage: 3,
  redirect: 2,
  statusWithoutEnvelope: 3,
  garbageSuccess: 3,
  wrongFields: 2,
  anotherStatus: 1,

  /** The service gets the request long after the client has given up. */
  late: 1,
  /** The service gets the request twice. */
  twice: 3,
} as const
export type Fault = keyof typeof FAULTS

/** Statuses of proxies and firewalls. None has the envelope of the contract here. */
const FOREIGN_STATUSES = [400, 401, 403, 404, 408, 409, 413, 422, 425, 429, 499]
const ERROR_STATUSES = [500, 502, 503, 504, 520]

export interface HostileProxy {
  readonly url: string
  /** The number of requests with each fault. */
  readonly counts: ReadonlyMap<Fault, number>
  /** Waits until no request is on its way to the service. */
  idle(): Promise<void>
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface ProxyOptions {
  readonly target: string
  readonly random: Random
  /** Milliseconds that a `late` request waits. Longer than the client does. */
  readonly lateMilliseconds: number
}

/** Starts a proxy between an operator and the service that breaks requests at random. */
export async function startHostileProxy({
  target,
  random,
  lateMilliseconds,
}: ProxyOptions): Promise<HostileProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const counts = new Map<Fault, number>()
  // A short run meets every fault too.
  const deal = random.dealer(FAULTS)
  const underway = new Set<Promise<unknown>>()

  const forward = (incoming: IncomingMessage, body: Buffer, headers = incoming.headers): Promise<Answer> => {
    const sent = send(new URL(incoming.url ?? '/', target), agent, incoming.method ?? 'GET', headers, body)
    underway.add(sent)
    void sent.catch(() => undefined).finally(() => underway.delete(sent))
    return sent
  }

  const server = createServer(async (incoming, response) => {
    const body = await bodyOf(incoming).catch(() => undefined)
    if (body === undefined) return
    const fault = deal()
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    const breakOff = (): void => void incoming.socket.destroy()
    const foreign = (status: number, text: string, headers: Record<string, string> = {}): void =>
      void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text)
    const pick = (statuses: readonly number[]): number => statuses[random.below(statuses.length)] as number

    if (fault === 'connectionReset') return breakOff()
    if (fault === 'errorBeforeService') return foreign(pick(ERROR_STATUSES), '<h1>Bad gateway</h1>')
    if (fault === 'late') {
      const delayed = sleep(lateMilliseconds).then(() => forward(incoming, body))
      underway.add(delayed)
      void delayed.catch(() => undefined).finally(() => underway.delete(delayed))
      return
    }
    if (fault === 'revokedToken') {
      const { authorization, ...headers } = incoming.headers
      const revoked = authorization === undefined ? headers : { ...headers, authorization: 'Bearer revoked' }
      return pass(response, await forward(incoming, body, revoked))
    }
    const twin = fault === 'twice' ? forward(incoming, body) : undefined
    const answer = await forward(incoming, body)
    await twin
    switch (fault) {
      case 'lostAnswer':
        return breakOff()
      case 'bodyCutOff':
        response.writeHead(answer.status, answer.headers)
        response.write(answer.body.subarray(0, answer.body.length >> 1))
        return void setTimeout(breakOff, 5)
      case 'slowBody':
        response.writeHead(answer.status, answer.headers)
        // The rest never comes. The client ends the attempt.
        return void response.write(answer.body.subarray(0, 1))
      case 'errorPage':
        return foreign(pick(ERROR_STATUSES), '<h1>Internal error</h1>')
      case 'redirect':
        return foreign(302, '', { location: 'https://login.example/' })
      case 'statusWithoutEnvelope':
        return foreign(pick(FOREIGN_STATUSES), '{"message":"Request blocked"}', {
          'content-type': 'application/json',
        })
      case 'garbageSuccess':
        return foreign(answer.status < 300 ? answer.status : 200, '<html>Welcome to the hotel</html>')
      case 'wrongFields':
        return foreign(answer.status < 300 ? answer.status : 200, '{"status":"FAILED"}', {
          'content-type': 'application/json',
        })
      case 'anotherStatus':
        return pass(response, { ...answer, status: answer.status < 300 ? 299 : answer.status })
      default:
        return pass(response, answer)
    }
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async idle() {
      while (underway.size > 0) await Promise.allSettled(underway)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

const pass = (response: ServerResponse, { status, headers, body }: Answer): void =>
  void response.writeHead(status, headers).end(body)

async function bodyOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(
  url: URL,
  agent: Agent,
  method: string,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers: { ...headers, host: url.host } }, (response) => {
      bodyOf(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
