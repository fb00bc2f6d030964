import { expect, it } from 'vitest'
import {
  createPixClient,
  memoryTokenStore,
  PixAbortError,
  PixTokenError,
  type StoredToken,
  type TokenStore,
} from '@pix-payments/client'
import { errorOf, refused, setting, until } from './support/client.ts'

const fifty = (call: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: 50 }, call))
const unauthorized = refused(401, 'Unauthorized')

it('asks once for 50 callers that come together, and keeps the token', async () => {
  await using world = await setting()
  await fifty(() => world.pix.balances.getBalance())
  await world.pix.balances.getBalance()
  expect(world.provider.tokenRequests).toHaveLength(1)
  expect(world.provider.requests).toHaveLength(51)
})

it('asks once when 50 callers together learn that the token was revoked', async () => {
  await using world = await setting()
  const { pix, provider } = world
  await pix.balances.getBalance()
  provider.respond(({ headers }) =>
    headers.authorization === 'Bearer token-1' ? unauthorized : { body: {} },
  )
  await fifty(() => pix.balances.getBalance())
  expect(provider.tokenRequests).toHaveLength(2)
  expect(provider.requests).toHaveLength(101)
})

it('asks no second time for a 401 that is late news of an old token', async () => {
  await using world = await setting()
  const { pix, provider } = world
  await pix.balances.getBalance()
  let release = (): void => undefined
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  provider.respond(async ({ headers, url }) => {
    if (headers.authorization !== 'Bearer token-1') return { body: {} }
    if (url.includes('late')) await late
    return unauthorized
  })
  const slow = pix.withdrawals.getWithdrawal({ externalId: 'late' })
  await pix.balances.getBalance()
  release()
  await slow
  expect(provider.tokenRequests).toHaveLength(2)
})

it('sends a write again after a 401, which refuses before anything is done, and only once', async () => {
  await using world = await setting([unauthorized])
  const error = await errorOf(
    world.pix.deposits.createImmediateCharge({ amount: 1, expiresIn: 600, externalId: 'd', pixKey: 'k' }),
  )
  expect(error).toMatchObject({ name: 'PixMoneyError', status: 401, code: 'Unauthorized', attempts: 2 })
  expect(world.provider.requests).toHaveLength(2)
  expect(world.provider.tokenRequests).toHaveLength(2)
})

it('renews ahead of the expiry in the background, while calls go on with the old token', async () => {
  await using world = await setting(undefined, { tokenRefreshAheadSeconds: 600 })
  const { pix, provider, clock } = world
  await pix.balances.getBalance()
  clock.advance(3_600_000 - 600_000 - 1)
  await pix.balances.getBalance()
  expect(provider.tokenRequests).toHaveLength(1)
  clock.advance(1)
  await pix.balances.getBalance()
  await until(() => provider.tokenRequests.length === 2)
  await until(() => provider.requests.length === 3)
  while (provider.requests.at(-1)?.headers.authorization !== 'Bearer token-2') await pix.balances.getBalance()
  expect(provider.requests.slice(0, 3).map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-1',
  ])
  expect(provider.tokenRequests).toHaveLength(2)
})

it('waits for a new token once the old one has expired', async () => {
  await using world = await setting()
  const { pix, provider, clock } = world
  await pix.balances.getBalance()
  clock.advance(3_600_000)
  await pix.balances.getBalance()
  expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ])
})

it('goes on with the old token when a renewal ahead fails, and tries again later', async () => {
  await using world = await setting(undefined, { maxRetries: 0 })
  const { pix, provider, clock } = world
  await pix.balances.getBalance()
  provider.respondToTokens(() => ({ status: 500, body: { error: 'server_error', error_description: 'x' } }))
  clock.advance(3_400_000)
  await pix.balances.getBalance()
  await until(() => provider.tokenRequests.length === 2)
  await pix.balances.getBalance()
  expect(provider.requests).toHaveLength(3)
})

it('gives the refusal of the credentials to each caller', async () => {
  await using world = await setting()
  world.provider.respondToTokens(() => ({
    status: 401,
    body: { error: 'invalid_client', error_description: 'The client_id is unknown.' },
  }))
  const error = await errorOf(world.pix.balances.getBalance())
  expect(error).toBeInstanceOf(PixTokenError)
  expect(error).toMatchObject({ operationId: 'createAccessToken', status: 401, code: 'invalid_client' })
  expect(error.is('createAccessToken', 'invalid_client')).toBe(true)
  expect(world.provider.requests).toEqual([])
})

it('lets one caller go without taking the token from the others', async () => {
  await using world = await setting()
  const { pix, provider } = world
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  provider.respondToTokens(async () => {
    await held
    return { body: { access_token: 'held', token_type: 'Bearer', expires_in: 3600, scope: '' } }
  })
  const controller = new AbortController()
  const leaving = errorOf(pix.balances.getBalance({ signal: controller.signal }))
  const staying = pix.balances.getBalance()
  await until(() => provider.tokenRequests.length === 1)
  controller.abort()
  expect(await leaving).toBeInstanceOf(PixAbortError)
  release()
  await staying
  expect(provider.tokenRequests).toHaveLength(1)
})

it('ends a call whose deadline passes before there is a token, unsent', async () => {
  await using world = await setting()
  world.provider.respondToTokens(() => ({ stalls: 'before' }))
  const failing = errorOf(world.pix.balances.getBalance({ deadlineMs: 25_000 }))
  await until(() => world.provider.tokenRequests.length === 1)
  world.clock.advance(25_000)
  expect(await failing).toMatchObject({ name: 'PixTimeoutError', attempts: 0, retryable: true })
})

it('shares a token between clients by a store', async () => {
  const tokenStore = memoryTokenStore()
  await using world = await setting(undefined, { tokenStore })
  const { pix, provider, clock } = world
  const other = createPixClient({
    baseUrl: provider.baseUrl,
    clientId: 'alfa-demo',
    clientSecret: 'alfa-demo-secret',
    tokenStore,
    clock,
  })
  await pix.balances.getBalance()
  await other.balances.getBalance()
  expect(provider.tokenRequests).toHaveLength(1)
})

it('takes the token that another process put into the store instead of a revoked one', async () => {
  const tokenStore = memoryTokenStore()
  await using world = await setting(undefined, { tokenStore })
  const { pix, provider, clock } = world
  await pix.balances.getBalance()
  const issuedTo = `${provider.baseUrl} alfa-demo`
  await tokenStore.write({ value: 'of-another-process', expiresAt: clock.now() + 3_600_000, issuedTo })
  provider.respond(({ headers }) =>
    headers.authorization === 'Bearer token-1' ? unauthorized : { body: {} },
  )
  await pix.balances.getBalance()
  expect(provider.requests.at(-1)?.headers.authorization).toBe('Bearer of-another-process')
  expect(provider.tokenRequests).toHaveLength(1)
})

it.each<[string, { clientId?: string; path?: string }]>([
  ['another clientId', { clientId: 'beta-demo' }],
  ['another baseUrl', { path: '/other' }],
])(
  'never uses a token of %s, which would move the money of another wallet',
  async (_, { clientId, path = '' }) => {
    const tokenStore = memoryTokenStore()
    await using world = await setting(undefined, { tokenStore })
    const { pix, provider, clock } = world
    provider.respond(({ headers, url }) => ({ body: { seen: [url, headers.authorization] } }))
    const other = createPixClient({
      baseUrl: `${provider.baseUrl}${path}`,
      clientId: clientId ?? 'alfa-demo',
      clientSecret: 'secret',
      tokenStore,
      clock,
      fetch: (url, init) => fetch(url.replace('/other/v1/oauth2', '/v1/oauth2'), init),
    })
    await pix.balances.getBalance()
    await other.balances.getBalance()
    await pix.balances.getBalance()
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-1',
    ])
  },
)

it('does not use a token of an earlier version, which does not say for whom it was issued', async () => {
  const tokenStore = memoryTokenStore()
  await tokenStore.write({ value: 'foreign', expiresAt: Number.POSITIVE_INFINITY } as StoredToken)
  await using world = await setting(undefined, { tokenStore })
  await world.pix.balances.getBalance()
  expect(world.provider.requests[0]?.headers.authorization).toBe('Bearer token-1')
})

it('asks for one token over all processes when the store can lock', async () => {
  let stored: StoredToken | undefined
  let last: Promise<unknown> = Promise.resolve()
  const tokenStore: TokenStore = {
    read: () => Promise.resolve(stored),
    write(token) {
      stored = token
      return Promise.resolve()
    },
    exclusive<T>(task: () => Promise<T>): Promise<T> {
      const next = last.then(task, task)
      last = next
      return next
    },
  }
  await using world = await setting(undefined, { tokenStore })
  const { provider, clock } = world
  const options = { baseUrl: provider.baseUrl, clientId: 'a', clientSecret: 'b', tokenStore, clock }
  await Promise.all(Array.from({ length: 5 }, () => createPixClient(options).balances.getBalance()))
  expect(provider.tokenRequests).toHaveLength(1)
})

it.each<[string, Partial<TokenStore>]>([
  ['whose lock fails', { exclusive: () => Promise.reject(new Error('down')) }],
  [
    'whose lock throws',
    {
      exclusive: () => {
        throw new Error('down')
      },
    },
  ],
  ['whose lock gives nothing', { exclusive: () => Promise.resolve(undefined as never) }],
  [
    'whose lock fails after the task',
    {
      exclusive: async (task) => {
        await task()
        throw new Error('unlock')
      },
    },
  ],
  [
    'that throws',
    {
      read: () => {
        throw new Error('down')
      },
      write: () => {
        throw new Error('down')
      },
    },
  ],
  ['that hangs', { read: () => new Promise(() => undefined), write: () => new Promise(() => undefined) }],
  ['that gives null', { read: () => Promise.resolve(null as never) }],
  [
    'that gives a token of another kind',
    { read: () => Promise.resolve({ value: 'a\nb', expiresAt: Infinity, issuedTo: '' }) },
  ],
])('does without a store %s', async (_, broken) => {
  await using world = await setting(undefined, { tokenStore: { ...memoryTokenStore(), ...broken } })
  await world.pix.balances.getBalance()
  await world.pix.balances.getBalance()
  expect(world.provider.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
  ])
})

it.each([
  {},
  { access_token: '', expires_in: 60 },
  { access_token: 'a b', expires_in: 60 },
  { access_token: 'a', expires_in: 0 },
  { access_token: 'a', expires_in: null },
  { expires_in: 60 },
])('refuses the token answer %j, and sends nothing with it', async (body) => {
  await using world = await setting()
  world.provider.respondToTokens(() => ({ body }))
  expect(await errorOf(world.pix.balances.getBalance())).toMatchObject({
    name: 'PixInvalidResponseError',
    message: 'createAccessToken: the answer has no usable token.',
  })
  expect(world.provider.requests).toEqual([])
})

it.each([{ access_token: 'a' }, { access_token: 'a', expires_in: '60' }])(
  'needs no other field than the token in %j, and renews it after a 401 (§5)',
  async (body) => {
    await using world = await setting([{ body: {} }, unauthorized, { body: {} }])
    world.provider.respondToTokens((_, count) => ({ body: { ...body, access_token: `a${count}` } }))
    const { provider, clock } = world
    const pix = createPixClient({
      baseUrl: provider.baseUrl,
      clientId: 'a',
      clientSecret: 'b',
      clock,
      checks: {
        response: (id: string) =>
          id === 'createAccessToken' ? [{ at: 'scope', message: 'is missing' }] : [],
      } as never,
    })
    await pix.balances.getBalance()
    await pix.balances.getBalance()
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer a1',
      'Bearer a1',
      'Bearer a2',
    ])
  },
)

it('does not ask again and again for tokens of short life, nor after a renewal that failed', async () => {
  await using world = await setting(undefined, { maxRetries: 0 })
  const { pix, provider, clock } = world
  provider.respondToTokens((_, count) =>
    count === 1
      ? { body: { access_token: 'short', token_type: 'Bearer', expires_in: 300, scope: '' } }
      : { status: 401, body: { error: 'invalid_client', error_description: 'x' } },
  )
  for (let call = 0; call < 10; call++) await pix.balances.getBalance()
  expect(provider.tokenRequests).toHaveLength(1)
  clock.advance(150_000)
  for (let call = 0; call < 10; call++) await pix.balances.getBalance()
  expect(provider.tokenRequests).toHaveLength(2)
})

it('asks for no token for a call that was aborted before', async () => {
  await using world = await setting()
  await errorOf(world.pix.balances.getBalance({ signal: AbortSignal.abort() }))
  expect(world.provider.tokenRequests).toEqual([])
})

it('does without a store that fails', async () => {
  const tokenStore: TokenStore = {
    read: () => Promise.reject(new Error('down')),
    write: () => Promise.reject(new Error('down')),
  }
  await using world = await setting(undefined, { tokenStore })
  await world.pix.balances.getBalance()
  await world.pix.balances.getBalance()
  expect(world.provider.tokenRequests).toHaveLength(1)
})
