import { type RequestListener, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../src/create-mock.ts'
import type { Exchange } from '../src/exchange.ts'
import { type Proxy, type ProxyFailure, createProxy } from '../src/proxy.ts'
import { BEARER, type Call, JSON_BODY, call, post } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { type TestServer, startServer } from './support/receiver.ts'
import { encodeForm } from './support/requests.ts'

const REQUEST_ID = '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13'
const BUT_ONE = { 'x-correlation-id': 'a', 'cache-control': 'no-store' }
const EVERY = { ...BUT_ONE, 'x-request-id': REQUEST_ID }
const BALANCE = {
  availableBalance: 1,
  pendingBalance: 0,
  blockedBalance: 0,
  totalBalance: 1,
  updatedAt: '2026-03-01T14:35:00.000Z',
}

/** The response that the service behind the proxy returns next. */
let next: { status: number; headers: Record<string, string>; body: string | Buffer }
let upstream: TestServer
let mock: Mock
let proxy: Proxy
let mockProxy: Proxy
const exchanges: Exchange[] = []

beforeAll(async () => {
  upstream = await startServer((_request, response) => {
    response.writeHead(next.status, next.headers).end(next.body)
  })
  mock = await createSharedMock()
  const onExchange = (exchange: Exchange): void => {
    exchanges.push(exchange)
  }
  proxy = await createProxy({ target: upstream.url, onExchange })
  mockProxy = await createProxy({ target: mock.url, onExchange })
})
afterAll(() => Promise.all([proxy.close(), mockProxy.close(), upstream.close(), mock.close()]))

interface Exchanged {
  readonly target?: string
  readonly given?: Call
  readonly answer?: Partial<typeof next>
}
type Row = [name: string, exchanged: Exchanged, ...want: unknown[]]

const answer = (more: Partial<typeof next> = {}): typeof next => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...EVERY },
  body: JSON.stringify(BALANCE),
  ...more,
})

describe('violations', () => {
  const TRANSFERS = '/v1/internal-transfer'
  const refused = (status: number, code: string): Partial<typeof next> => ({
    status,
    body: JSON.stringify({ code, message: 'No.' }),
  })
  test.each<Row>([
    ['none', {}],
    [
      'a status that is not documented',
      { answer: { status: 418 } },
      expect.stringMatching(/^response status 418 is not documented; documented are 200, /),
    ],
    [
      'a documented header that is missing',
      { answer: { headers: { 'content-type': 'application/json', ...BUT_ONE } } },
      'response header x-request-id is required',
    ],
    [
      'a header that is not documented',
      { answer: { headers: { 'content-type': 'application/json', ...EVERY, 'x-shard': '1' } } },
      'response header x-shard is not documented',
    ],
    [
      'a property that is not documented',
      { answer: { body: JSON.stringify({ ...BALANCE, colour: 'red' }) } },
      'response body colour is not documented',
    ],
    [
      'a broken property',
      { answer: { body: JSON.stringify({ ...BALANCE, updatedAt: 'now' }) } },
      expect.stringMatching(/^response body updatedAt must be /),
    ],
    ['cut JSON', { answer: { body: '{' } }, 'response body is not valid JSON'],
    [
      'another content type',
      { answer: { headers: { 'content-type': 'text/html', ...EVERY }, body: '<p>' } },
      'response header content-type must be application/json, not text/html',
    ],
    ['no token', { given: {} }, 'request header authorization is required'],
    [
      'a query parameter',
      { target: '/v1/statement?pageSize=0', answer: refused(400, 'INVALID_PAGE_SIZE') },
      'request query pageSize must be from 1 to 100',
    ],
    [
      'a request body',
      { target: TRANSFERS, given: post('[]', JSON_BODY), answer: refused(400, 'MalformedRequest') },
      'request body must be an object',
    ],
    [
      'a request body that is missing',
      {
        target: TRANSFERS,
        given: { method: 'POST', headers: BEARER },
        answer: refused(400, 'MalformedRequest'),
      },
      'request body is required',
    ],
    ['an answer of another type', { answer: { body: '[]' } }, 'response body must be an object'],
    ['an answer whose body is missing', { answer: { body: '' } }, 'response body is required'],
    [
      'a request body of another content type',
      {
        target: TRANSFERS,
        given: post('x', { ...BEARER, 'content-type': 'text/plain' }),
        answer: refused(400, 'InvalidContentType'),
      },
      'request header content-type must be application/json, not text/plain',
    ],
    [
      'a request body that is compressed (G-292)',
      {
        target: TRANSFERS,
        given: post('x', { ...JSON_BODY, 'content-encoding': 'gzip' }),
        answer: refused(415, 'UnsupportedEncoding'),
      },
      'request header content-encoding must be identity or absent',
    ],
    [
      'a request body in another charset (G-292)',
      {
        target: TRANSFERS,
        given: post('{}', { ...BEARER, 'content-type': 'application/json; charset=latin1' }),
        answer: refused(415, 'UnsupportedEncoding'),
      },
      'request header content-type must name no charset but utf-8',
    ],
    [
      'a path that is not in the contract',
      { target: '/v1/secret' },
      'request GET /v1/secret is not in the contract',
    ],
    ['a path that is refused as it has to be', { target: '/v1/secret', answer: { status: 404 } }],
  ])('%s', async (_, { target = '/v1/balance', given = { headers: BEARER }, ...row }, ...want) => {
    next = answer(row.answer)
    const got = await call(proxy.url, target, given)
    expect(exchanges.at(-1)?.violations).toEqual(want)
    expect({ status: got.status, text: got.text }).toEqual({ status: next.status, text: String(next.body) })
  })

  test('a preflight is between the browser and the service', async () => {
    next = answer({ status: 204, headers: {}, body: '' })
    await call(proxy.url, '/v1/balance', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET' },
    })
    expect(exchanges.at(-1)?.violations).toEqual([])
  })

  test.each<Row>([
    ['none', {}],
    ['an unknown path', { target: '/nowhere', answer: { status: 404 } }],
    [
      'a missing header',
      { answer: { headers: { 'content-type': 'application/json', ...BUT_ONE } } },
      'response header x-request-id is required',
    ],
    [
      'a status',
      { answer: { status: 405 } },
      expect.stringMatching(/^response status 405 is not documented/),
    ],
  ])('G-255: HEAD is GET without a body: %s', async (_, { target = '/v1/balance', ...row }, ...want) => {
    next = answer({ body: '', ...row.answer })
    const got = await call(proxy.url, target, { method: 'HEAD', headers: BEARER })
    expect(got.status).toBe(next.status)
    expect(exchanges.at(-1)).toMatchObject({ method: 'HEAD', violations: want })
  })

  test.each([200, 204, 405])('OPTIONS answered with %i is none', async (status) => {
    next = answer({ status, headers: {}, body: '' })
    await call(proxy.url, '/v1/balance', { method: 'OPTIONS' })
    expect(exchanges.at(-1)).toMatchObject({ method: 'OPTIONS', status, violations: [] })
  })

  test('the mock has none', async () => {
    const { contentType, text } = encodeForm({
      grant_type: 'client_credentials',
      client_id: 'alfa-demo',
      client_secret: 'x',
    })
    await call(mockProxy.url, '/v1/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: text,
    })
    expect(exchanges.at(-1)).toEqual({
      method: 'POST',
      path: '/v1/oauth2/token',
      operationId: 'createAccessToken',
      status: 200,
      violations: [],
    })
  })
})

describe('traffic', () => {
  test('passes byte for byte, without the headers of the connection', async () => {
    next = answer({ body: `{ "availableBalance" : 1.0 }` })
    const got = await call(proxy.url, '/v1/balance?a=%2F&b=+', {
      method: 'POST',
      headers: { ...JSON_BODY, connection: 'close' },
      body: ' {"a": 1.0}\n',
    })
    expect(got.text).toBe('{ "availableBalance" : 1.0 }')
    expect(upstream.received.at(-1)?.body).toBe(' {"a": 1.0}\n')
    expect(upstream.received.at(-1)?.headers).toMatchObject({
      host: new URL(upstream.url).host,
      'accept-encoding': 'identity',
    })
  })

  test('a compressed answer passes; it cannot be compared', async () => {
    next = answer({
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', ...EVERY },
      body: gzipSync('{}'),
    })
    await call(proxy.url, '/v1/balance', { headers: BEARER })
    expect(exchanges.at(-1)?.violations).toEqual(['response body is not valid JSON'])
  })

  test('a service that is not there is 502', async () => {
    const log: string[] = []
    const failures: ProxyFailure[] = []
    const lost = await createProxy({
      target: 'http://127.0.0.1:1',
      logLevel: 'error',
      write: (line) => log.push(line),
      onFailure: (failure) => failures.push(failure),
    })
    expect((await call(lost.url, '/v1/balance')).status).toBe(502)
    await lost.close()
    expect(log).toEqual([
      expect.stringMatching(/^GET \/v1\/balance → no answer from http:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/),
    ])
    expect(failures).toEqual([
      { method: 'GET', path: '/v1/balance', reason: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  test.each<{ name: string; behave: RequestListener; want: unknown }>([
    {
      name: 'cuts the connection',
      behave: (request) => request.socket.destroy(),
      want: 'socket hang up',
    },
    {
      name: 'cuts its answer',
      behave(_request, response) {
        response.writeHead(200, { 'content-length': '10' })
        response.write('{', () => response.destroy())
      },
      want: 'aborted',
    },
    { name: 'hangs', behave: () => undefined, want: 'the service sent nothing for 0.1 s' },
  ])('a service that $name is 502', async ({ behave, want }) => {
    const failures: ProxyFailure[] = []
    const silent = await startServer(behave)
    const lost = await createProxy({
      target: silent.url,
      timeoutMilliseconds: 100,
      onFailure: (failure) => failures.push(failure),
    })
    expect((await call(lost.url, '/v1/balance')).status).toBe(502)
    expect(failures).toEqual([{ method: 'GET', path: '/v1/balance', reason: want }])
    await Promise.all([lost.close(), silent.close()])
  })

  test('the log names the first 100 violations of an exchange, the exchange all', async () => {
    const log: string[] = []
    const all: Exchange[] = []
    const logging = await createProxy({
      target: upstream.url,
      logLevel: 'error',
      write: (line) => log.push(line),
      onExchange: (exchange) => all.push(exchange),
    })
    const extra = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`extra${index}`, 1]))
    next = answer({ body: JSON.stringify({ ...BALANCE, ...extra }) })
    await call(logging.url, '/v1/balance', { headers: BEARER })
    await logging.close()
    expect(all[0]?.violations).toHaveLength(150)
    const lines = log[0]?.split('\n') ?? []
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([
      102,
      '  response body extra0 is not documented',
      '  and 50 more',
    ])
  })

  test('a request that its client gives up is a failure too', async () => {
    const failures: ProxyFailure[] = []
    const reached = Promise.withResolvers<void>()
    const silent = await startServer(() => reached.resolve())
    const lost = await createProxy({
      target: silent.url,
      onFailure: (failure) => failures.push(failure),
    })
    const asked = request(`${lost.url}/v1/balance`).on('error', () => undefined)
    asked.end()
    await reached.promise
    asked.destroy()
    await expect
      .poll(() => failures)
      .toEqual([{ method: 'GET', path: '/v1/balance', reason: 'the client disconnected' }])
    await Promise.all([lost.close(), silent.close()])
  })

  test.each([
    { target: 'http://elsewhere/v1/balance?a=1', want: '/v1/balance?a=1' },
    { target: 'http://elsewhere', want: '/' },
    { target: '*', want: '*' },
  ])('the target $target reaches the service as $want', async ({ target, want }) => {
    const urls: (string | undefined)[] = []
    const service = await startServer((request, response) => {
      urls.push(request.url)
      response.writeHead(404).end()
    })
    const through = await createProxy({ target: service.url })
    await call(through.url, target, { method: 'OPTIONS' })
    await Promise.all([through.close(), service.close()])
    expect(urls).toEqual([want])
  })

  test.each(['', 'api.example.com', 'ftp://x'])('the target "%s" is refused', async (target) => {
    await expect(createProxy({ target })).rejects.toThrow(
      `The target must be an http or https URL, not "${target}"`,
    )
  })
})
