import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AttemptStart, createPixClient, type PixClientOptions } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { signWebhook, verifyWebhook } from '@pix-payments/client/webhooks'
import { VERSION } from '../src/generated/version.ts'
import { OPTION_NAMES } from '../src/options.ts'
import { DEPOSIT, setting } from './support/client.ts'

const GOOD: PixClientOptions = { baseUrl: 'https://api.example.com', clientId: 'a', clientSecret: 'b' }

it.each<[Partial<Record<keyof PixClientOptions, unknown>>, string]>([
  [{ baseUrl: 'api.example.com' }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: 'ftp://api.example.com' }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: undefined }, 'baseUrl must be a URL with https:// or http://.'],
  [{ baseUrl: 'https://a:b@api.example.com' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com?x=1' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com?' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://api.example.com/#' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ baseUrl: 'https://:pw@api.example.com' }, 'baseUrl must have no query, fragment or credentials.'],
  [{ fetch: 'nope' }, 'fetch must be a function.'],
  [{ onAttempt: 5 }, 'onAttempt must be a function.'],
  [{ clientId: '' }, 'clientId must be a string that is not empty.'],
  [{ clientSecret: undefined }, 'clientSecret must be a string that is not empty.'],
  [{ timeoutMs: 0 }, 'timeoutMs must be a whole number from 1 to 2147483647.'],
  [{ deadlineMs: Number.POSITIVE_INFINITY }, 'deadlineMs must be a whole number from 1 to 2147483647.'],
  [{ maxRetries: -1 }, 'maxRetries must be a whole number from 0 to 2147483647.'],
  [{ maxRetries: 1.5 }, 'maxRetries must be a whole number from 0 to 2147483647.'],
  [
    { tokenRefreshAheadSeconds: '5' },
    'tokenRefreshAheadSeconds must be a whole number from 0 to 2147483647.',
  ],
])('refuses %j', (options, message) => {
  expect(() => createPixClient({ ...GOOD, ...options } as PixClientOptions)).toThrow(new TypeError(message))
})

it('takes undefined for not given', () => {
  const options = { ...GOOD, timeoutMs: undefined, fetch: undefined, clock: undefined }
  expect(() => createPixClient(options as unknown as PixClientOptions)).not.toThrow()
})

it('refuses limits of a call in the same way', async () => {
  const pix = createPixClient(GOOD)
  await expect(pix.balances.getBalance({ timeoutMs: 0 })).rejects.toThrow(
    new TypeError('timeoutMs must be a whole number from 1 to 2147483647.'),
  )
})

describe('an unknown option is refused, with the names of all options', () => {
  const given = (option: object): never => ({ ...GOOD, ...option }) as never

  it('of a client', () => {
    expect(() => createPixClient(given({ timeOutMs: 1 }))).toThrow(
      new TypeError(`timeOutMs is not an option. The options are ${OPTION_NAMES.join(', ')}.`),
    )
    const all: Required<Record<keyof PixClientOptions, unknown>> = {
      ...GOOD,
      tracing: undefined,
      timeoutMs: 1,
      deadlineMs: 1,
      maxRetries: 1,
      retryBaseMs: 1,
      maxRetryDelayMs: 1,
      maxRetryAfterMs: 1,
      tokenRefreshAheadSeconds: 1,
      tokenStore: undefined,
      headers: {},
      fetch: undefined,
      clock: undefined,
      random: undefined,
      correlationId: undefined,
      checks: undefined,
      onRequest: undefined,
      onAttempt: undefined,
      allowBrowser: false,
    }
    expect(OPTION_NAMES.toSorted()).toEqual(Object.keys(all).toSorted())
    expect(() => createPixClient(all as never)).not.toThrow()
  })

  it('of a sandbox client, which takes no credentials', () => {
    expect(() => createSandboxClient(given({}))).toThrow(
      /^clientId is not an option\. The options are token, /,
    )
  })

  it('of a call, before anything is sent', async () => {
    await using world = await setting()
    await expect(world.pix.deposits.createImmediateCharge(DEPOSIT, { timeout: 1 } as never)).rejects.toThrow(
      new TypeError(
        'timeout is not an option. The options are signal, timeoutMs, deadlineMs, maxRetries, correlationId, headers.',
      ),
    )
    expect(() => world.pix.schedules.listSchedules.items({}, { limit: 1 } as never)).toThrow(
      /^limit is not an option\. The options are maxItems, /,
    )
    expect(world.provider.requests).toEqual([])
  })

  it('of the functions for webhooks', async () => {
    await expect(verifyWebhook({ body: '', headers: {}, secrets: [], secret: '' } as never)).rejects.toThrow(
      'secret is not an option. The options are body, headers, secrets, toleranceSeconds, now, checks.',
    )
    await expect(signWebhook({ id: 'x', timestamp: 1 } as never)).rejects.toThrow(
      'timestamp is not an option. The options are id, timestampSeconds, body, secrets.',
    )
  })
})

describe('in a web page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('a client is refused, because its secret would be public, unless allowBrowser is set', async () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', {})
    expect(() => createPixClient(GOOD)).toThrow(
      new TypeError(
        'A web page shows the client secret to every visitor: use a server, or set allowBrowser.',
      ),
    )
    const sent: string[] = []
    const fetch = (_: string, init: RequestInit): Promise<Response> => {
      sent.push(...Object.keys(init.headers as object))
      return Promise.resolve(Response.json({ access_token: 'x', expires_in: 60 }))
    }
    await createPixClient({ ...GOOD, allowBrowser: true, fetch }).balances.getBalance()
    expect(sent).toContain('accept')
    expect(sent).not.toContain('user-agent')
    expect(() => createSandboxClient({ baseUrl: 'http://127.0.0.1:4010' })).not.toThrow()
  })
})

it('names the version in the user agent, which a caller may replace', async () => {
  await using world = await setting()
  await world.pix.balances.getBalance()
  await world.pix.balances.getBalance({ headers: { 'User-Agent': 'casino/7' } })
  expect(world.provider.requests.map(({ headers }) => headers['user-agent'])).toEqual([
    `pix-payments-client/${VERSION}`,
    'casino/7',
  ])
})

describe('a base URL without encryption', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each([
    ['http://api.example.com', 1],
    ['http://10.0.0.1:4010', 1],
    ['http://localhost.example.com', 1],
    ['http://127.0.0.1.example.com', 1],
    ['https://api2.example.com', 0],
    ['http://localhost:4010', 0],
    ['http://pix.localhost', 0],
    ['http://127.0.0.1:4010', 0],
    ['http://127.9.9.9', 0],
    ['http://[::1]:4010', 0],
  ])('%s gives %i warnings for two clients', (baseUrl, count) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    createPixClient({ ...GOOD, baseUrl })
    createPixClient({ ...GOOD, baseUrl })
    expect(warn).toHaveBeenCalledTimes(count)
  })
})

it('creates a new UUID for each call, also on a page from HTTP, where randomUUID is missing', async () => {
  const { subtle } = crypto
  vi.stubGlobal('crypto', { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids: string[] = []
  await using world = await setting([{ body: {} }, { body: {} }], {
    onRequest: ({ correlationId }) => void ids.push(correlationId),
  })
  await world.pix.withdrawals.getWithdrawal({ externalId: 'w-1' })
  await world.pix.withdrawals.getWithdrawal({ externalId: 'w-1' })
  vi.unstubAllGlobals()
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids).toEqual(ids.map(() => expect.stringMatching(uuid)))
  expect(new Set(ids.slice(-2)).size).toBe(2)
})

it('tells of each attempt before it is sent, also to a listener that throws', async () => {
  const starts: (AttemptStart & { sent: number })[] = []
  await using world = await setting([{ status: 503 }, { body: {} }], {
    onRequest(attempt) {
      starts.push({ ...attempt, sent: world.provider.requests.length })
      throw new Error('tracing is down')
    },
  })
  await world.pix.withdrawals.getWithdrawal({ externalId: 'w-1' }, { correlationId: 'c-1' })
  const common = {
    operationId: 'getWithdrawal',
    correlationId: 'c-1',
    method: 'GET',
    path: '/v1/pix/withdraw/{externalId}',
  }
  expect(starts).toEqual([
    expect.objectContaining({ operationId: 'createAccessToken', attempt: 1, sent: 0 }),
    { ...common, attempt: 1, sent: 0 },
    { ...common, attempt: 2, sent: 1 },
  ])
})
