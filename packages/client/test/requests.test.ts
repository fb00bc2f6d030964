import { fetch as npmFetch } from 'undici'
import { expect, it } from 'vitest'
import { type PixClient, responseOf } from '@pix-payments/client'
import { DEPOSIT, errorOf, setting, WITHDRAWAL } from './support/client.ts'

it('sends path, query and body of one object to their places', async () => {
  await using world = await setting()
  const { pix, provider } = world
  await pix.refunds.createRefund({
    endToEndId: 'E87654321202603011403a1B2c3D4e5F',
    amount: 1,
    externalId: 'r-1',
  })
  await pix.statements.listStatement({ initDate: '2026-03-01', endDate: '2026-03-02', page: 2 })
  await pix.recurrences.getRecurrence({ id: 'RR123456782026031007b8c9d0e1f' })
  expect(provider.requests.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
    'POST /v1/pix/refund/E87654321202603011403a1B2c3D4e5F {"amount":1,"externalId":"r-1"}',
    'GET /v1/statement?initDate=2026-03-01&endDate=2026-03-02&page=2',
    'GET /v1/pix/automatic/recurrences/RR123456782026031007b8c9d0e1f',
  ])
})

it('leaves out of the query what is undefined', async () => {
  await using world = await setting()
  await world.pix.recurrences.listRecurrences({ limit: 5 })
  await world.pix.recurrences.listRecurrences({ cursor: undefined })
  await world.pix.balances.getClosingDayBalance()
  expect(world.provider.requests.map(({ url }) => url)).toEqual([
    '/v1/pix/automatic/recurrences?limit=5',
    '/v1/pix/automatic/recurrences',
    '/v1/balance/closing-day',
  ])
})

it('encodes what would change the path or the query', async () => {
  await using world = await setting()
  await world.pix.withdrawals.getWithdrawal({ externalId: 'a/b ?#%é' })
  await world.pix.recurrences.listRecurrences({ cursor: 'a&b=c+d' })
  expect(world.provider.requests.map(({ url }) => url)).toEqual([
    '/v1/pix/withdraw/a%2Fb%20%3F%23%25%C3%A9',
    '/v1/pix/automatic/recurrences?cursor=a%26b%3Dc%2Bd',
  ])
})

it.each<[string, (pix: PixClient, externalId: string) => Promise<unknown>]>([
  [
    'withdrawal',
    (pix, externalId) => pix.withdrawals.createWithdrawalByPixKey({ ...WITHDRAWAL, externalId }),
  ],
  ['refund', (pix, externalId) => pix.refunds.createRefund({ endToEndId: 'E1', amount: 1, externalId })],
  [
    'transfer',
    (pix, externalId) =>
      pix.internalTransfers.createInternalTransfer({ amount: 1, destinationWalletId: 'w', externalId }),
  ],
])('refuses to create a %s that cannot be read (G-260)', async (_, create) => {
  await using world = await setting()
  for (const externalId of ['.', '..']) {
    await expect(create(world.pix, externalId)).rejects.toThrow(
      new TypeError('externalId must be a string that is not empty, "." or "..".'),
    )
  }
  expect(world.provider.requests).toEqual([])
  await create(world.pix, '...')
})

it.each(['', '.', '..', undefined, 7])(
  'refuses the path parameter %j before anything is sent',
  async (externalId) => {
    await using world = await setting()
    await expect(world.pix.withdrawals.getWithdrawal({ externalId: externalId as string })).rejects.toThrow(
      new TypeError('externalId must be a string that is not empty, "." or "..".'),
    )
    expect(world.provider.requests).toEqual([])
  },
)

it('asks for the token as a form of several parts, without a token (R-007, R-200)', async () => {
  await using world = await setting()
  await world.pix.balances.getBalance()
  const [request] = world.provider.tokenRequests
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(request?.headers.authorization).toBeUndefined()
  const form = await new Response(request?.body, {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData()
  expect(Object.fromEntries(form)).toEqual({
    client_id: 'alfa-demo',
    client_secret: 'alfa-demo-secret',
    grant_type: 'client_credentials',
  })
  expect(world.provider.requests[0]?.headers.authorization).toBe('Bearer token-1')
})

it('gets a token with the fetch of npm, which knows no FormData of the platform', async () => {
  await using world = await setting(undefined, { fetch: npmFetch as unknown as typeof fetch })
  await world.pix.balances.getBalance()
  expect(world.provider.tokenRequests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(world.provider.requests).toHaveLength(1)
})

it('sends any secret unchanged', async () => {
  const clientSecret = 'ß "quoted"\r\n--x\r\n'
  await using world = await setting(undefined, { clientSecret })
  await world.pix.balances.getBalance()
  const [request] = world.provider.tokenRequests
  const form = await new Response(request?.body, {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData()
  expect(form.get('client_secret')).toBe(clientSecret)
})

it.each([
  [{ amount: Number.NaN }, 'amount must be a finite number, not NaN.'],
  [{ expiresIn: Number.POSITIVE_INFINITY }, 'expiresIn must be a finite number, not Infinity.'],
  [{ metadata: { a: Number.NaN as never } }, 'metadata.a must be a finite number, not NaN.'],
  [
    { expectedPayer: { bankAccounts: [{ bankCode: Number.NaN }] } as never },
    'expectedPayer.bankAccounts.0.bankCode must be a finite number, not NaN.',
  ],
])('refuses %j before anything is sent, because JSON would send null', async (part, message) => {
  await using world = await setting()
  await expect(world.pix.deposits.createImmediateCharge({ ...DEPOSIT, ...part })).rejects.toThrow(
    new TypeError(message),
  )
  await expect(world.pix.statements.listStatement({ page: Number.NaN })).rejects.toThrow(
    new TypeError('page must be a finite number, not NaN.'),
  )
  expect(world.provider.requests).toEqual([])
  expect(world.provider.tokenRequests).toEqual([])
})

it('asks for no token where none is needed', async () => {
  await using world = await setting()
  await world.pix.recurrences.getRecurrenceLocation({ accessToken: 'abc' })
  expect(world.provider.tokenRequests).toEqual([])
  expect(world.provider.requests[0]?.headers.authorization).toBeUndefined()
})

it('sends the headers of client and call, and lets neither replace its own', async () => {
  const headers = { authorization: 'Basic x', 'x-of-client': 'client', 'x-of-both': 'client' }
  await using world = await setting(undefined, { headers })
  await world.pix.deposits.createImmediateCharge(DEPOSIT, {
    headers: {
      prefer: 'code=201',
      'x-of-both': 'call',
      'content-type': 'text/plain',
      Authorization: 'Basic y',
    },
    correlationId: 'deposit-000123',
  })
  expect(world.provider.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-of-client': 'client',
    'x-of-both': 'call',
    prefer: 'code=201',
    accept: 'application/json',
    'content-type': 'application/json',
    'x-correlation-id': 'deposit-000123',
  })
})

it('keeps one correlation id over all attempts of a call, made by the given maker (G-184)', async () => {
  let made = 0
  await using world = await setting([{ status: 503 }, { body: {} }], { correlationId: () => `id-${++made}` })
  await world.pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL)
  await world.pix.balances.getBalance()
  const ids = world.provider.requests.map(({ headers }) => headers['x-correlation-id'])
  expect(ids).toEqual([ids[0], ids[0], ids[2]])
  expect(ids[2]).not.toBe(ids[0])
})

it('puts the path of the operation behind that of baseUrl', async () => {
  await using world = await setting()
  const { provider } = world
  await using prefixed = await setting(undefined, { baseUrl: `${provider.baseUrl}/pix/` })
  provider.respondToTokens(() => ({}))
  provider.respond(({ url }) => ({ body: { access_token: 'x', expires_in: 3600, url } }))
  await prefixed.pix.balances.getBalance()
  expect(provider.requests.map(({ url }) => url)).toEqual(['/pix/v1/oauth2/token', '/pix/v1/balance'])
})

it('uses the given fetch for tokens and calls', async () => {
  const urls: string[] = []
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    urls.push(new URL(url).pathname)
    return globalThis.fetch(url, init)
  }
  await using world = await setting(undefined, { fetch })
  await world.pix.balances.getBalance()
  expect(urls).toEqual(['/v1/oauth2/token', '/v1/balance'])
})

it('follows no redirect, which would carry the token elsewhere', async () => {
  await using elsewhere = await setting()
  const location = `${elsewhere.provider.baseUrl}/v1/balance`
  await using world = await setting([{ status: 307, headers: { location } }], { maxRetries: 0 })
  expect(await errorOf(world.pix.balances.getBalance())).toMatchObject({
    name: 'PixInvalidResponseError',
    status: 307,
    attempts: 1,
  })
  expect(elsewhere.provider.requests).toEqual([])
})

it('tells how a value came, and nothing of a copy', async () => {
  await using world = await setting([{ status: 200, body: { refundId: 'x' } }])
  const refund = await world.pix.refunds.getRefund(
    { endToEndId: 'E1', externalId: 'r-1' },
    { correlationId: 'c-1' },
  )
  expect(responseOf(refund)).toMatchObject({
    status: 200,
    requestId: '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13',
    correlationId: 'c-1',
    attempts: 1,
  })
  expect(responseOf(refund)?.headers.get('content-type')).toBe('application/json')
  expect(responseOf({ ...refund })).toBeUndefined()
  // A JavaScript program can pass any value, although the type forbids it.
  expect([null, undefined, 7, 'text'].map((value) => responseOf(value as never))).toEqual(
    Array(4).fill(undefined),
  )
  expect(Reflect.ownKeys(refund).filter((key) => typeof key === 'symbol')).toEqual([])
})

it('tells a replay from a first response (G-420)', async () => {
  const headers = { 'idempotent-replayed': 'true' }
  await using world = await setting([
    { status: 202, body: { refundId: 'x' } },
    { status: 202, headers, body: { refundId: 'x' } },
  ])
  const request = { endToEndId: 'E1', externalId: 'r-1', amount: 1 }
  const first = await world.pix.refunds.createRefund(request)
  const again = await world.pix.refunds.createRefund(request)
  expect([responseOf(first)?.replayed, responseOf(again)?.replayed]).toEqual([false, true])
})

it('tells of each attempt, also to a listener that throws', async () => {
  const attempts: unknown[] = []
  await using world = await setting([{ status: 503 }, { body: {} }], {
    onAttempt(attempt) {
      attempts.push(attempt)
      throw new Error('metrics are down')
    },
  })
  await world.pix.balances.getBalance({ correlationId: 'c-1' })
  const common = {
    correlationId: 'c-1',
    operationId: 'getBalance',
    requestId: expect.any(String),
    durationMs: 0,
  }
  expect(attempts.slice(1)).toEqual([
    { ...common, attempt: 1, status: 503, failure: 'PixInvalidResponseError', retryInMs: 250 },
    { ...common, attempt: 2, status: 200, failure: undefined, retryInMs: undefined },
  ])
})

it.each([
  [{ correlationId: 'a\r\nx-evil: 1' }, 'correlationId must be 1 to 128 visible ASCII characters.'],
  [{ correlationId: 'pedido-✓' }, 'correlationId must be 1 to 128 visible ASCII characters.'],
  [{ correlationId: '' }, 'correlationId must be 1 to 128 visible ASCII characters.'],
  [{ correlationId: 'a'.repeat(129) }, 'correlationId must be 1 to 128 visible ASCII characters.'],
  [{ correlationId: 7 as never }, 'correlationId must be 1 to 128 visible ASCII characters.'],
  [{ headers: { 'Content-Length': '3' } }, 'headers must not set Content-Length.'],
  [{ headers: { expect: '100-continue' } }, 'headers must not set expect.'],
  [{ headers: { 'x-a': 'b\nc' } }, /invalid|header/i],
  [{ headers: { 'x a': '1' } }, /invalid|header/i],
])('refuses %j before anything is sent', async (options, message) => {
  await using world = await setting()
  const failing = world.pix.deposits.createImmediateCharge(DEPOSIT, options)
  await expect(failing).rejects.toThrow(TypeError)
  await expect(failing).rejects.toThrow(message)
  expect(world.provider.requests).toEqual([])
})

it('leaves out a header that is undefined', async () => {
  await using world = await setting()
  await world.pix.balances.getBalance({ headers: { 'x-a': undefined } })
  expect(world.provider.requests[0]?.headers).not.toHaveProperty('x-a')
})

it('ignores what an async listener rejects with', async () => {
  const rejections: unknown[] = []
  const listen = (reason: unknown): unknown => rejections.push(reason)
  process.on('unhandledRejection', listen)
  await using world = await setting(undefined, { onAttempt: () => Promise.reject(new Error('down')) })
  await world.pix.balances.getBalance()
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('unhandledRejection', listen)
  expect(rejections).toEqual([])
})
