import { isUuidV4 } from '@pix-payments/pix'
import type { OperationId } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import { type Answer, contract, outcomeOf } from '../support/http-call.ts'
import { startAutomatic } from './support/automatic-service.ts'

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
const off = await automatic.receiver({ settings: { automaticEnabled: false } })
afterAll(() => automatic.service.close())

const operations = contract.validation.operations.filter(
  ({ id }) => contract.catalogue.operations[id]?.family === 'automatic',
)
const secured = operations.filter((it) => it.secured)
const withBody = secured.filter(({ body }) => body !== undefined)
const targetOfPath = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x')

interface ErrorBody {
  readonly error: {
    readonly type: string
    readonly code: string
    readonly message: string | readonly string[]
    readonly retryable: boolean
  }
}
const errorOf = ({ body }: Answer): ErrorBody['error'] => (body as ErrorBody).error

describe.each(secured.map(({ id, method, path }) => [id, method.toUpperCase(), targetOfPath(path)] as const))(
  '%s',
  (_, method, target) => {
    const send = (headers: Readonly<Record<string, string>>, body?: string): Promise<Answer> =>
      automatic.service.send(target, { method, headers, body })

    test('R-312 R-313 without a valid token returns 401 HTTP_401, whatever the body (G-168)', async () => {
      for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic eDp4' }]) {
        const answer = await send(headers as Record<string, string>)
        expect(outcomeOf(answer)).toBe('401 HTTP_401')
        expect(errorOf(answer)).toMatchObject({ type: 'invalidRequestError', retryable: false })
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
      }
    })

    test('R-342 in a wallet without the feature returns 503 HTTP_503, before everything else (G-185)', async () => {
      const answer = await off.operator.send(target, { method })
      expect(outcomeOf(answer)).toBe('503 HTTP_503')
      expect(errorOf(answer)).toMatchObject({ retryable: false })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    })
  },
)

/** The operations whose request body allows different properties for different values of `outcome`. */
const WITH_OUTCOME: ReadonlySet<string> = new Set([
  'simulateAuthorization',
  'simulateSchedulePayerResponse',
  'simulateScheduleSettlement',
])

describe.each(withBody.map(({ id, method, path, body }) => [id, method, targetOfPath(path), body] as const))(
  'the body of %s',
  (id, method, target, body) => {
    const post = (contentType: string, text: string): Promise<Answer> =>
      receiver.operator.send(target, {
        method: method.toUpperCase(),
        headers: { 'content-type': contentType },
        body: text,
      })

    test.each([
      ['broken JSON', 'application/json', '{'],
      ['text', 'text/plain', '{}'],
      ['an array', 'application/json', '[]'],
      ['null', 'application/json', 'null'],
      ['a duplicate name (G-265)', 'application/json', '{"externalId":"a","externalId":"b"}'],
      ['too deep (G-266)', 'application/json', '['.repeat(65) + ']'.repeat(65)],
    ])('R-336 R-344 that is %s returns 400 HTTP_400 (G-168, G-175)', async (_title, type, text) => {
      const answer = await post(type, text)
      expect(outcomeOf(answer)).toBe('400 HTTP_400')
      expect(errorOf(answer)).toMatchObject({ type: 'invalidRequestError', retryable: false })
    })

    test('R-126 R-279 with an unknown property returns 400 HTTP_400 (G-046)', async () => {
      const outcome = WITH_OUTCOME.has(id) ? { outcome: 'REJECTED' } : {}
      const answer = await post('application/json', JSON.stringify({ unknown: 1, ...outcome }))
      expect(outcomeOf(answer)).toBe('400 HTTP_400')
      expect([errorOf(answer).message].flat().join()).toContain('unknown')
    })

    test('may be omitted where it is optional', async () => {
      const answer = await receiver.operator.send(target, { method: method.toUpperCase() })
      expect(outcomeOf(answer)).toBe(body?.required === true ? '400 HTTP_400' : '404 RESOURCE_MISSING')
    })
  },
)

describe('an error', () => {
  test('R-334 R-335 R-340 of a rule has type, code, message and retryable (G-177, G-178)', async () => {
    const recurrence = await receiver.create()
    const answer = await receiver.on('simulateAuthorization', recurrence.id, { outcome: 'APPROVED' })
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      error: {
        type: 'pixAutomaticError',
        code: 'INVALID_RECURRENCE_STATE',
        message:
          'The recurrence is PENDING (AWAITING_FIRST_PAYMENT), but must be PENDING (FIRST_PAYMENT_SUCCESS).',
        retryable: false,
      },
    })
  })

  test('R-338 R-339 of a malformed body lists each field (G-177)', async () => {
    const answer = await receiver.post({ receiverCnpj: undefined, expiresIn: 'x', unknown: 1 })
    expect(outcomeOf(answer)).toBe('400 HTTP_400')
    const { message } = errorOf(answer)
    expect(Array.isArray(message)).toBe(true)
    for (const field of ['receiverCnpj', 'expiresIn', 'unknown'])
      expect([field, [message].flat().some((it) => it.includes(field))]).toEqual([field, true])
    const refusal = await receiver.post({ amount: 1 })
    expect(typeof errorOf(refusal).message).toBe('string')
  })

  test('R-335 R-336 R-340 R-341 every code has the type and retryable of the catalogue (G-178)', () => {
    const codes = contract.catalogue.codes['automatic'] ?? {}
    for (const [code, { status, retryable, retryableWhen }] of Object.entries(codes)) {
      const isRetried = (status === 429 || status >= 500) && code !== 'HTTP_503'
      expect([code, retryable, retryableWhen !== null]).toEqual([code, isRetried, code === 'HTTP_503'])
    }
  })

  test.each(['DEPENDENCY_UNAVAILABLE', 'DICT_UNAVAILABLE', 'SPI_UNAVAILABLE'])(
    'R-341 of a dependency returns 503 %s, retryable, and changes nothing (G-186)',
    async (code) => {
      const own = await automatic.receiver()
      const target = { operationId: 'createRecurrence' }
      const path = { walletId: own.walletId }
      const effect = { kind: 'status', status: 503, code }
      await own.control.ok('createFault', { path, body: { target, effect, times: 1 } })
      const body = own.recurrenceBody()
      const answer = await own.operator.call('createRecurrence', { body })
      expect(outcomeOf(answer)).toBe(`503 ${code}`)
      expect(errorOf(answer)).toMatchObject({ type: 'apiError', retryable: true })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect((await own.operator.call('createRecurrence', { body })).status).toBe(201)
    },
  )

  test('R-337 that is unexpected returns 500 INTERNAL_ERROR without details', async () => {
    const own = await automatic.receiver()
    const { id } = await own.authorized()
    const spoil = { name: 'test.automatic.spoil', text: "update recurrence set body = '{' where id = $1" }
    await own.store.write((transaction) => transaction.run(spoil, [id]))
    const answer = await own.on('getRecurrence', id)
    expect(outcomeOf(answer)).toBe('500 INTERNAL_ERROR')
    expect(errorOf(answer)).toMatchObject({ type: 'apiError', retryable: true })
    expect(answer.text).not.toContain('JSON')
  })

  test('R-336 of an unknown path or method is HTTP_404 or HTTP_405 (G-168)', async () => {
    const unknown = await receiver.operator.send('/v1/pix/automatic/nothing')
    expect(outcomeOf(unknown)).toBe('404 HTTP_404')
    const method = await receiver.operator.send('/v1/pix/automatic/recurrences', { method: 'DELETE' })
    expect(outcomeOf(method)).toBe('405 HTTP_405')
    expect(String(method.headers.allow).split(', ').sort()).toEqual(expect.arrayContaining(['GET', 'POST']))
  })

  test('R-336 of a body of more than 1 MiB is 413 HTTP_413 (G-168)', async () => {
    const answer = await receiver.post({ metadata: { x: 'x'.repeat(1_048_576) } })
    expect(outcomeOf(answer)).toBe('413 HTTP_413')
  })
})

describe('the headers', () => {
  const calls: readonly (readonly [OperationId, string])[] = [
    ['listRecurrences', '200'],
    ['getRecurrence', '404 RESOURCE_MISSING'],
    ['getRecurrenceLocation', '404 RESOURCE_MISSING'],
    ['createRecurrence', '400 HTTP_400'],
    ['simulateFirstPayment', '404 RESOURCE_MISSING'],
  ]
  test.each(calls)('R-343 of %s have both ids, one of them always new (G-184)', async (operationId, want) => {
    const call = { path: { id: 'x', accessToken: 'x' } }
    const send = (correlationId: string): Promise<Answer> =>
      receiver.operator.call(operationId, { ...call, headers: { 'x-correlation-id': correlationId } })
    const [first, again] = [await send('order-7'), await send('order-7')]
    expect(outcomeOf(first)).toBe(want)
    expect([first, again].map(({ headers }) => headers['x-correlation-id'])).toEqual(['order-7', 'order-7'])
    const ids = [first, again].map(({ headers }) => String(headers['x-request-id']))
    expect(ids.every(isUuidV4)).toBe(true)
    expect(new Set(ids).size).toBe(2)
    const longest = await send('~'.repeat(128))
    expect(longest.headers['x-correlation-id']).toBe('~'.repeat(128))
    for (const bad of ['x'.repeat(129), 'a b', 'ç']) {
      const given = (await send(bad)).headers['x-correlation-id']
      expect([given === undefined, given === bad]).toEqual([false, false])
    }
  })
})
