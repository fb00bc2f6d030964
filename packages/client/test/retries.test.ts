import { describe, expect, it } from 'vitest'
import { memoryTokenStore, type PixClient, type PixOutcomeUnknownError } from '@pix-payments/client'
import { RETRY_AFTER_CASES, RETRY_AFTER_NOW } from '@pix-payments/testing/retry-after-cases'
import { retryAfter } from '../src/retry.ts'
import { type Answer, createProvider } from './support/provider.ts'
import { DEPOSIT, errorOf, refused, setting, WITHDRAWAL } from './support/client.ts'

const deposit = (pix: PixClient): Promise<unknown> => pix.deposits.createImmediateCharge(DEPOSIT)
const withdrawal = (pix: PixClient): Promise<unknown> => pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL)
const read = (pix: PixClient): Promise<unknown> => pix.balances.getBalance()
const cancel = (pix: PixClient): Promise<unknown> =>
  pix.recurrences.cancelRecurrence({ id: 'RR1', externalId: 'c-1', reason: 'REQUESTED_BY_RECEIVER' as never })
const simulate = (pix: PixClient): Promise<unknown> =>
  pix.simulations.simulateRecurrenceExpiration({ id: 'RR1' })

const automatic = (status: number, code: string, retryable: boolean): Answer => ({
  status,
  body: { error: { type: 'pixAutomaticError', code, message: 'Words.', retryable } },
})
const ok: Answer = { body: {} }
const lost: Answer = { breaks: 'before' }
const halfLost: Answer = { breaks: 'within' }
const html: Answer = { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }
const cut: Answer = { status: 200, body: '{"chargeId":' }

describe('sends again', () => {
  it.each<[string, Answer[], (pix: PixClient) => Promise<unknown>]>([
    ['a read after a 500', [refused(500, 'InternalError'), ok], read],
    ['a read whose connection broke', [lost, ok], read],
    ['a read whose answer broke off', [halfLost, ok], read],
    ['a read after an unreadable 200', [cut, ok], read],
    ['a read after the page of a gateway', [html, ok], read],
    ['a withdrawal after a 500', [refused(500, 'InternalError'), ok], withdrawal],
    ['a withdrawal whose answer was lost', [lost, ok], withdrawal],
    ['a withdrawal whose answer broke off', [halfLost, ok], withdrawal],
    ['a withdrawal after an unreadable 200', [cut, ok], withdrawal],
    ['a command of Pix Automático whose answer was lost', [lost, ok], cancel],
    ['what the envelope calls retryable', [automatic(503, 'DEPENDENCY_UNAVAILABLE', true), ok], cancel],
    [
      'a deposit after a 429, which refuses before anything is done',
      [refused(429, 'TooManyRequests'), ok],
      deposit,
    ],
  ])('%s', async (_, answers, call) => {
    await using world = await setting(answers)
    await call(world.pix)
    expect(world.provider.requests).toHaveLength(answers.length)
    expect(new Set(world.provider.requests.map(({ body }) => body)).size).toBe(1)
  })
})

describe('does not send again', () => {
  it.each<[string, Answer, (pix: PixClient) => Promise<unknown>, string]>([
    ['a deposit whose answer was lost', lost, deposit, 'PixOutcomeUnknownError'],
    ['a deposit whose answer broke off', halfLost, deposit, 'PixOutcomeUnknownError'],
    ['a deposit after an unreadable 200', cut, deposit, 'PixOutcomeUnknownError'],
    ['a deposit after the page of a gateway', html, deposit, 'PixOutcomeUnknownError'],
    ['a deposit after a 500', refused(500, 'InternalError'), deposit, 'PixOutcomeUnknownError'],
    ['a simulation whose answer was lost', lost, simulate, 'PixOutcomeUnknownError'],
    ['what the envelope calls not retryable', automatic(503, 'HTTP_503', false), cancel, 'PixAutomaticError'],
    ['a refusal', refused(422, 'IGAMING_CPF_MISMATCH'), withdrawal, 'PixMoneyError'],
    ['a malformed request', refused(400, 'MalformedRequest'), read, 'PixMoneyError'],
    ['a refusal by a firewall', { ...html, status: 403 }, withdrawal, 'PixOutcomeUnknownError'],
  ])('%s', async (_, answer, call, name) => {
    await using world = await setting([answer])
    expect(await errorOf(call(world.pix))).toMatchObject({ name, attempts: 1 })
    expect(world.provider.requests).toHaveLength(1)
  })
})

it('sends a deposit again when the connection was never made', async () => {
  let count = 0
  const refuse = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
  await using world = await setting([ok], {
    fetch: (url, init) =>
      url.includes('immediate-charge') && ++count === 1 ? Promise.reject(refuse) : fetch(url, init),
  })
  await deposit(world.pix)
  expect(count).toBe(2)
})

it('tells a connection that was never made from an outcome that is unknown', async () => {
  const gone = await createProvider()
  await gone[Symbol.asyncDispose]()
  const tokenStore = memoryTokenStore()
  await tokenStore.write({
    value: 'token-0',
    expiresAt: Number.POSITIVE_INFINITY,
    issuedTo: `${gone.baseUrl} alfa-demo`,
  })
  await using world = await setting([ok], { baseUrl: gone.baseUrl, tokenStore })
  const error = await errorOf(deposit(world.pix))
  expect(error).toMatchObject({ name: 'PixNetworkError', attempts: 3 })
  expect(error.message).toBe(
    `createImmediateCharge: the connection to ${gone.baseUrl} failed (ECONNREFUSED).`,
  )
})

it.each(RETRY_AFTER_CASES)('reads Retry-After %o as %o ms', (header, wantMs) => {
  expect(retryAfter(header, RETRY_AFTER_NOW)).toBe(wantMs)
})

describe('waits', () => {
  it.each<[string, string | undefined, number[]]>([
    ['a random part of 500 ms doubled each time', undefined, [250, 500, 1000, 2000, 4000, 4000]],
    ['the seconds of Retry-After', '3', [3000, 3000, 3000, 3000, 3000, 3000]],
    ['until the date of Retry-After', 'Sun, 01 Mar 2026 14:00:07 GMT', [7000, 0, 0, 0, 0, 0]],
    ['until a date of the older form', 'Sunday, 01-Mar-26 14:00:07 GMT', [7000, 0, 0, 0, 0, 0]],
    ['its own time when the date is none', 'tomorrow', [250, 500, 1000, 2000, 4000, 4000]],
    ['its own time when the number is none', '1.5', [250, 500, 1000, 2000, 4000, 4000]],
    ['no longer than its cap', '9', [9000, 9000, 9000, 9000, 9000, 9000]],
    ['no longer than its cap', '3600', [10_000, 10_000, 10_000, 10_000, 10_000, 10_000]],
  ])('%s: Retry-After %s (G-186)', async (_, retryAfter, waits) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
    const seen: (number | undefined)[] = []
    await using world = await setting([refused(500, 'InternalError', { headers })], {
      maxRetries: 6,
      maxRetryAfterMs: 10_000,
      deadlineMs: 600_000,
      onAttempt: ({ retryInMs }) => seen.push(retryInMs),
    })
    await errorOf(read(world.pix))
    // The wait is undefined for the token request and for the last attempt, because no retry follows them.
    expect(seen).toEqual([undefined, ...waits, undefined])
  })

  it.each([
    [0, 0],
    [0.5, 500],
    [0.999, 999],
  ])('the share of the jitter that random gives: %s', async (random, wait) => {
    const retryInMs: (number | undefined)[] = []
    await using world = await setting([refused(500, 'InternalError'), ok], {
      random: () => random,
      retryBaseMs: 1000,
      onAttempt: (attempt) => retryInMs.push(attempt.retryInMs),
    })
    await read(world.pix)
    expect(retryInMs).toEqual([undefined, wait, undefined])
  })

  it('never past the deadline: the error comes at once instead', async () => {
    await using world = await setting([refused(500, 'InternalError', { headers: { 'retry-after': '50' } })], {
      deadlineMs: 50_000,
    })
    expect(await errorOf(read(world.pix))).toMatchObject({ status: 500, attempts: 1, retryAfterMs: 50_000 })
    expect(world.provider.requests).toHaveLength(1)
  })
})

it.each([0, 1, 4])(
  'makes %s attempts after the first one, by the client or by the call',
  async (maxRetries) => {
    await using client = await setting([lost], { maxRetries })
    await errorOf(read(client.pix))
    expect(client.provider.requests).toHaveLength(maxRetries + 1)
    await using call = await setting([lost])
    await errorOf(call.pix.balances.getBalance({ maxRetries }))
    expect(call.provider.requests).toHaveLength(maxRetries + 1)
  },
)

describe('the outcome of a write', () => {
  it.each<[string, Answer[], string]>([
    [
      'stays unknown when the answers after a lost one refuse it unseen',
      [lost, refused(429, 'TooManyRequests')],
      'PixOutcomeUnknownError',
    ],
    [
      'stays unknown when the service fails after a lost answer',
      [lost, refused(500, 'InternalError')],
      'PixOutcomeUnknownError',
    ],
    [
      'stays unknown when a rule refuses the repeat, because the lost request may still arrive',
      [lost, refused(422, 'IGAMING_CPF_MISMATCH')],
      'PixOutcomeUnknownError',
    ],
    [
      'stays unknown when the repeat conflicts',
      [lost, refused(409, 'IDEMPOTENCY_ERROR')],
      'PixOutcomeUnknownError',
    ],
    [
      'is unknown when the service failed over it (G-168)',
      [refused(500, 'InternalError')],
      'PixOutcomeUnknownError',
    ],
  ])('%s', async (_, answers, name) => {
    await using world = await setting(answers)
    const error = await errorOf(withdrawal(world.pix))
    expect(error.name).toBe(name)
  })

  it('stays unknown when there is no token for the repeat', async () => {
    await using world = await setting([lost, refused(401, 'Unauthorized')])
    world.provider.respondToTokens((_, count) =>
      count === 1
        ? { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600, scope: '' } }
        : { status: 401, body: { error: 'invalid_client', error_description: 'Gone.' } },
    )
    expect(await errorOf(withdrawal(world.pix))).toMatchObject({
      name: 'PixOutcomeUnknownError',
      operationId: 'createWithdrawalByPixKey',
      reason: { name: 'PixTokenError' },
    })
  })

  it('is not at stake when only the token request was lost', async () => {
    await using world = await setting([ok], { maxRetries: 0 })
    world.provider.respondToTokens(() => lost)
    expect(await errorOf(withdrawal(world.pix))).toMatchObject({
      name: 'PixNetworkError',
      operationId: 'createAccessToken',
    })
    expect(world.provider.requests).toEqual([])
  })

  it('shows the status and code of a service that failed at the reason alone, so that they read as no refusal', async () => {
    await using world = await setting([refused(500, 'InternalError')])
    const error = await errorOf(deposit(world.pix))
    expect(error.is('createImmediateCharge')).toBe(false)
    expect(error.status).toBeUndefined()
    const { reason } = error as PixOutcomeUnknownError
    expect(reason).toMatchObject({ name: 'PixMoneyError', status: 500 })
    expect(reason.is('createImmediateCharge', 'InternalError')).toBe(true)
  })

  it('is known when Pix Automático is not enabled (§7.4), and unknown when something behind it fails (G-330)', async () => {
    await using disabled = await setting([automatic(503, 'HTTP_503', false)])
    expect(await errorOf(cancel(disabled.pix))).toMatchObject({ name: 'PixAutomaticError', status: 503 })
    await using failing = await setting([automatic(503, 'DEPENDENCY_UNAVAILABLE', true)])
    expect(await errorOf(cancel(failing.pix))).toMatchObject({
      name: 'PixOutcomeUnknownError',
      reason: { name: 'PixAutomaticError', status: 503 },
    })
  })

  it.each<[string, Answer]>([
    ['a firewall', { status: 403, body: { error: 'Forbidden' } }],
    ['a router', { status: 404, body: { error: { code: 'NotFound' } } }],
    ['a gateway', { status: 403, body: { code: 'Forbidden', message: 'No.' } }],
    ['a proxy', { status: 400, body: { code: 'BadRequest' } }],
  ])('is not settled by JSON of %s', async (_, answer) => {
    await using world = await setting([lost, answer])
    expect(await errorOf(withdrawal(world.pix))).toMatchObject({
      name: 'PixOutcomeUnknownError',
      attempts: 2,
    })
  })

  it('is unknown after a 503 that is not of its family', async () => {
    await using world = await setting([{ status: 503, body: { code: 'ServiceUnavailable', message: 'x' } }])
    expect(await errorOf(deposit(world.pix))).toMatchObject({ name: 'PixOutcomeUnknownError', attempts: 1 })
  })

  it.each(['read', 'write'])(
    'is unknown when an open connection breaks with EHOSTUNREACH in %s',
    async (syscall) => {
      const broken = Object.assign(new TypeError('fetch failed'), {
        cause: { code: 'EHOSTUNREACH', syscall },
      })
      let sent = 0
      await using world = await setting([ok], {
        fetch: (url, init) => (url.includes('charge') ? (sent++, Promise.reject(broken)) : fetch(url, init)),
      })
      expect(await errorOf(deposit(world.pix))).toMatchObject({ name: 'PixOutcomeUnknownError' })
      expect(sent).toBe(1)
    },
  )

  it.each([null, 'done', 7, []])('is unknown after a 2XX whose body is %j', async (body) => {
    await using world = await setting([{ status: 202, body: JSON.stringify(body) }], { maxRetries: 0 })
    expect(await errorOf(withdrawal(world.pix))).toMatchObject({
      name: 'PixOutcomeUnknownError',
      reason: { name: 'PixInvalidResponseError', status: 202 },
    })
  })

  it.each([undefined, null, ''])('is not repeatable with the externalId %j', async (externalId) => {
    await using world = await setting([lost])
    const failing = world.pix.withdrawals.createWithdrawalByPixKey({
      ...WITHDRAWAL,
      externalId: externalId as string,
    })
    expect(await errorOf(failing)).toMatchObject({ attempts: 1, retryable: false })
    expect(world.provider.requests).toHaveLength(1)
  })

  it('is not at stake once the deadline has passed before it is sent', async () => {
    await using world = await setting([ok])
    world.provider.respondToTokens(() => {
      world.clock.advance(1)
      return { body: { access_token: 'late', token_type: 'Bearer', expires_in: 3600, scope: '' } }
    })
    const failing = world.pix.deposits.createImmediateCharge(DEPOSIT, { deadlineMs: 1 })
    expect(await errorOf(failing)).toMatchObject({ name: 'PixTimeoutError', retryable: true })
    expect(world.provider.requests).toEqual([])
  })

  it('says how the answer was lost, and whether a repeat is harmless', async () => {
    await using world = await setting([lost])
    expect(await errorOf(withdrawal(world.pix))).toMatchObject({
      message: `createWithdrawalByPixKey was sent, but it is not known whether it happened. createWithdrawalByPixKey: the connection to ${world.provider.baseUrl} failed (UND_ERR_SOCKET). Send it again with the same externalId.`,
      retryable: true,
      attempts: 3,
      reason: { name: 'PixNetworkError' },
    })
    expect(await errorOf(deposit(world.pix))).toMatchObject({
      message: `createImmediateCharge was sent, but it is not known whether it happened. createImmediateCharge: the connection to ${world.provider.baseUrl} failed (UND_ERR_SOCKET). Sent again, it may happen twice.`,
      retryable: false,
      attempts: 1,
    })
  })
})
