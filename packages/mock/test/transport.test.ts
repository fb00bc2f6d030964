import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../src/create-mock.ts'
import { BEARER, JSON_BODY, call } from './support/call.ts'
import { createSharedMock, sharedContract } from './support/mock.ts'
import { encodeForm } from './support/requests.ts'

let mock: Mock
beforeAll(async () => {
  mock = await createSharedMock({ bodyTimeoutMilliseconds: 300 })
})
afterAll(() => mock.close())

const TOKEN = '/v1/oauth2/token'
const RECURRENCES = '/v1/pix/automatic/recurrences'

/** Sends a raw request and returns everything that arrives until the mock closes the connection. */
async function received(sent: string): Promise<string> {
  const socket = connect(mock.port, '127.0.0.1')
  socket.write(sent)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  await once(socket, 'close')
  return text
}

describe('a token form (G-290)', () => {
  const credentials = { grant_type: 'client_credentials', client_id: 'alfa-demo', client_secret: 'x' }
  const withOthers = (count: number): ReturnType<typeof encodeForm> =>
    encodeForm({
      ...credentials,
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, ''])),
    })

  test.each([
    { parts: 16, status: 200 },
    { parts: 17, status: 400 },
    { parts: 20_000, status: 413 },
  ])('of $parts parts is $status', async ({ parts, status }) => {
    const { contentType, text } = withOthers(parts - 3)
    const headers = { 'content-type': contentType }
    expect((await call(mock.url, TOKEN, { method: 'POST', headers, body: text })).status).toBe(status)
  })
})

test('a generated page has at most 10 entries: more would hold up other requests', async () => {
  const lengths: number[] = []
  for (let seed = 0; seed < 5; seed += 1) {
    const headers = { ...BEARER, prefer: `dynamic, seed=${seed}` }
    const { json } = await call(mock.url, '/v1/pix/automatic/schedules', { headers })
    lengths.push((json as { data: unknown[] }).data.length)
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10)
  expect(Math.max(...lengths)).toBeGreaterThan(0)
})

test('a mebibyte of empty values is refused unread (G-291)', async () => {
  const body = `{"expectedPayer":{"bankAccounts":[${Array<string>(300_000).fill('{}').join(',')}]}}`
  const target = '/v1/pix/deposit/immediate-charge'
  const { status, json } = await call(mock.url, target, { method: 'POST', headers: JSON_BODY, body })
  expect({ status, json }).toMatchObject({ status: 400, json: { code: 'InvalidJSON' } })
})

describe('a body that is not plain UTF-8 is 415 (G-292)', () => {
  const form = 'multipart/form-data; boundary=b'
  test.each([
    { target: RECURRENCES, headers: { 'content-encoding': 'gzip' }, want: 'HTTP_415' },
    { target: TOKEN, headers: { 'content-type': `${form}; charset=latin1` }, want: 'unsupported_encoding' },
  ])('$target with $headers', async ({ target, headers, want }) => {
    const given = { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: gzipSync('{}') }
    const { status, text } = await call(mock.url, target, given)
    expect(status).toBe(415)
    expect(text).toContain(`"${want}"`)
  })
})

describe('a wrong Host is 400 in the envelope of the route (G-293)', () => {
  test.each([
    ['GET', '/v1/balance', 'Host: a\r\nHost: b\r\n', '"code":"InvalidParameter"'],
    [
      'GET',
      '/v1/balance',
      'Host: a\r\nAuthorization: a\r\nAuthorization: b\r\n',
      '"code":"InvalidParameter"',
    ],
    ['GET', RECURRENCES, 'Host: a/b\r\n', '"code":"HTTP_400"'],
    ['OPTIONS', TOKEN, 'Host: a\r\nHost: a\r\n', '"error":"invalid_request"'],
  ])('%s %s', async (method, path, host, want) => {
    const answer = await received(`${method} ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(want)
  })
})

test('no cache may store an answer of any operation, whatever it says (G-294)', async () => {
  const { validation } = await sharedContract()
  const stored: string[] = []
  for (const { id, method, path, responses } of validation.operations) {
    const target = path.replaceAll(/\{\w+\}/g, 'x')
    for (const status of responses.keys()) {
      const given = { method: method.toUpperCase(), headers: { ...BEARER, prefer: `code=${status}` } }
      const { headers } = await call(mock.url, target, given)
      if (headers['cache-control'] !== 'no-store') stored.push(`${id} ${status}`)
    }
  }
  for (const target of ['/nowhere', '/v1/pix/automatic/nowhere']) {
    if ((await call(mock.url, target)).headers['cache-control'] !== 'no-store') stored.push(target)
  }
  expect(stored).toEqual([])
})

test.each([
  ['never sends a byte', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
])('a connection that %s is closed', async (_, sent) => {
  expect(await received(sent)).toMatch(/^HTTP\/1\.1 408 /)
})
