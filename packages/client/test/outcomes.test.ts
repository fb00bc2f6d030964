import { describe, expect, it } from 'vitest'
import {
  createPixClient,
  outcomeOf,
  permitsGiveBack,
  type PixClient,
  type PixClientOptions,
  PixError,
  PixOutcomeUnknownError,
} from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { type ErrorFamily, errors, errorsOf, machines, type OperationId } from '@pix-payments/spec'
import { OPERATIONS } from '../src/generated/operations.ts'
import { DEPOSIT, WITHDRAWAL } from './support/client.ts'

const TOKEN = { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600, scope: '' }

/** Returns a client whose calls, except token requests, get these responses in turn, without a network. */
function clientOf(
  answers: readonly (() => Response)[],
  options: Partial<PixClientOptions> = {},
): { pix: PixClient; sent: () => number } {
  let sent = 0
  const pix = createPixClient({
    baseUrl: 'https://api.example.com',
    clientId: 'a',
    clientSecret: 'b',
    maxRetries: 0,
    retryBaseMs: 0,
    fetch: (url) => {
      if (url.endsWith('/v1/oauth2/token')) return Promise.resolve(Response.json(TOKEN))
      return Promise.resolve((answers[Math.min(sent++, answers.length - 1)] as () => Response)())
    },
    ...options,
  })
  return { pix, sent: () => sent }
}

const caught = (call: Promise<unknown>): Promise<PixError> =>
  call.then(
    () => {
      throw new Error('The call did not fail.')
    },
    (error: unknown) => {
      if (error instanceof PixError) return error
      throw error
    },
  )

const json =
  (status: number, body: unknown): (() => Response) =>
  () =>
    Response.json(body, { status })
const page =
  (status: number): (() => Response) =>
  () =>
    new Response([204, 205, 304].includes(status) ? null : '<html>', {
      status,
      headers: { 'content-type': 'text/html' },
    })
const money = (status: number, code: string): (() => Response) => json(status, { code, message: 'Words.' })

const WRITES = {
  withdrawal: (pix: PixClient) => pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL),
  deposit: (pix: PixClient) => pix.deposits.createImmediateCharge(DEPOSIT),
  refund: (pix: PixClient) =>
    pix.refunds.createRefund({ endToEndId: 'E1', amount: 1, externalId: 'refund-1' }),
  transfer: (pix: PixClient) =>
    pix.internalTransfers.createInternalTransfer({
      amount: 1,
      destinationWalletId: 'w',
      externalId: 'transfer-1',
    }),
} satisfies Record<string, (pix: PixClient) => Promise<unknown>>
type Write = keyof typeof WRITES

describe('a write whose answer is not one of the contract has an unknown outcome', () => {
  const ANSWERS: readonly (readonly [string, () => Response])[] = [
    ['a 200 with a page', page(200)],
    ['a 202 with a page', page(202)],
    ['a 203, which is not a documented success', json(203, {})],
    ['a 204', page(204)],
    ['a 302', page(302)],
    ['a 304', page(304)],
    ['a 400 with a page', page(400)],
    ['a 401 with a page', page(401)],
    ['a 403 of a firewall', json(403, { error: 'Forbidden' })],
    ['a 404 of a router', page(404)],
    ['a 408 without the envelope', page(408)],
    ['a 409 without the envelope', json(409, { message: 'Conflict' })],
    ['a 413 with a page', page(413)],
    ['a 422 with a code that the contract does not have', money(422, 'NEW_RULE')],
    ['a 422 with a code of another family', json(422, { error: { code: 'AMOUNT_OUT_OF_RANGE' } })],
    ['a 400 with a code that has another status', money(400, 'IGAMING_CPF_MISMATCH')],
    ['a 418', page(418)],
    ['a 429 with a page', page(429)],
    ['a 499', page(499)],
    ['a 500', money(500, 'InternalError')],
    ['a 502', page(502)],
    ['a 503', money(503, 'ServiceUnavailable')],
    ['a 400 whose body broke off', () => broken(400)],
    ['a 202 whose body broke off', () => broken(202)],
    ['a code that every object has', money(422, 'constructor')],
  ]

  it.each(
    ANSWERS.flatMap(([what, answer]) => Object.keys(WRITES).map((write) => [what, write, answer] as const)),
  )('%s: %s', async (_, write, answer) => {
    const { pix, sent } = clientOf([answer])
    const error = await caught(WRITES[write as Write](pix))
    expect(error).toBeInstanceOf(PixOutcomeUnknownError)
    expect(outcomeOf(error)).toBe('unknown')
    expect(error.status).toBeUndefined()
    expect(sent()).toBe(error.attempts)
  })

  it('also when the body of a 2XX fails the checks', async () => {
    const { pix, sent } = clientOf([json(202, { status: 'PROCESSING' })], { checks, maxRetries: 2 })
    const error = await caught(WRITES.withdrawal(pix))
    expect(error).toMatchObject({ name: 'PixOutcomeUnknownError', retryable: true, attempts: 1 })
    expect((error as PixOutcomeUnknownError).reason).toMatchObject({
      name: 'PixInvalidResponseError',
      status: 202,
    })
    expect(sent()).toBe(1)
  })

  it('also when the error is one of another operation', async () => {
    // A router of the service answers an unknown path in this way.
    const { pix } = clientOf([money(404, 'NotFound')])
    expect(outcomeOf(await caught(WRITES.withdrawal(pix)))).toBe('unknown')
    expect(outcomeOf(await caught(WRITES.refund(pix)))).toBe('refused')
  })

  it('for every status without the envelope', async () => {
    for (let status = 200; status < 600; status++) {
      const { pix } = clientOf([page(status)])
      const { name } = await caught(WRITES.withdrawal(pix))
      expect([status, name]).toEqual([status, 'PixOutcomeUnknownError'])
    }
  })

  it.each([401, 429])(
    'and is not repeated after a %s of a gateway, unless it is idempotent',
    async (status) => {
      const once = clientOf([page(status)], { maxRetries: 2 })
      await caught(WRITES.deposit(once.pix))
      expect(once.sent()).toBe(1)
      const again = clientOf([page(status), json(202, {})], { maxRetries: 2 })
      await WRITES.withdrawal(again.pix)
      expect(again.sent()).toBe(2)
    },
  )
})

function broken(status: number): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

describe('the outcome of each error code', () => {
  const ENVELOPES: Readonly<Record<ErrorFamily, (code: string) => object>> = {
    token: (code) => ({ error: code, error_description: 'Words.' }),
    money: (code) => ({ code, message: 'Words.' }),
    automatic: (code) => ({ error: { type: 'x', code, message: 'Words.', retryable: false } }),
  }
  const rows = Object.values(OPERATIONS).flatMap((all) => Object.entries(all))
  type Methods = Record<string, Record<string, (...parameters: unknown[]) => Promise<unknown>>>
  const call = (pix: PixClient, operationId: string): Promise<unknown> => {
    const [resource = ''] = Object.entries(OPERATIONS).find(([, all]) => operationId in all) ?? []
    const names = OPERATIONS[resource]?.[operationId]?.path.match(/(?<=\{)\w+/g) ?? []
    const given = { externalId: 'x', ...Object.fromEntries(names.map((name) => [name, 'x'])) }
    return (pix as unknown as Methods)[resource]?.[operationId]?.(
      ...(OPERATIONS[resource]?.[operationId]?.bare ? [] : [given]),
    ) as Promise<unknown>
  }

  it.each(rows.map(([operationId, row]) => [operationId, row] as const))(
    'of %s is the one of the contract',
    async (operationId, { method }) => {
      for (const { code, status, family, outcome } of errorsOf(operationId as OperationId)) {
        const answer = json(status, ENVELOPES[family](code))
        const { pix } = clientOf([answer], {
          fetch: (url) =>
            Promise.resolve(url.endsWith('/token') && family !== 'token' ? Response.json(TOKEN) : answer()),
        })
        const error = await caught(call(pix, operationId))
        expect([code, outcomeOf(error)]).toEqual([code, method === undefined ? 'unknown' : outcome])
        // The contract says of a 4XX why the write was not done, so it is never hidden behind another error.
        const isHidden = error.code !== code || error.status !== status
        expect([code, isHidden && status < 500]).toEqual([code, false])
      }
    },
  )

  it('is stated for every code of the contract', () => {
    const outcomes = Object.values(errors.codes).flatMap((codes) =>
      Object.values(codes as Readonly<Record<string, { outcome: string }>>).map(({ outcome }) => outcome),
    )
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'notSent', 'unknown']))
  })
})

describe('over several attempts', () => {
  const withdraw = (answers: readonly (() => Response)[]): Promise<PixError> =>
    caught(WRITES.withdrawal(clientOf(answers, { maxRetries: 2 }).pix))

  it.each([
    ['a refusal, since the first request may still be on its way,', 'PIX_KEY_NOT_FOUND', 404],
    ['429', 'TooManyRequests', 429],
    ['a body that a proxy mangled', 'InvalidJSON', 400],
    ['a body that a proxy compressed', 'UnsupportedEncoding', 415],
  ])('%s after a lost answer leaves it unknown', async (_, code, status) => {
    const error = await withdraw([page(502), money(status, code)])
    expect(error).toBeInstanceOf(PixOutcomeUnknownError)
    expect(error).toMatchObject({ reason: { code, status } })
    expect(outcomeOf(error)).toBe('unknown')
  })

  it('IDEMPOTENCY_ERROR says that another request holds the externalId: its outcome must be read', async () => {
    const error = await withdraw([money(409, 'IDEMPOTENCY_ERROR')])
    expect(error).toMatchObject({ name: 'PixMoneyError', code: 'IDEMPOTENCY_ERROR', retryable: false })
    expect(outcomeOf(error)).toBe('unknown')
  })
})

describe('without an answer', () => {
  const failing = (code: string, options: Partial<PixClientOptions> = {}): PixClient =>
    clientOf([], {
      fetch: (url) =>
        url.endsWith('/token')
          ? Promise.resolve(Response.json(TOKEN))
          : Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } })),
      ...options,
    }).pix

  it('a write that was never sent is notSent', async () => {
    expect(outcomeOf(await caught(WRITES.withdrawal(failing('ECONNREFUSED'))))).toBe('notSent')
    const aborted = failing('ECONNRESET').withdrawals.createWithdrawalByPixKey(WITHDRAWAL, {
      signal: AbortSignal.abort(),
    })
    expect(outcomeOf(await caught(aborted))).toBe('notSent')
  })

  it('a write without a token is notSent', async () => {
    const refused = (): Promise<Response> =>
      Promise.resolve(Response.json({ error: 'invalid_client' }, { status: 401 }))
    const withoutToken = failing('', { fetch: refused })
    expect(outcomeOf(await caught(WRITES.withdrawal(withoutToken)))).toBe('notSent')
    const withUnusable = failing('', { fetch: () => Promise.resolve(Response.json({})) })
    expect(outcomeOf(await caught(WRITES.withdrawal(withUnusable)))).toBe('notSent')
  })

  it('a write that was sent is unknown', async () => {
    expect(outcomeOf(await caught(WRITES.withdrawal(failing('ECONNRESET'))))).toBe('unknown')
  })

  it('a read says nothing about a write', async () => {
    expect(outcomeOf(await caught(failing('ECONNREFUSED').balances.getBalance()))).toBe('unknown')
    const { pix } = clientOf([money(404, 'NotFound')])
    expect(outcomeOf(await caught(pix.withdrawals.getWithdrawal({ externalId: 'x' })))).toBe('unknown')
  })

  it.each([new Error('of a database'), 'text', undefined, { outcome: 'refused' }])(
    'what is not an error of the client is unknown: %s',
    (thrown) => {
      expect(outcomeOf(thrown)).toBe('unknown')
    },
  )
})

describe('permitsGiveBack', () => {
  const states = [machines.withdrawal, machines.refund].flatMap(({ states: all }) => Object.values(all))

  it.each(states.map(({ status, money: place }) => [status, place] as const))(
    'of %s, where the amount is %s',
    (status, place) => {
      expect(permitsGiveBack(status)).toBe(place === 'back')
    },
  )

  it.each(['', 'LATER', 'failed', 'constructor', undefined, null, 0, ['FAILED']])(
    'is false for %j, which is no status of this version',
    (status) => {
      expect(permitsGiveBack(status as string)).toBe(false)
    },
  )
})

describe('the printed error of an unknown outcome', () => {
  it('has the status and the code of the last response', async () => {
    const error = await caught(WRITES.withdrawal(clientOf([money(503, 'ServiceUnavailable')]).pix))
    expect(error.message).toBe(
      'createWithdrawalByPixKey was sent, but it is not known whether it happened. createWithdrawalByPixKey answered 503 ServiceUnavailable. Send it again with the same externalId.',
    )
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: 'PixOutcomeUnknownError',
      reason: { name: 'PixMoneyError', status: 503, code: 'ServiceUnavailable' },
    })
  })

  it('has what ended the call when there was no response, also for onAttempt', async () => {
    const endedBy: unknown[] = []
    const { pix } = clientOf([], {
      fetch: (url) =>
        url.endsWith('/token')
          ? Promise.resolve(Response.json(TOKEN))
          : Promise.reject(new TypeError('terminated')),
      onAttempt: (attempt) => endedBy.push(attempt.endedBy),
    })
    const error = await caught(WRITES.withdrawal(pix))
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ endedBy: 'connection' })
    expect(endedBy).toEqual([undefined, 'connection'])
  })
})
