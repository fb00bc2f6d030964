import { afterAll, describe, expect, test } from 'vitest'
import { contract, outcomeOf, send, targetOf } from '../support/http-call.ts'
import { form, requestToken } from '../support/operator.ts'
import { HOUR, SECOND, startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const ID = 'alfa-demo'
const SECRET = 'alfa-demo-secret'
const FIELDS: readonly (readonly [string, string])[] = [
  ['client_id', ID],
  ['client_secret', SECRET],
  ['grant_type', 'client_credentials'],
]
const TOKEN = targetOf('createAccessToken')
const without = (name: string): typeof FIELDS => FIELDS.filter(([field]) => field !== name)
const with_ = (name: string, value: string): typeof FIELDS => [...without(name), [name, value]]

describe('requesting a token', () => {
  test('R-197 R-007 R-200 R-002 returns one for a form without an Authorization header (G-102, G-153, G-154)', async () => {
    const answer = await requestToken(service.url, ID, SECRET)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'pix',
      },
      headers: { 'cache-control': 'no-store' },
    })
    expect(Object.keys(answer.body as object)).not.toContain('refresh_token')
  })

  test.each([
    ['R-199 a wrong client_secret', with_('client_secret', `${SECRET}x`), '401 invalid_client'],
    ['R-199 the secret of another client', with_('client_secret', 'beta-demo-secret'), '401 invalid_client'],
    ['an unknown client_id', with_('client_id', 'nobody'), '401 invalid_client'],
    ['R-198 another grant_type (G-151)', with_('grant_type', 'password'), '400 unsupported_grant_type'],
    [
      'R-198 another grant_type, with a wrong secret',
      with_('grant_type', 'x').slice(1),
      '400 invalid_request',
    ],
    ['no grant_type', without('grant_type'), '400 invalid_request'],
    ['no client_id', without('client_id'), '400 invalid_request'],
    ['an empty client_id', with_('client_id', ''), '400 invalid_request'],
    ['client_id twice', [...FIELDS, ['client_id', ID] as const], '400 invalid_request'],
    ['an unknown field', with_('scope', 'pix'), '200'],
    ['a field of the name __proto__', with_('__proto__', 'x'), '200'],
  ])('%s', async (_, fields, want) => {
    const answer = await service.send(TOKEN, form(fields))
    expect(outcomeOf(answer)).toBe(want)
    expect(answer.text.includes('access_token')).toBe(want === '200')
  })

  test.each([
    ['x-www-form-urlencoded', 'client_id=a&client_secret=b&grant_type=client_credentials'],
    ['json', JSON.stringify(Object.fromEntries(FIELDS))],
  ])('%s is refused (G-102)', async (type, body) => {
    const headers = { 'content-type': `application/${type}` }
    const answer = await service.send(TOKEN, { method: 'POST', headers, body })
    expect(outcomeOf(answer)).toBe('400 InvalidContentType')
  })

  test('a form whose boundary has one character is accepted (RFC 2046 §5.1.1)', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const parts = FIELDS.map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const answer = await service.send(TOKEN, { method: 'POST', headers, body: `${parts.join('')}--x--\r\n` })
    expect(outcomeOf(answer)).toBe('200')
  })

  test('a form that cannot be parsed is refused (G-151)', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of ['', 'garbage', '--x\r\n', '--x\r\ncontent-disposition: form-data']) {
      const answer = await service.send(TOKEN, { method: 'POST', headers, body })
      expect(outcomeOf(answer)).toBe('400 invalid_request')
    }
  })
})

describe('a token', () => {
  const tokenOf = async (id: string, secret: string): Promise<string> =>
    ((await requestToken(service.url, id, secret)).body as { access_token: string }).access_token
  const balance = (authorization?: string) =>
    send(service.url, '/v1/balance', { headers: authorization === undefined ? {} : { authorization } })

  test('is valid for exactly one hour, beside other tokens of its client (G-153)', async () => {
    const first = await tokenOf(ID, SECRET)
    const second = await tokenOf(ID, SECRET)
    expect(second).not.toBe(first)
    service.clock.pass(HOUR - SECOND)
    const later = await tokenOf(ID, SECRET)
    expect((await balance(`Bearer ${first}`)).status).toBe(200)
    service.clock.pass(SECOND)
    expect((await balance(`Bearer ${first}`)).status).toBe(401)
    expect((await balance(`Bearer ${later}`)).status).toBe(200)
  })

  test('R-315 is bound to one wallet (G-005)', async () => {
    const { a, a2 } = service
    await a.ok('createInternalTransfer', {
      body: { amount: 5, externalId: 'one wallet', destinationWalletId: a2.walletId },
    })
    expect((await a2.ok('getBalance')).totalBalance).toBe(5)
    const path = { externalId: 'one wallet' }
    expect(await a.ok('getInternalTransfer', { path })).toMatchObject({ sourceWalletId: a.walletId })
    expect((await a2.call('getInternalTransfer', { path })).status).toBe(404)
  })

  test.each([
    ['nothing', undefined, 401],
    ['a wrong token', `Bearer ${'A'.repeat(43)}`, 401],
    ['a truncated token', 'Bearer x', 401],
    ['a long one', `Bearer ${'x'.repeat(8000)}`, 401],
  ])('%s returns 401', async (_, authorization, want) => {
    expect((await balance(authorization)).status).toBe(want)
  })

  const secured = contract.validation.operations.filter(({ secured }) => secured)
  const paths = secured.map(
    ({ id, method, path }) => [id, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')] as const,
  )
  test.each(paths)(
    'R-312 R-313 R-314 %s checks the token before everything else (G-152)',
    async (id, method, path) => {
      const want =
        contract.catalogue.operations[id]?.family === 'automatic' ? '401 HTTP_401' : '401 Unauthorized'
      for (const authorization of [undefined, 'Bearer expired']) {
        const headers = { 'content-type': 'text/plain', ...(authorization && { authorization }) }
        const answer = await service.send(path, { method, headers, body: method === 'GET' ? undefined : '{' })
        expect(outcomeOf(answer)).toBe(want)
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
    },
  )

  test('only the token route and the public location need no token', () => {
    const open = contract.validation.operations.filter(({ secured }) => !secured)
    expect(open.map(({ id }) => id)).toEqual(['createAccessToken', 'getRecurrenceLocation'])
  })
})
