import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Server, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { httpLimits } from '@pix-payments/http-contract/http'
import { afterAll, describe, expect, test } from 'vitest'
import { chargeBody } from '../support/bodies.ts'
import { type Answer, contract, outcomeOf, send, targetOf } from '../support/http-call.ts'
import { form } from '../support/operator.ts'
import { sendRaw } from '../support/raw-http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
const { a, url } = service
afterAll(() => service.close())

const TOKEN = '/v1/oauth2/token'
const CHARGE = '/v1/pix/deposit/immediate-charge'
const RECURRENCE = '/v1/pix/automatic/recurrences'
const CREDENTIALS = [
  ['client_id', 'alfa-demo'],
  ['client_secret', 'alfa-demo-secret'],
  ['grant_type', 'client_credentials'],
] as const

describe('the size of a token form (G-290)', () => {
  const limits = contract.validation.operation('createAccessToken').body?.limits
  const others = (count: number): (readonly [string, string])[] =>
    Array.from({ length: count }, (_, index) => [`other-${index}`, ''])

  test('20,000 parts are refused before parsing', async () => {
    const answer = await service.send(TOKEN, form([...CREDENTIALS, ...others(20_000)]))
    expect(outcomeOf(answer)).toBe('413 payload_too_large')
    expect(answer.text).toContain(String(limits?.bytes))
  })

  test('one part more than the contract allows is refused', async () => {
    const most = (limits?.parts ?? 0) - CREDENTIALS.length
    const outcomes = []
    for (const count of [most, most + 1]) {
      outcomes.push(outcomeOf(await service.send(TOKEN, form([...CREDENTIALS, ...others(count)]))))
    }
    expect(outcomes).toEqual(['200', '400 invalid_request'])
  })

  test('one byte more than the contract allows is refused', async () => {
    const size = (text: string): number => String(form([...CREDENTIALS, ['other', text]]).body).length
    const room = (limits?.bytes ?? 0) - size('')
    const outcomes = []
    for (const length of [room, room + 1]) {
      const sent = form([...CREDENTIALS, ['other', 'x'.repeat(length)]])
      outcomes.push(outcomeOf(await service.send(TOKEN, sent)))
    }
    expect(outcomes).toEqual(['200', '413 payload_too_large'])
  })
})

describe('the values of a JSON body (G-291)', () => {
  const bankAccounts = (count: number): string =>
    JSON.stringify(chargeBody({ expectedPayer: { bankAccounts: Array.from({ length: count }, () => ({})) } }))
  const headers = { 'content-type': 'application/json' }

  test('a mebibyte of empty accounts is refused before validation', async () => {
    const body = bankAccounts(300_000)
    expect(outcomeOf(await a.send(CHARGE, { method: 'POST', headers, body }))).toBe('400 InvalidJSON')
  })

  test('every value up to the limit of the list is validated (G-450)', async () => {
    const answer = await a.send(CHARGE, { method: 'POST', headers, body: bankAccounts(150) })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    // Four members are missing in each account. The first 100 violations are named.
    expect(answer.text).toContain('"and 500 more"')
  })
})

describe('the encoding of a body (G-292)', () => {
  const JSON_TYPE = 'application/json'
  const gzip = { 'content-encoding': 'gzip' }
  const rows: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
    ['money', CHARGE, { 'content-type': JSON_TYPE, 'content-encoding': 'br' }, '415 UnsupportedEncoding'],
    ['money', CHARGE, { 'content-type': `${JSON_TYPE}; charset="UTF-16"` }, '415 UnsupportedEncoding'],
    ['Pix Automático', RECURRENCE, { 'content-type': JSON_TYPE, ...gzip }, '415 HTTP_415'],
    ['Pix Automático', RECURRENCE, { 'content-type': `${JSON_TYPE};charset=latin1` }, '415 HTTP_415'],
    ['the token', TOKEN, { ...form([]).headers, ...gzip }, '415 unsupported_encoding'],
    [
      'the token',
      TOKEN,
      { 'content-type': `${form([]).headers?.['content-type']}; charset=iso-8859-1` },
      '415 unsupported_encoding',
    ],
  ]
  test.each(rows)('of %s at %s with %j returns %s', async (_, target, headers, want) => {
    const body = headers['content-encoding'] === 'gzip' ? gzipSync('{}') : '{}'
    expect(outcomeOf(await a.send(target, { method: 'POST', headers, body }))).toBe(want)
  })

  test.each([
    { 'content-type': JSON_TYPE, 'content-encoding': 'identity' },
    { 'content-type': `${JSON_TYPE}; charset=utf-8` },
    { 'content-type': `${JSON_TYPE}; charset="UTF-8"` },
    { 'content-type': `${JSON_TYPE}; charset=utf8` },
  ])('UTF-8 without a content coding is accepted: %j', async (headers) => {
    const body = JSON.stringify(chargeBody())
    expect(outcomeOf(await a.send(CHARGE, { method: 'POST', headers, body }))).toBe('201')
  })
})

describe('the header Host (G-293)', () => {
  const BOTH = ['Authorization: Bearer a', 'authorization: Bearer b']
  const get = (path: string, ...lines: string[]): Promise<string> =>
    sendRaw(url, [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))

  test.each([
    ['two', '/v1/balance', ['Host: a', 'Host: b'], '"code":"InvalidParameter"'],
    ['the same twice', '/v1/balance', ['Host: a', 'host: a'], '"code":"InvalidParameter"'],
    ['none', '/v1/balance', [], '"code":"InvalidParameter"'],
    ['a path in it', '/v1/balance', ['Host: a/b'], '"code":"InvalidParameter"'],
    ['two, on Pix Automático', RECURRENCE, ['Host: a', 'Host: b'], '"code":"HTTP_400"'],
    ['two, on the token route', TOKEN, ['Host: a', 'Host: b'], '"error":"invalid_request"'],
    ['one, and two of Authorization', '/v1/balance', ['Host: a', ...BOTH], '"code":"InvalidParameter"'],
    ['two, on no route', '/nowhere', ['Host: a', 'Host: b'], '"code":"InvalidParameter"'],
  ])('%s returns 400 in the envelope of the route', async (_, path, lines, want) => {
    const answer = await get(path, ...lines)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(want)
    expect(answer).toContain('x-request-id: ')
  })

  test.each([['Host: a.example:8080'], ['Host: [::1]:80'], ['Host:']])('%s is accepted', async (line) => {
    expect(await get('/v1/balance', line)).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('HTTP/1.0 may omit it', async () => {
    expect(await sendRaw(url, 'GET /v1/balance HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /)
  })
})

describe('no cache may store a response (G-294)', () => {
  test('of any operation, whatever the response', async () => {
    const answers: (readonly [string, Answer])[] = []
    for (const { id, method, path } of contract.validation.operations) {
      const target = path.replaceAll(/\{\w+\}/g, 'x')
      const sent = { method: method.toUpperCase(), body: method === 'get' ? undefined : '{' }
      answers.push([id, await send(url, target, sent)], [id, await a.send(target, sent)])
    }
    answers.push(
      ['a balance', await a.call('getBalance')],
      ['a charge', await a.call('createImmediateCharge', { body: chargeBody() })],
      ['a token', await send(url, TOKEN, form(CREDENTIALS))],
      ['an unknown path', await send(url, '/nowhere')],
      ['a wrong method', await send(url, targetOf('getBalance'), { method: 'DELETE' })],
      ['the control API', await send(url, '/sandbox/wallets')],
    )
    const stored = answers.filter(([, { headers }]) => headers['cache-control'] !== 'no-store')
    expect(stored.map(([name, { status }]) => `${name} ${status}`)).toEqual([])
    expect(new Set(answers.map(([, { status }]) => status)).size).toBeGreaterThan(5)
  })
})

test('node:http closes slow connections, with the limits that a server of the contract has', async () => {
  const servers: Server[] = []
  const note = (message: unknown): void => {
    servers.push((message as { server: Server }).server)
  }
  subscribe('http.server.request.start', note)
  await new Promise((resolve) => request(`${url}/healthz`, resolve).end())
  unsubscribe('http.server.request.start', note)
  const { headersTimeout, requestTimeout, keepAliveTimeout } = httpLimits()
  expect(servers[0]).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout })
})
