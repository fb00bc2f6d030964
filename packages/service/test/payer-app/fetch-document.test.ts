import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import type { ResolveHost } from '../../src/outgoing/public-lookup.ts'
import { type FetchDocument, createFetchDocument } from '../../src/payer-app/fetch-document.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'

interface Place extends AsyncDisposable {
  readonly clock: ManualClock
  readonly requests: readonly IncomingMessage[]
  readonly port: number
  readonly fetchDocument: FetchDocument
}

/** A server in the place of the service, and an app whose own host is `pix.example.com/psp`. */
async function openPlace(answer: RequestListener, resolveHost?: ResolveHost): Promise<Place> {
  const requests: IncomingMessage[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const clock = manualClock()
  const fetchDocument = createFetchDocument({
    clock,
    resolveHost: resolveHost ?? (() => Promise.reject(new Error('no name server'))),
    ownHost: 'pix.example.com/psp',
    ownUrl: () => `http://127.0.0.1:${port}`,
  })
  return {
    clock,
    requests,
    port,
    fetchDocument,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

const OWN = 'https://pix.example.com/psp/qr/v2/1'

describe('a document of the own host (G-374)', () => {
  it('is fetched from the service itself, below the path, as the app would ask for it', async () => {
    await using place = await openPlace((_, response) => response.writeHead(200).end('ação'))
    expect(await place.fetchDocument(`${OWN}?a=b`)).toEqual({ ok: true, status: 200, text: 'ação' })
    const [request] = place.requests
    expect([request?.method, request?.url]).toEqual(['GET', '/qr/v2/1?a=b'])
    expect(request?.headers).toMatchObject({
      host: 'pix.example.com',
      accept: 'application/jose, application/json',
    })
  })

  it('may have any status, and a redirect is not followed', async () => {
    await using place = await openPlace((_, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end('moved'),
    )
    expect(await place.fetchDocument(OWN)).toEqual({ ok: true, status: 302, text: 'moved' })
    expect(place.requests).toHaveLength(1)
  })

  it.each([
    { what: 'announced', headers: { 'content-length': '65537' } },
    { what: 'sent in chunks', headers: {} },
  ])('may have 64 KiB and no more, $what', async ({ headers }) => {
    await using most = await openPlace((_, response) => response.end('x'.repeat(65_536)))
    expect(await most.fetchDocument(OWN)).toMatchObject({ ok: true, status: 200 })
    await using more = await openPlace((_, response) => {
      response.writeHead(200, headers)
      response.write('x'.repeat(65_536))
      response.end('x')
    })
    expect(await more.fetchDocument(OWN)).toEqual({ ok: false, problem: 'has more than 65536 bytes.' })
  })

  test.each([
    { what: 'no response', answer: () => undefined },
    { what: 'no end of the response', answer: (_: unknown, response: ServerResponse) => response.write('a') },
  ])('must arrive within 5 seconds: $what', async ({ answer }) => {
    await using place = await openPlace(answer)
    const fetched = place.fetchDocument(OWN)
    await expect.poll(() => place.requests.length).toBe(1)
    place.clock.pass(4999)
    const undecided = Symbol('undecided')
    expect(await Promise.race([fetched, new Promise((resolve) => setImmediate(resolve, undecided))])).toBe(
      undecided,
    )
    place.clock.pass(1)
    expect(await fetched).toEqual({ ok: false, problem: 'did not answer within 5 seconds.' })
  })

  it('says why the connection failed', async () => {
    const place = await openPlace((request) => request.socket.destroy())
    await using _ = place
    expect(await place.fetchDocument(OWN)).toEqual({
      ok: false,
      problem: expect.stringMatching(/^cannot be fetched: .+\.$/),
    })
  })
})

describe('a document of another host', () => {
  test.each([
    (port: number) => `https://127.0.0.1:${port}/qr/v2/1`,
    (port: number) => `https://localhost:${port}/qr/v2/1`,
    (port: number) => `https://[::1]:${port}/qr/v2/1`,
    () => 'https://10.0.0.1/qr/v2/1',
    () => 'https://169.254.169.254/latest/meta-data',
    () => 'https://router/qr/v2/1',
    () => 'https://db.internal/qr/v2/1',
    () => 'http://pix.bank.example/qr/v2/1',
    () => 'https://pix.bank.example:99999/qr/v2/1',
    // Not below the own path.
    (port: number) => `https://pix.example.com:${port}@127.0.0.1/psp/`,
  ])('is not fetched from a place that is not public: %s', async (urlOf) => {
    await using place = await openPlace((_, response) => response.end())
    expect(await place.fetchDocument(urlOf(place.port))).toEqual({
      ok: false,
      problem: 'is not on a public address.',
    })
    expect(place.requests).toEqual([])
  })

  it('is not fetched when its name leads to a private address', async () => {
    const looked: string[] = []
    await using place = await openPlace(
      (_, response) => response.end(),
      (host) => {
        looked.push(host)
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      },
    )
    const fetched = await place.fetchDocument(`https://pix.bank.example:${place.port}/qr/v2/1`)
    expect(fetched).toEqual({
      ok: false,
      problem: 'cannot be fetched: pix.bank.example has no public address.',
    })
    expect(looked).toEqual(['pix.bank.example'])
    expect(place.requests).toEqual([])
  })
})
