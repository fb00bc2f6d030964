import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { PixApiError } from '@pix-payments/client'
import { type Followed, type FollowOptions, followSandbox } from '@pix-payments/client/sandbox'
import { createTestClock } from './support/clock.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What a test must close at its end. */
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that gives its answers in order, and the requests that it got. */
async function serve(
  ...answers: readonly Answer[]
): Promise<{ baseUrl: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    const answer = answers[requests.length]
    requests.push(request)
    if (answer === undefined) response.destroy()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** Sends chunks one after another; then ends the response, unless it shall stay open. */
const stream =
  (chunks: readonly string[], after: 'ends' | 'stays open' = 'ends'): Answer =>
  async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const chunk of chunks) {
      await new Promise<void>((resolve) => void response.write(chunk, () => setImmediate(resolve)))
    }
    if (after === 'ends') response.end()
  }

const refuse =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) => {
    const code = { 401: 'Unauthorized', 429: 'TooManyRequests' }[status] ?? 'InternalError'
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ code, message: 'no' }))
  }

const entry = (name: string): string => `data: {"kind":"event","event":{"event":"${name}"}}\n`

/** Follows until so many messages came. Messages as words: `connected 1-1`, `one 1-2`. */
async function follow(count: number, options: FollowOptions): Promise<string[]> {
  const seen: string[] = []
  for await (const message of followSandbox({ clock: createTestClock(), ...options })) {
    seen.push(wordOf(message))
    if (seen.length === count) break
  }
  return seen
}

function wordOf(message: Followed): string {
  const { type, id } = message
  if (type === 'activity') return `${message.activity.event?.event} ${id}`
  if (type === 'missed') return `missed after ${message.missed.after}`
  return `${type} ${id}`
}

describe('followSandbox', () => {
  it('gives each entry with its place, however the text is cut', async () => {
    const text = `id: 1-1\n\n${entry('one')}\n${entry('two')}id: 1-2\n\n: comment\n\n${entry('três')}id: 1-3\n\n`
    for (const size of [1, 7, 1000]) {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      const { baseUrl } = await serve(stream(chunks, 'stays open'))
      expect(await follow(4, { baseUrl })).toEqual(['connected 1-1', 'one 1-2', 'two 1-2', 'três 1-3'])
    }
  })

  it('reads lines that end with CR LF, and data of several lines', async () => {
    const { baseUrl } = await serve(
      stream(['id: 1-1\r\n\r\ndata: {"kind":"event",\r\ndata: "event":{"event":"one"}}\r\nid:1-2\r\n\r\n']),
    )
    expect(await follow(2, { baseUrl })).toEqual(['connected 1-1', 'one 1-2'])
  })

  it('sends the filters, the token and the place', async () => {
    const { baseUrl, requests } = await serve(stream(['id: 1-8\n\n']))
    await follow(1, {
      baseUrl: `${baseUrl}/prefix/`,
      token: 'secret',
      walletId: 'w-1',
      kinds: ['event', 'line'],
      resource: 'c-1',
      lastEventId: '1-7',
    })
    expect(requests[0]?.url).toBe('/prefix/sandbox/stream?walletId=w-1&kinds=event%2Cline&resource=c-1')
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'last-event-id': '1-7' })
  })

  it('continues after a lost connection, and gives each entry once', async () => {
    // The second connection repeats the transaction of which the first one sent only a part.
    const { baseUrl, requests } = await serve(
      stream([`id: 1-1\n\n${entry('one')}id: 1-2\n\n${entry('two')}\n`]),
      stream([`id: 1-2\n\n${entry('two')}\n${entry('three')}id: 1-3\n\n`], 'stays open'),
    )
    expect(await follow(6, { baseUrl })).toEqual([
      'connected 1-1',
      'one 1-2',
      'disconnected 1-2',
      'connected 1-2',
      'two 1-3',
      'three 1-3',
    ])
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1-2'])
  })

  it('reports what it missed', async () => {
    const { baseUrl } = await serve(
      stream(['id: 1-1\n\nevent: missed\ndata: {"after":"1-1"}\n\n', `${entry('new')}id: 1-9\n\n`]),
    )
    expect(await follow(3, { baseUrl, lastEventId: '1-1' })).toEqual([
      'connected 1-1',
      'missed after 1-1',
      'new 1-9',
    ])
  })

  it('connects again after no answer, 429 and 5XX, and says why there is no connection', async () => {
    const { baseUrl } = await serve(
      refuse(429, { 'retry-after': '1' }),
      refuse(500),
      (_, response) => void response.destroy(),
      stream(['id: 1-1\n\n']),
    )
    const errors: unknown[] = []
    for await (const message of followSandbox({ baseUrl, clock: createTestClock() })) {
      if (message.type !== 'disconnected') break
      errors.push(message.error?.code ?? message.error?.name)
    }
    expect(errors).toEqual(['TooManyRequests', 'InternalError', 'PixNetworkError'])
  })

  it('throws the error of a refusal', async () => {
    const { baseUrl, requests } = await serve(refuse(401), refuse(401))
    const error: unknown = await follow(1, { baseUrl }).catch((it: unknown) => it)
    expect(error).toBeInstanceOf(PixApiError)
    expect(error).toMatchObject({ status: 401, code: 'Unauthorized', operationId: 'streamActivity' })
    expect(requests).toHaveLength(1)
  })

  it('ends without an error when the signal aborts: before, while it waits, and while it reads', async () => {
    expect(await follow(1, { baseUrl: 'http://127.0.0.1:9', signal: AbortSignal.abort() })).toEqual([])
    const { baseUrl, requests } = await serve(stream(['id: 1-1\n\n'], 'stays open'))
    const abort = new AbortController()
    const seen: string[] = []
    for await (const message of followSandbox({ baseUrl, signal: abort.signal })) {
      seen.push(wordOf(message))
      setImmediate(() => abort.abort())
    }
    expect(seen).toEqual(['connected 1-1'])
    const waiting = new AbortController()
    for await (const message of followSandbox({ baseUrl, signal: waiting.signal, retryBaseMs: 60_000 })) {
      seen.push(wordOf(message))
      setImmediate(() => waiting.abort())
    }
    expect(seen).toEqual(['connected 1-1', 'disconnected undefined'])
    expect(requests).toHaveLength(2)
  })

  it('closes the connection when the loop ends', async () => {
    const { baseUrl, requests } = await serve(stream(['id: 1-1\n\n'], 'stays open'))
    await follow(1, { baseUrl })
    await new Promise((resolve) => requests[0]?.socket.once('close', resolve))
    expect(requests[0]?.socket.destroyed).toBe(true)
  })

  it('connects again when the service is silent, but not while the caller handles a message', async () => {
    const clock = createTestClock()
    const { baseUrl, requests } = await serve(
      stream(['id: 1-1\n\n'], 'stays open'),
      stream(['id: 1-2\n\n'], 'stays open'),
    )
    const seen: string[] = []
    for await (const message of followSandbox({ baseUrl, clock })) {
      seen.push(wordOf(message))
      // The caller takes a minute for the first message, and then the service is silent for a minute.
      if (seen.length === 1) {
        clock.advance(60_000)
        setTimeout(() => clock.advance(60_000), 50)
      }
      if (seen.length === 3) break
    }
    expect(seen).toEqual(['connected 1-1', 'disconnected 1-1', 'connected 1-2'])
    expect(requests).toHaveLength(2)
  })

  it('refuses an unknown option and an invalid URL by name', async () => {
    await expect(follow(1, { baseUrl: 'nowhere' })).rejects.toThrow(/^baseUrl must be a URL/)
    const options = { baseUrl: 'http://h', wallet: 'w-1' }
    await expect(follow(1, options)).rejects.toThrow(/^wallet is not an option/)
  })
})
