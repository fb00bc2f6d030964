import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebhookConfiguration } from '@pix-payments/spec/types'
import { findWebhook, findWebhookAccount } from '../../src/storage/rows/webhook-rows.ts'
import { type Body, byKeyBody, chargeBody } from '../support/bodies.ts'
import { type Answer, fieldsOf, outcomeOf } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { productionStore } from '../support/production-store.ts'
import { eventNamesOf, queuedDeliveriesOf } from '../support/rows.ts'
import { HOUR, SECOND, type TestService, startService } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'
import { createKeyRing } from '../../src/storage/secrets/key-ring.ts'

const PLAIN = createKeyRing([], { readsPlain: true })

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** A webhook URL at which no server listens. */
const URL = 'http://127.0.0.1:9/pix'
const NONE = { type: 'NONE' }
const put = (overrides: Body = {}): Promise<Answer> =>
  service.a.call('configureWebhook', { body: { url: URL, authentication: NONE, ...overrides } })
const configure = async (overrides: Body = {}): Promise<WebhookConfiguration> => {
  const answer = await put(overrides)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as WebhookConfiguration
}

describe('a valid configuration', () => {
  const basic = (overrides: Body): Body => ({
    authentication: { type: 'BASIC', username: 'u', password: 'p', ...overrides },
  })
  const header = (overrides: Body): Body => ({
    authentication: { type: 'HEADER', headerName: 'X-Key', headerValue: 'v', ...overrides },
  })
  const bearer = (token: unknown): Body => ({ authentication: { type: 'BEARER', token } })
  const table: readonly (readonly [title: string, overrides: Body, refused: string | null])[] = [
    ['https', { url: 'https://hooks.example.com/pix?a=b' }, null],
    ['http of a loopback name (G-123)', { url: 'http://localhost:8080/x' }, null],
    ['http of a loopback address (G-123)', { url: 'http://[::1]/x' }, null],
    ['http of another host (G-123)', { url: 'http://example.com/' }, 'url'],
    ['another scheme (G-123)', { url: 'ftp://example.com/' }, 'url'],
    ['a URL with a user name (G-214)', { url: 'https://user:pw@example.com/' }, 'url'],
    ['a URL with a fragment (G-214)', { url: 'https://example.com/#x' }, 'url'],
    ['a URL of 2048 characters (G-123)', { url: `https://example.com/${'x'.repeat(2028)}` }, null],
    ['a URL of 2049 characters (G-123)', { url: `https://example.com/${'x'.repeat(2029)}` }, 'url'],
    ['no URL (G-121)', { url: undefined }, 'url'],
    ['no authentication (G-121)', { authentication: undefined }, 'authentication'],
    [
      'an unknown kind of authentication (G-169)',
      { authentication: { type: 'DIGEST' } },
      'authentication.type',
    ],
    ['R-235 BASIC', basic({}), null],
    ['BASIC with a colon in the user name (G-214)', basic({ username: 'a:b' }), 'authentication.username'],
    ['BASIC without password (G-121)', basic({ password: undefined }), 'authentication.password'],
    ['R-235 BEARER', bearer('abc.def'), null],
    ['BEARER with a space (G-214)', bearer('a b'), 'authentication.token'],
    ['R-235 HEADER', header({}), null],
    ['HEADER with a line break (G-214)', header({ headerValue: 'a\r\nb' }), 'authentication.headerValue'],
    ...[
      'Connection',
      'content-length',
      'Content-Type',
      'HOST',
      'transfer-encoding',
      'Content-Encoding',
      'Expect',
      'keep-alive',
      'TE',
      'Trailer',
      'UPGRADE',
      'Webhook-Id',
      'webhook-x',
      'Proxy-Connection',
      'proxy-authorization',
    ].map(
      (headerName) =>
        [
          `HEADER ${headerName}, which deliveries set or HTTP reserves (G-214)`,
          header({ headerName }),
          'authentication.headerName',
        ] as const,
    ),
    ...['\u00E9', '\u4E2D', '\u0001', '\t', '\u007F', '\u0085'].map(
      (character) =>
        [
          `HEADER with ${JSON.stringify(character)} in its value (G-214)`,
          header({ headerValue: `a${character}b` }),
          'authentication.headerValue',
        ] as const,
    ),
    ...['X Key', 'X:Key', 'X-K\u00E9y', 'X-Key\r\n', ''].map(
      (headerName) =>
        [
          `HEADER with the name ${JSON.stringify(headerName)} (G-214)`,
          header({ headerName }),
          'authentication.headerName',
        ] as const,
    ),
    ['HEADER with a similar name (G-214)', header({ headerName: 'X-Webhook-Id' }), null],
    ['HEADER Authorization', header({ headerName: 'Authorization' }), null],
    ['an invalid port (G-214)', { url: 'https://example.com:99999/' }, 'url'],
    ['an invalid loopback port (G-214)', { url: 'http://localhost:99999/' }, 'url'],
    ['an invalid loopback address (G-214)', { url: 'http://127.999.0.1/' }, 'url'],
    ['an invalid address (G-214)', { url: 'https://256.256.256.256/' }, 'url'],
    ['an encoded host (G-214)', { url: 'https://%00.example.com/' }, 'url'],
    [
      'both of two errors are listed',
      { ...header({ headerName: 'Host' }), url: 'https://256.256.256.256/' },
      'url,authentication.headerName',
    ],
    ['every event (G-162)', { events: null }, null],
    ['no event (G-162)', { events: [] }, null],
    ['an unknown event (G-123, G-169)', { events: ['pixChargeRefunded'] }, 'events[0]'],
    ['an event twice', { events: ['pixChargePaid', 'pixChargePaid'] }, 'events'],
  ]
  test.each(table)('%s', async (_, overrides, refused) => {
    const answer = await put(overrides)
    const want = refused === null ? '200' : `400 MalformedRequest ${refused}`
    const fields = refused === null ? [] : [fieldsOf(answer).join(',')]
    expect([outcomeOf(answer), ...fields].join(' ')).toBe(want)
  })

  test('responses mask every secret (G-122, G-215)', async () => {
    const secrets = [basic({ password: 'SECRET' }), bearer('SECRET'), header({ headerValue: 'SECRET' })]
    for (const overrides of secrets) {
      const answer = await put(overrides)
      expect(answer.text).not.toContain('SECRET')
      expect(answer.text).toContain('********')
    }
  })

  test('production accepts only https URLs of a public host, and validates unusual URLs (G-123, G-214)', async () => {
    await using production = await startService({
      store: await productionStore(),
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
    })
    const urls = [
      ['https://hooks.example.com/pix', '200'],
      ['https://8.8.8.8/', '200'],
      ['http://127.0.0.1/', '400 MalformedRequest'],
      ['https://127.0.0.1/', '400 MalformedRequest'],
      ['https://10.1.2.3/', '400 MalformedRequest'],
      ['https://169.254.169.254/latest', '400 MalformedRequest'],
      ['https://[::1]/', '400 MalformedRequest'],
      ['https://[::ffff:10.0.0.1]/', '400 MalformedRequest'],
      ['https://0x7f000001/', '400 MalformedRequest'],
      ['https://localhost/', '400 MalformedRequest'],
      ['https://printer.local/', '400 MalformedRequest'],
      ['https://intranet/', '400 MalformedRequest'],
      ['https://example.com:99999/', '400 MalformedRequest'],
      ['https://[::zz]/', '400 MalformedRequest'],
      ['https://256.256.256.256/', '400 MalformedRequest'],
      ['https://%00.example.com/', '400 MalformedRequest'],
      ['https://a..b.example.com/', '200'],
      ['https://xn--a.example.com/', '200'],
      ['https://:443/', '400 MalformedRequest'],
    ] as const
    const got: [string, string][] = []
    for (const [url] of urls) {
      const body = { url, authentication: NONE }
      got.push([url, outcomeOf(await production.a.call('configureWebhook', { body }))])
    }
    expect(got).toEqual(urls)
  })
})

describe('the signing secret', () => {
  const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/

  test('is returned once when it is created, and once when it is rotated (G-215)', async () => {
    await using own = await startService()
    const change = async (overrides: Body = {}): Promise<WebhookConfiguration> => {
      const body = { url: URL, authentication: NONE, ...overrides }
      return own.a.ok('configureWebhook', { body })
    }
    const first = await change()
    expect(first.signingSecret).toMatch(SECRET)
    expect(first.previousSigningSecretExpiresAt).toBeNull()
    expect((await change()).signingSecret).toBeNull()
    own.clock.pass(HOUR)
    const rotated = await change({ rotateSigningSecret: true })
    expect(rotated.signingSecret).toMatch(SECRET)
    expect(rotated.signingSecret).not.toBe(first.signingSecret)
    const expiresAt = new Date(own.clock.now() + 24 * HOUR).toISOString()
    expect(rotated.previousSigningSecretExpiresAt).toBe(expiresAt)
    own.clock.pass(24 * HOUR - 1)
    expect((await change()).previousSigningSecretExpiresAt).toBe(expiresAt)
    own.clock.pass(1)
    expect((await change()).previousSigningSecretExpiresAt).toBeNull()
  })
})

describe('a stored configuration', () => {
  async function happen({ a, clock, ...own }: TestService): Promise<void> {
    const paid = await a.ok('createImmediateCharge', { body: chargeBody() })
    await counterparties({ a, clock, ...own }).pay(a, paid.chargeId)
    await a.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 1 }) })
    await a.ok('createWithdrawalByPixKey', { body: byKeyBody({ pixKey: 'rejected@pix.example' }) })
    clock.pass(2 * SECOND)
    await a.ok('getBalance')
  }
  const HAPPENED = ['pixChargePaid', 'pixChargeExpired', 'pixWithdrawFailed']

  test.each([
    ['R-232 without a filter every event is delivered', undefined, HAPPENED],
    ['R-232 null means every event (G-162)', null, HAPPENED],
    ['R-233 only events of the filter are delivered', ['pixChargeExpired'], ['pixChargeExpired']],
    ['with an empty filter nothing is delivered (G-162)', [], []],
  ])('%s', async (_, events, want) => {
    await using own = await startService()
    await own.a.ok('configureWebhook', { body: { url: URL, authentication: NONE, events } })
    await happen(own)
    expect(await eventNamesOf(own.store, own.a)).toEqual(HAPPENED)
    expect(await queuedDeliveriesOf(own.store, own.a)).toEqual(want)
  })

  test('without a configuration events are recorded but not delivered (G-164)', async () => {
    await using own = await startService()
    await happen(own)
    expect(await eventNamesOf(own.store, own.a)).toEqual(HAPPENED)
    expect(await queuedDeliveriesOf(own.store, own.a)).toEqual([])
    await own.a.ok('configureWebhook', { body: { url: URL, authentication: NONE } })
    expect(await queuedDeliveriesOf(own.store, own.a)).toEqual([])
  })

  test("R-234 R-008 a PUT replaces the whole configuration of the account's one webhook (G-124)", async () => {
    await using own = await startService()
    const replace = (body: Body): Promise<unknown> => own.a.ok('configureWebhook', { body })
    await replace({ url: URL, authentication: { type: 'BEARER', token: 't' }, events: [] })
    await replace({ url: `${URL}/second`, authentication: NONE })
    const kept = await own.store.read((reader) => findWebhookAccount(reader, PLAIN, own.a.walletId))
    expect(kept).toMatchObject({ url: `${URL}/second`, authentication: NONE, events: null })
    expect(await own.store.read((reader) => findWebhook(reader, own.a2.walletId))).toBeUndefined()
    await happen(own)
    expect(await queuedDeliveriesOf(own.store, own.a)).toEqual(HAPPENED)
    expect(await queuedDeliveriesOf(own.store, own.a2)).toEqual([])
  })
})

test('a refused configuration changes nothing', async () => {
  const before = await configure({ events: ['pixChargePaid'] })
  await put({ url: 'ftp://example.com' })
  const kept = await service.store.read((reader) => findWebhook(reader, service.a.walletId))
  expect(kept).toMatchObject({ url: before.url, events: ['pixChargePaid'] })
})
