import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../src/create-mock.ts'
import { BEARER, type Call, JSON_BODY, call, post } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { encodeForm } from './support/requests.ts'

let mock: Mock
const log: string[] = []

beforeAll(async () => {
  let ids = 0
  const makeId = (): string => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`
  mock = await createSharedMock({
    logLevel: 'info',
    write: (line) => log.push(line),
    bodyTimeoutMilliseconds: 300,
    makeId,
  })
})
afterAll(() => mock.close())

type Row = readonly [
  name: string,
  request: readonly [target: string, given?: Call],
  answer: readonly [status: number, body: unknown],
]

const balance = expect.objectContaining({ availableBalance: expect.any(Number) })
const has = (fields: object): unknown => expect.objectContaining(fields)
const code = (name: string): unknown => has({ code: name })
const errorCode = (name: string): unknown => ({ error: has({ code: name }) })
const token = encodeForm({ grant_type: 'client_credentials', client_id: 'alfa-demo', client_secret: 'x' })

const GET: Call = { headers: BEARER }
const prefer = (wish: string): Call => ({ headers: { ...BEARER, prefer: wish } })

async function check(...[, request, [status, body]]: Row): Promise<void> {
  const got = await call(mock.url, ...request)
  expect({ status: got.status, body: got.json }).toEqual({ status, body })
}

const CHARGES = '/v1/pix/deposit/immediate-charge'
const RECURRENCES = '/v1/pix/automatic/recurrences'
const REFUNDS = '/v1/pix/refund/E87654321202603011403a1B2c3D4e5F'
const STATEMENT = '/v1/statement?initDate=2026-03-01&endDate=2026-03-02'
const TOKEN = '/v1/oauth2/token'

describe('what an integrator asks for', () => {
  const undocumented: readonly (readonly [wish: string, query: string, field: string, reason: string])[] = [
    ['code=', '', 'Prefer', 'code must be a status'],
    ['code', '', 'Prefer', 'code must be a status'],
    ['example', '', 'Prefer', 'example must be the name of an example'],
    ['', '?__code=', '__code', 'code must be a status'],
    ['', '?__code=2XX', '__code', 'code must be a status'],
    ['', '?__code=418', '__code', 'no answer 418 is documented'],
    ['', '?__example=none', '__example', 'no example none is documented'],
    ['code=404', '?__example=none', '__example', '404 has no example none'],
    ['', '?__dynamic=often', '__dynamic', 'dynamic must be true or false'],
  ]
  test.each<Row>([
    ['the first success', ['/v1/balance', GET], [200, balance]],
    [
      'the example about the id in the path',
      ['/v1/pix/withdraw/withdrawal-000046', GET],
      [200, has({ externalId: 'withdrawal-000046', status: 'REJECTED' })],
    ],
    [
      'the example about all of several ids',
      [`${REFUNDS}/refund-000008`, GET],
      [200, has({ externalId: 'refund-000008', status: 'FAILED' })],
    ],
    [
      'the creation where a replay is documented as well',
      [REFUNDS, post('{"amount":1,"externalId":"of-mine"}')],
      [202, has({ externalId: 'refund-000007', status: 'PROCESSING' })],
    ],
    [
      'the example about the externalId in the body',
      [
        CHARGES,
        post(
          '{"amount":5000,"expiresIn":600,"externalId":"deposit-000124","pixKey":"pagamentos@alfajogos.example"}',
        ),
      ],
      [201, has({ externalId: 'deposit-000124' })],
    ],
    [
      'the example about the id in the path and the externalId in the body',
      [REFUNDS, post('{"amount":1,"externalId":"refund-000008"}')],
      [202, has({ externalId: 'refund-000008' })],
    ],
    [
      'the first example for an id that none is about',
      ['/v1/pix/withdraw/of-mine', GET],
      [200, has({ status: 'SUCCESS' })],
    ],
    [
      'the last page for any cursor, so that a walk over the list ends (G-131)',
      [`${RECURRENCES}?cursor=anything`, GET],
      [200, has({ hasMore: false, nextCursor: null, data: [expect.anything(), expect.anything()] })],
    ],
    [
      'the last page for any later page (G-117)',
      [`${STATEMENT}&page=7`, GET],
      [200, has({ page: 2, totalPages: 2 })],
    ],
    ['the first page for page 1 (G-117)', [`${STATEMENT}&page=1`, GET], [200, has({ page: 1 })]],
    ['an error by its status', ['/v1/balance', prefer('code=404')], [404, code('ACCOUNT_NOT_FOUND')]],
    [
      'an error by its code alone',
      [
        '/v1/pix/withdraw/pix-key',
        { method: 'POST', headers: { prefer: 'example=SECURE_LOOP_ACCOUNT_MISMATCH' } },
      ],
      [422, code('SECURE_LOOP_ACCOUNT_MISMATCH')],
    ],
    ['by query', ['/v1/balance?__code=500'], [500, code('InternalError')]],
    [
      'an error needs no valid request and no token',
      [RECURRENCES, post('{', { prefer: 'code=409, example=RECENT_PAYER_JOURNEY_EXISTS' })],
      [409, errorCode('RECENT_PAYER_JOURNEY_EXISTS')],
    ],
    [
      'a success does need a valid request',
      [RECURRENCES, post('{}', { ...JSON_BODY, prefer: 'code=201' })],
      [400, errorCode('HTTP_400')],
    ],
    [
      'an example that its status does not have',
      ['/v1/balance', prefer('code=404, example=NotFound')],
      [
        400,
        {
          code: 'InvalidParameter',
          message: 'A path or query parameter is missing or malformed.',
          details: [
            {
              field: 'Prefer',
              message: expect.stringMatching(
                /^asks for what getBalance does not document: 404 has no example NotFound\. Documented: 200 \(.+\); 401 \(Unauthorized\); 404 \(ACCOUNT_NOT_FOUND\)/,
              ),
            },
          ],
        },
      ],
    ],
    ...undocumented.map(([wish, query, field, reason]): Row => {
      const message = expect.stringContaining(
        `asks for what getBalance does not document: ${reason}. Documented: 200`,
      )
      const given = wish === '' ? GET : prefer(wish)
      const name = `the wish ${wish}${query} is refused at ${field}`
      return [name, [`/v1/balance${query}`, given], [400, has({ details: [{ field, message }] })]]
    }),
    ['a generated body by the bare query name', ['/v1/balance?__dynamic&__seed=7', GET], [200, balance]],
    [
      'the parameter code of the operation, where it has one',
      ['/v1/statement', { headers: { prefer: 'dynamic=often' } }],
      [400, code('INVALID_QUERY_PARAMETER')],
    ],
  ])('%s', check)
})

describe('what is refused', () => {
  test.each<Row>([
    [
      'R-312: another scheme than Bearer',
      [RECURRENCES, { headers: { authorization: 'Basic YTpi' } }],
      [401, errorCode('HTTP_401')],
    ],
    [
      'R-330: text instead of JSON',
      ['/v1/pix/withdraw/pix-key', post('x', { ...BEARER, 'content-type': 'text/plain' })],
      [400, { code: 'InvalidContentType', message: 'The body must be application/json.' }],
    ],
    [
      'JSON that is not UTF-8',
      ['/v1/pix/withdraw/pix-key', post(Buffer.from('7b2261223a22ff227d', 'hex'))],
      [400, code('InvalidJSON')],
    ],
    [
      'a number as text (nothing in a JSON body is coerced)',
      [
        '/v1/internal-transfer',
        post('{"amount":"1","externalId":"a","destinationWalletId":"8e4b6d2a-1c95-4f7b-a3d8-6f2e9c0b7d54"}'),
      ],
      [
        400,
        {
          code: 'MalformedRequest',
          message: 'The payload failed validation.',
          details: [{ field: 'amount', message: 'must be an integer of centavos: 1000 for 10 reais' }],
        },
      ],
    ],
    [
      'G-102: the token request as JSON',
      [TOKEN, post('{}', { 'content-type': 'application/json' })],
      [400, { error: 'InvalidContentType', error_description: 'The body must be multipart/form-data.' }],
    ],
    [
      'a form whose boundary is not in its header',
      [TOKEN, post(token.text, { 'content-type': 'multipart/form-data' })],
      [
        400,
        {
          error: 'invalid_request',
          error_description:
            'The body could not be parsed as multipart/form-data: it has no boundary in its Content-Type.',
        },
      ],
    ],
    [
      'a file in place of a field',
      [
        TOKEN,
        post(token.text.replace('name="client_id"', 'name="client_id"; filename="a.txt"'), {
          'content-type': 'multipart/form-data; boundary=frontier',
        }),
      ],
      [400, { error: 'invalid_request', error_description: 'client_id must be a string.' }],
    ],
    [
      'a declared length above 1 MiB, before the body arrives',
      [TOKEN, post('a'.repeat(16_385), { 'content-type': token.contentType })],
      [
        413,
        { error: 'payload_too_large', error_description: 'The request body is larger than 16384 bytes.' },
      ],
    ],
    ['G-183: a malformed id', [`${RECURRENCES}/%zz`, GET], [404, errorCode('RESOURCE_MISSING')]],
    [
      'a path without the prefix /v1',
      ['/pix/withdraw/withdrawal-000046'],
      [404, { code: 'NotFound', message: 'No such route. The path lacks the prefix /v1.' }],
    ],
    [
      'a path with the prefix /v1 twice',
      ['/v1/v1/balance'],
      [
        404,
        { code: 'NotFound', message: 'No such route. The path has the prefix /v1 where it does not belong.' },
      ],
    ],
    [
      'a method that another path has',
      [TOKEN],
      [
        405,
        { error: 'method_not_allowed', error_description: 'The method is not allowed here. Allowed: POST.' },
      ],
    ],
  ])('%s', check)

  test('a chunked body above 1 MiB', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(262_144))
      },
    })
    const init = { method: 'POST', headers: JSON_BODY, body, duplex: 'half' as const }
    const got = await fetch(`${mock.url}/v1/internal-transfer`, init)
    expect(got.status).toBe(413)
    expect(await got.json()).toEqual(code('PayloadTooLarge'))
  })

  test('a body that does not arrive in time', async () => {
    const socket = connect(mock.port, '127.0.0.1')
    const head =
      'POST /v1/internal-transfer HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 10\r\n\r\n{`)
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    await once(socket, 'close')
    expect(text).toContain('HTTP/1.1 400 Bad Request')
    expect(text).toContain('"code":"InvalidJSON"')
    expect(text.toLowerCase()).toContain('connection: close')
  })

  test('a client that goes away costs nothing', async () => {
    const socket = connect(mock.port, '127.0.0.1')
    socket.write(
      'POST /v1/internal-transfer HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nContent-Length: 10\r\n\r\n{',
    )
    await once(socket, 'connect')
    socket.destroy()
    expect((await call(mock.url, '/v1/balance', { headers: BEARER })).status).toBe(200)
  })
})

describe('odd targets', () => {
  /** Sends a raw request line and returns the response, because HTTP clients cannot send some of these lines. */
  async function send(head: string): Promise<string> {
    const socket = connect(mock.port, '127.0.0.1')
    socket.write(`${head}\r\nHost: x\r\nAuthorization: Bearer a\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    await once(socket, 'close')
    return text
  }

  test.each([
    { line: 'GET http://elsewhere/v1/balance HTTP/1.1', want: ['200 OK', '"availableBalance"'] },
    { line: 'GET http://elsewhere HTTP/1.1', want: ['404 Not Found', '"code":"NotFound"'] },
    { line: 'GET http://elsewhere?a=1 HTTP/1.1', want: ['404 Not Found', '"code":"NotFound"'] },
    { line: 'GET ftp://elsewhere/v1/balance HTTP/1.1', want: ['404 Not Found', '"code":"NotFound"'] },
    { line: 'GET * HTTP/1.1', want: ['404 Not Found', '"code":"NotFound"'] },
    // `OPTIONS *` asks about the whole server, so it gets the methods of all paths (RFC 9110 §9.3.7).
    { line: 'OPTIONS * HTTP/1.1', want: ['204 No Content', 'allow: GET, OPTIONS, POST, PUT'] },
  ])('$line', async ({ line, want }) => {
    const answer = await send(line)
    for (const text of want) expect(answer).toContain(text)
  })
})

describe('Expect: 100-continue', () => {
  async function send(length: number, body: string): Promise<string> {
    const socket = connect(mock.port, '127.0.0.1')
    const head = 'POST /v1/internal-transfer HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\n'
    socket.write(
      `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.endsWith('100 Continue\r\n\r\n')) socket.write(body)
      if (text.includes('"code"')) socket.end()
    })
    await once(socket, 'close')
    return text
  }

  test('a body that is small enough is waited for', async () => {
    expect(await send(2, '{}')).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 .*"code":"MalformedRequest"/s,
    )
  })

  test('a body above 1 MiB is refused before it is sent', async () => {
    const answer = await send(1_048_577, '')
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"code":"PayloadTooLarge"/s)
    expect(answer.toLowerCase()).toContain('connection: close')
  })
})

describe('headers', () => {
  test('R-343, G-184: a valid correlation id comes back, a request id is always new', async () => {
    const headers = { ...BEARER, 'x-correlation-id': 'deposit-1' }
    const first = await call(mock.url, '/v1/balance', { headers })
    const second = await call(mock.url, '/nowhere', { headers })
    expect([first.headers['x-correlation-id'], second.headers['x-correlation-id']]).toEqual([
      'deposit-1',
      'deposit-1',
    ])
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })

  test.each(['a b', 'é', 'x'.repeat(129)])('G-184: the correlation id %s is replaced', async (id) => {
    const { headers } = await call(mock.url, '/v1/balance', {
      headers: { ...BEARER, 'x-correlation-id': id },
    })
    expect(headers['x-correlation-id']).toMatch(/^00000000-0000-4000-8000-\d{12}$/)
  })

  test('405 lists the methods in Allow', async () => {
    expect((await call(mock.url, '/v1/pix/automatic/recurrences', { method: 'DELETE' })).headers.allow).toBe(
      'GET, POST',
    )
  })

  test('HEAD has the headers of GET and no body', async () => {
    const get = await call(mock.url, '/v1/balance', { headers: BEARER })
    const head = await call(mock.url, '/v1/balance', { method: 'HEAD', headers: BEARER })
    expect({ status: head.status, length: head.headers['content-length'], text: head.text }).toEqual({
      status: 200,
      length: get.headers['content-length'],
      text: '',
    })
  })

  test('a preflight allows the methods of the path and what was asked for', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, prefer',
    }
    const got = await call(mock.url, '/v1/pix/automatic/recurrences', { method: 'OPTIONS', headers })
    expect(got).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type, prefer',
      },
    })
  })

  test('OPTIONS by itself lists the methods', async () => {
    const got = await call(mock.url, '/v1/balance', { method: 'OPTIONS' })
    expect({ status: got.status, allow: got.headers.allow }).toEqual({ status: 204, allow: 'GET' })
    expect((await call(mock.url, '/nowhere', { method: 'OPTIONS' })).status).toBe(404)
  })

  test('pages may read every answer, errors too', async () => {
    expect((await call(mock.url, '/nowhere')).headers['access-control-allow-origin']).toBe('*')
  })

  test('without cors there are no such headers', async () => {
    const plain = await createSharedMock({ cors: false })
    const got = await call(plain.url, '/nowhere')
    await plain.close()
    expect(Object.keys(got.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

test('the log has one line for each request, with what was wrong', async () => {
  log.length = 0
  await call(mock.url, '/v1/balance', { headers: BEARER })
  await call(mock.url, '/v1/statement?pageSize=0', { headers: BEARER })
  await call(mock.url, '/nowhere')
  expect(log).toEqual([
    'GET /v1/balance → 200 getBalance',
    'GET /v1/statement?pageSize=0 → 400 listStatement: pageSize must be from 1 to 100',
    'GET /nowhere → 404 -',
  ])
})

test('a body that breaks 900 rules has a short answer and a short line in the log', async () => {
  log.length = 0
  const metadata = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 1]))
  const body = JSON.stringify({
    amount: 1,
    externalId: 'a',
    destinationWalletId: '8e4b6d2a-1c95-4f7b-a3d8-6f2e9c0b7d54',
    metadata,
  })
  const got = await call(mock.url, '/v1/internal-transfer', { method: 'POST', headers: JSON_BODY, body })
  const { details } = got.json as { details: unknown[] }
  expect(got.status).toBe(400)
  expect(details).toHaveLength(101)
  expect(details.at(-1)).toEqual({ field: 'body', message: 'and 801 more' })
  expect(log).toEqual([
    expect.stringMatching(/^POST .* → 400 createInternalTransfer: metadata .*; and 896 more$/),
  ])
  expect(log[0]?.split('; ')).toHaveLength(6)
})
