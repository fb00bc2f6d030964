import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Body,
  MARIA,
  byBankDetailsBody,
  byKeyBody,
  chargeBody,
  refundBody,
  transferBody,
} from '../support/bodies.ts'
import { type Answer, contract, fieldsOf, outcomeOf, send, targetOf } from '../support/http-call.ts'
import { counterparties } from '../support/payers.ts'
import { SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, clock } = service
afterAll(() => service.close())

const BODY_OPERATIONS = contract.validation.operations.filter(
  ({ id, body }) => body !== undefined && contract.catalogue.operations[id]?.family === 'money',
)
const targets = BODY_OPERATIONS.map(({ id, method, path }) => {
  const target = path.replaceAll(/\{\w+\}/g, 'E87654321202603021200aaaaaaaaaaa')
  return [id, method.toUpperCase(), target] as const
})

describe.each(targets)('%s', (_, method, target) => {
  const post = (contentType: string | undefined, body: string | Uint8Array): Promise<Answer> =>
    a.send(target, {
      method,
      body,
      headers: contentType === undefined ? {} : { 'content-type': contentType },
    })

  test.each([
    ['R-006 R-326 R-330 text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['application/jsonp', 'application/jsonp'],
    ['no content type', undefined],
  ])('%s returns InvalidContentType, even with broken JSON (G-169)', async (_title, type) => {
    expect(outcomeOf(await post(type, '{'))).toBe('400 InvalidContentType')
  })

  test.each([
    ['R-327 R-331 broken JSON', '{'],
    ['nothing', ''],
    ['a duplicate name (G-265)', '{"amount":1,"amount":2}'],
    ['too deep (G-266)', '['.repeat(65) + ']'.repeat(65)],
    ['bytes that are not UTF-8 (G-267)', Uint8Array.from([0x22, 0xff, 0x22])],
    ['NaN', '{"amount":NaN}'],
  ])('%s returns InvalidJSON', async (_title, body) => {
    expect(outcomeOf(await post('application/json', body))).toBe('400 InvalidJSON')
  })

  test.each([
    ['R-328 an array', '[]'],
    ['null', 'null'],
    ['text', '"x"'],
    ['an empty object', '{}'],
  ])('%s returns MalformedRequest', async (_title, body) => {
    const answer = await post('application/json; charset=utf-8', body)
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(fieldsOf(answer).length).toBeGreaterThan(0)
  })

  test('a body of more than 1 MiB returns 413 (G-168)', async () => {
    const text = JSON.stringify({ note: 'x'.repeat(1_048_576) })
    expect(outcomeOf(await post('application/json', text))).toBe('413 PayloadTooLarge')
    const most = `${' '.repeat(1_048_576 - 2)}{}`
    expect(outcomeOf(await post('application/json', most))).toBe('400 MalformedRequest')
  })
})

describe('the envelope', () => {
  test('lists at most 100 violations, and the number of the others (G-261, G-167)', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index]))
    const answer = await a.call('createImmediateCharge', { body: chargeBody({ metadata }) })
    const { details } = answer.body as { details: { field: string; message: string }[] }
    expect(details).toHaveLength(101)
    expect(details.at(-1)).toEqual({ field: 'body', message: expect.stringMatching(/^and \d+ more$/) })
  })

  test('a byte order mark is ignored, and so are unknown properties (G-267, G-046)', async () => {
    const body = `\uFEFF${JSON.stringify(chargeBody({ unknown: { deep: [1] } }))}`
    const headers = { 'content-type': 'application/json' }
    const target = targetOf('createImmediateCharge')
    expect(outcomeOf(await a.send(target, { method: 'POST', headers, body }))).toBe('201')
  })

  test('the header Accept is ignored (G-253)', async () => {
    expect(outcomeOf(await a.call('getBalance', { headers: { accept: 'text/html' } }))).toBe('200')
  })
})

describe('routes', () => {
  test('R-005 R-360 every operator route starts with /v1 and returns 404 without it (G-001)', async () => {
    const { info } = contract.document as { info?: Readonly<Record<string, unknown>> }
    expect(info?.['x-interface-version']).toBe('1.0')
    for (const { id, method, path } of contract.validation.operations) {
      if (id === 'getRecurrenceLocation') continue
      expect(path).toMatch(/^\/v1\//)
      const bare = path.slice('/v1'.length).replaceAll(/\{\w+\}/g, 'x')
      expect((await a.send(bare, { method: method.toUpperCase() })).status).toBe(404)
    }
    expect((await a.send('/v1/rec/94ed2badcbc04c15b0bb7fa353194890')).status).toBe(404)
  })

  test.each([
    ['GET', '/v1/pix/deposit/immediate-charge', '405 MethodNotAllowed', 'POST'],
    ['DELETE', '/v1/balance', '405 MethodNotAllowed', 'GET'],
    ['GET', '/v1/webhook', '405 MethodNotAllowed', 'PUT'],
    ['PATCH', '/v1/oauth2/token', '405 method_not_allowed', 'POST'],
    ['DELETE', '/v1/pix/withdraw/pix-key', '405 MethodNotAllowed', 'GET, POST'],
    ['GET', '/v1/nowhere', '404 NotFound', undefined],
    ['POST', '/', '404 NotFound', undefined],
    ['GET', '/page', '404 NotFound', undefined],
    ['GET', '/v1/balance/', '404 NotFound', undefined],
    ['GET', '/V1/balance', '404 NotFound', undefined],
    ['GET', '/v1//balance', '404 NotFound', undefined],
    ['GET', '/v1/pix/withdraw/', '404 NotFound', undefined],
    ['GET', '/v1/pix/withdraw/..', '404 NotFound', undefined],
    ['GET', '/v1/pix/automatic/nowhere', '404 HTTP_404', undefined],
  ])('%s %s returns %s (G-168)', async (method, target, want, allow) => {
    const answer = await service.send(target, { method })
    expect(outcomeOf(answer)).toBe(want)
    expect(answer.headers.allow).toBe(allow)
  })

  test('HEAD responds like GET, without a body (G-255)', async () => {
    const authorization = `Bearer ${await a.token()}`
    const got = await send(service.url, '/v1/balance', { method: 'HEAD', headers: { authorization } })
    expect([got.status, got.text]).toEqual([200, ''])
    expect(Number(got.headers['content-length'])).toBeGreaterThan(0)
    expect((await send(service.url, '/v1/balance', { method: 'HEAD' })).status).toBe(401)
  })

  test('every response has both ids, and returns the correlation id of the caller (G-184)', async () => {
    const headers = { 'x-correlation-id': 'mine-1' }
    const first = await a.send('/v1/balance', { headers })
    const second = await service.send('/v1/nowhere', { headers: { 'x-correlation-id': 'not valid' } })
    expect(first.headers['x-correlation-id']).toBe('mine-1')
    expect(second.headers['x-correlation-id']).not.toBe('not valid')
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })
})

describe('every success', () => {
  /** One response of each operation that moves or shows money. */
  const successes: (readonly [operationId: string, body: unknown])[] = []
  beforeAll(async () => {
    const keep = async (
      operationId: Parameters<typeof a.call>[0],
      call: Parameters<typeof a.call>[1] = {},
    ): Promise<Record<string, unknown>> => {
      const { body } = await a.call(operationId, call)
      successes.push([operationId, body])
      return body as Record<string, unknown>
    }
    const metadata = { 'any-key': 'v' }
    const expectedPayer = { taxId: MARIA, name: 'Maria' }
    const { chargeId } = await keep('createImmediateCharge', {
      body: chargeBody({ metadata, expectedPayer }),
    })
    const paid = await counterparties(service).pay(a, String(chargeId))
    const endToEndId = paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
    await keep('getImmediateCharge', { path: { chargeId: String(chargeId) } })
    const byKey = byKeyBody({ metadata })
    await keep('createWithdrawalByPixKey', { body: byKey })
    await keep('createWithdrawalByBankDetails', { body: byBankDetailsBody() })
    const refund = refundBody()
    await keep('createRefund', { path: { endToEndId }, body: refund })
    await keep('createInternalTransfer', { body: transferBody() })
    clock.pass(2 * SECOND)
    await keep('getWithdrawal', { path: { externalId: String(byKey['externalId']) } })
    await keep('getRefund', { path: { endToEndId, externalId: String(refund['externalId']) } })
    await keep('getBalance')
    await keep('getClosingDayBalance')
    await keep('listStatement', { query: { initDate: '2026-03-02', endDate: '2026-03-02' } })
    await keep('getConsolidatedStatement', {
      query: { startDate: '2026-03-01', endDate: '2026-03-02', page: 1, limit: 5 },
    })
    await keep('configureWebhook', { body: { url: 'https://example.com', authentication: { type: 'NONE' } } })
  })

  /**
   * Yields every name and value inside a value. Skips what is inside `metadata`, because the operator chooses those
   * names.
   */
  function* inside(value: unknown, name = ''): Generator<readonly [name: string, value: unknown]> {
    yield [name, value]
    if (typeof value !== 'object' || value === null || name === 'metadata') return
    for (const [key, inner] of Object.entries(value)) yield* inside(inner, Array.isArray(value) ? name : key)
  }
  const all = (): (readonly [string, string, unknown])[] =>
    successes.flatMap(([operation, body]) =>
      [...inside(body)].map(([name, value]) => [operation, name, value] as const),
    )

  test('R-001 has money as integers of centavos', () => {
    const money = all().filter(([, name]) => /(amount|balance|Amount|Balance|Credits|Debits)$/.test(name))
    expect(money.length).toBeGreaterThan(20)
    expect(money.filter(([, , value]) => !Number.isSafeInteger(value))).toEqual([])
  })

  test('R-002 has names in camelCase (G-002)', () => {
    expect(all().filter(([, name]) => name !== '' && !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([])
  })

  test('R-003 R-004 has dates as YYYY-MM-DD and instants in UTC with milliseconds (G-003)', () => {
    const texts = all().filter(([, , value]) => typeof value === 'string')
    const days = texts.filter(([, name]) => /^date$/.test(name))
    const instants = texts.filter(([, name]) => /(At|DateTime|Until)$/.test(name))
    expect(days.length).toBeGreaterThan(2)
    expect(instants.length).toBeGreaterThan(10)
    expect(days.filter(([, , value]) => !/^\d{4}-\d\d-\d\d$/.test(String(value)))).toEqual([])
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
    expect(instants.filter(([, , value]) => !instant.test(String(value)))).toEqual([])
  })
})

test('R-002 every refusal of a money route is {code, message, details?} (G-167)', async () => {
  const refusals: Body[] = []
  for (const body of [{}, chargeBody({ pixKey: 'x' }), chargeBody({ amount: 0 })]) {
    refusals.push((await a.call('createImmediateCharge', { body })).body as Body)
  }
  refusals.push((await a.call('getWithdrawal', { path: { externalId: 'nobody' } })).body as Body)
  for (const refusal of refusals) {
    const { code, message, details = [], ...more } = refusal
    expect([typeof code, typeof message, Array.isArray(details), more]).toEqual([
      'string',
      'string',
      true,
      {},
    ])
  }
})
