import { errors } from '@pix-payments/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Body,
  CNPJ_A,
  JOAO,
  byBankDetailsBody,
  byKeyBody,
  chargeBody,
  creditor,
} from '../support/bodies.ts'
import { type Answer, contract, outcomeOf, targetOf } from '../support/http-call.ts'
import { type Operator, form } from '../support/operator.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { isLong } from '../support/runs.ts'
import { DAY, type TestService, startService } from '../support/service.ts'

/** The changes to a valid request: `body.amount`, `path.externalId`, `query.page`, `caller`, `token`, … */
type Patch = Readonly<Record<string, unknown>>

interface Plan {
  readonly valid: Patch
  /**
   * For each error code, the changes that break its rule. The test combines the changes of two codes, so two changes of
   * the same part cannot be combined.
   */
  readonly breaking: Readonly<Record<string, readonly Patch[]>>
}

type MoneyOperation = keyof typeof errors.operations

const FAR = 'E87654321202603021200aaaaaaaaaaa'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** Ids of resources that the test creates in the running service, by a name. */
const made: Record<string, string> = {}
const id =
  (name: string): (() => string | undefined) =>
  () =>
    made[name]

const TRANSPORT: Plan['breaking'] = {
  Unauthorized: [{ token: 'none' }, { token: 'wrong' }],
  PayloadTooLarge: [{ padding: 1_048_576 }],
  UnsupportedEncoding: [{ coding: 'gzip' }, { contentType: 'application/json; charset=latin1' }],
  InvalidContentType: [{ contentType: 'text/plain' }],
  InvalidJSON: [{ json: '{' }],
}
const TOKEN: Plan['breaking'] = { Unauthorized: TRANSPORT['Unauthorized'] ?? [] }
/**
 * Error codes that a single request cannot cause: reserved codes, codes that need many earlier requests
 * (token-limit.test.ts), and codes that a failure of the service causes.
 */
const NOT_CAUSED = new Set([
  'TooManyRequests',
  'ServiceUnavailable',
  'InternalError',
  'too_many_requests',
  'temporarily_unavailable',
  'server_error',
])

/**
 * A change that makes wallet b2 the caller. Its account is closed. Of the other wallets, b has the secure loop and a2
 * has 500 centavos.
 */
const CLOSED = [{ caller: 'b2' }]

const prefixed = (prefix: string, values: Body): Patch =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))
const used = { 'body.externalId': 'used' }
const other = { name: 'João Souza', taxId: JOAO }

const PLANS: Readonly<Partial<Record<MoneyOperation, Plan>>> = {
  createAccessToken: {
    valid: prefixed('body', {
      client_id: 'alfa-demo',
      client_secret: 'alfa-demo-secret',
      grant_type: 'client_credentials',
    }),
    breaking: {
      payload_too_large: [{ padding: 16_384 }],
      unsupported_encoding: [{ coding: 'gzip' }],
      InvalidContentType: [{ contentType: 'application/json' }],
      invalid_request: [{ 'body.client_id': undefined }, { 'body.client_secret': '' }, { json: 'garbage' }],
      unsupported_grant_type: [{ 'body.grant_type': 'password' }],
      invalid_client: [{ 'body.client_secret': 'wrong' }, { 'body.client_id': 'nobody' }],
    },
  },
  createImmediateCharge: {
    valid: prefixed('body', chargeBody()),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [
        { 'body.amount': 0 },
        { 'body.pixKey': 'another@example.com' },
        { 'body.expectedPayer': { taxId: '52998224726' } },
      ],
    },
  },
  getImmediateCharge: {
    valid: { 'path.chargeId': id('PENDING') },
    breaking: {
      ...TOKEN,
      InvalidParameter: [{ 'path.chargeId': 'x' }, { 'query.revision': 1 }, { 'query.revision': 'x' }],
      NotFound: [{ 'path.chargeId': UNKNOWN }],
      Forbidden: [{ 'path.chargeId': id('OTHER') }, { caller: 'b' }],
    },
  },
  simulatePayment: {
    valid: prefixed('body', { chargeId: id('PENDING'), receiverCnpj: CNPJ_A }),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [
        { 'body.receiverCnpj': '11222333000182' },
        { 'body.receiverCnpj': '44555666000181' },
        { 'body.chargeId': 'x' },
      ],
      NotFound: [{ 'body.chargeId': UNKNOWN }],
      // Both charges belong to another wallet. The second charge is also PAID, so the request breaks the rule of
      // InvalidChargeState too.
      Forbidden: [{ 'body.chargeId': id('OTHER') }, { 'body.chargeId': id('OTHER PAID') }],
      InvalidChargeState: [{ 'body.chargeId': id('PAID') }],
    },
  },
  createWithdrawalByPixKey: {
    valid: prefixed('body', byKeyBody({ externalId: 'by key' })),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [
        { 'body.amount': 0 },
        { 'body.pixKey': '52998224726' },
        { 'body.expectedCreditor': { name: 'M', taxId: '52998224726' } },
      ],
      IDEMPOTENCY_ERROR: [used],
      PIX_KEY_NOT_FOUND: [{ 'body.pixKey': 'nobody@example.com' }],
      IGAMING_CPF_MISMATCH: [
        { 'body.pixKey': 'other-holder@pix.example' },
        { 'body.expectedCreditor': other },
      ],
      SECURE_LOOP_ACCOUNT_MISMATCH: [{ caller: 'b' }],
    },
  },
  createWithdrawalByBankDetails: {
    valid: prefixed('body', byBankDetailsBody({ externalId: 'by bank details' })),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [{ 'body.amount': 0 }, { 'body.creditor': creditor({ taxId: CNPJ_A }) }],
      IDEMPOTENCY_ERROR: [used],
      IGAMING_CPF_MISMATCH: [{ 'body.creditor': creditor({ accountNumber: '9000000009' }) }],
      SECURE_LOOP_ACCOUNT_MISMATCH: [{ caller: 'b' }],
    },
  },
  getWithdrawal: {
    valid: { 'path.externalId': 'used' },
    breaking: {
      ...TOKEN,
      InvalidParameter: [{ 'path.externalId': 'x'.repeat(101) }],
      NotFound: [{ 'path.externalId': 'nobody' }, { caller: 'b2' }],
    },
  },
  createRefund: {
    valid: { caller: 'a2', 'path.endToEndId': id('FRESH'), 'body.amount': 300, 'body.externalId': 'refund' },
    breaking: {
      ...TRANSPORT,
      InvalidParameter: [{ 'path.endToEndId': 'x' }],
      MalformedRequest: [
        { 'body.amount': 0 },
        { 'body.externalId': 'a\u0001' },
        { 'body.endToEndId': FAR.replaceAll('a', 'b') },
      ],
      NotFound: [{ 'path.endToEndId': FAR }],
      Forbidden: [{ caller: 'b' }],
      IDEMPOTENCY_ERROR: [used],
      REFUND_DEADLINE_EXCEEDED: [{ 'path.endToEndId': id('OLD') }],
      // This amount is also above the available balance.
      REFUND_AMOUNT_EXCEEDED: [{ 'body.amount': 1001 }],
      INSUFFICIENT_BALANCE: [{ 'body.amount': 600 }],
    },
  },
  getRefund: {
    valid: { caller: 'a2', 'path.endToEndId': id('FRESH'), 'path.externalId': 'used' },
    breaking: {
      ...TOKEN,
      InvalidParameter: [{ 'path.endToEndId': 'x' }, { 'path.externalId': 'x'.repeat(101) }],
      NotFound: [{ 'path.endToEndId': FAR }, { 'path.externalId': 'nobody' }],
      Forbidden: [{ caller: 'b' }],
    },
  },
  createInternalTransfer: {
    valid: prefixed('body', { amount: 100, externalId: 'transfer', destinationWalletId: id('WALLET A2') }),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [
        { 'body.amount': 0 },
        { 'body.destinationWalletId': id('WALLET A') },
        { 'body.description': 'x'.repeat(141) },
      ],
      IDEMPOTENCY_ERROR: [used],
      NotFound: [{ 'body.destinationWalletId': UNKNOWN }, { 'body.destinationWalletId': id('WALLET B') }],
      INSUFFICIENT_BALANCE: [{ 'body.amount': 100_000_000_000 }],
    },
  },
  getInternalTransfer: {
    valid: { 'path.externalId': 'used' },
    breaking: {
      ...TOKEN,
      InvalidParameter: [{ 'path.externalId': 'x'.repeat(101) }],
      NotFound: [{ 'path.externalId': 'nobody' }],
    },
  },
  getBalance: { valid: {}, breaking: { ...TOKEN, ACCOUNT_NOT_FOUND: CLOSED } },
  getClosingDayBalance: {
    valid: {},
    breaking: {
      ...TOKEN,
      INVALID_QUERY_PARAMETER: [{ 'query.date': 'x' }, { 'query.date': '2999-01-01' }],
      ACCOUNT_NOT_FOUND: CLOSED,
    },
  },
  listStatement: {
    valid: { 'query.initDate': '2026-03-01', 'query.endDate': '2026-03-02' },
    breaking: {
      ...TOKEN,
      INVALID_PAGE_SIZE: [{ 'query.pageSize': 0 }, { 'query.pageSize': 'x' }],
      INVALID_QUERY_PARAMETER: [{ 'query.page': 0 }, { 'query.endToEndId': 'x' }],
      MISSING_REQUIRED_FILTER: [{ 'query.initDate': undefined, 'query.endDate': undefined }],
      INVALID_DATE_RANGE: [
        { 'query.initDate': 'x' },
        { 'query.initDate': undefined },
        { 'query.endDate': '2999-01-01' },
        { 'query.endDate': '2026-02-01' },
      ],
      ACCOUNT_NOT_FOUND: CLOSED,
    },
  },
  getConsolidatedStatement: {
    valid: prefixed('query', { startDate: '2026-03-01', endDate: '2026-03-02', page: 1, limit: 10 }),
    breaking: {
      ...TOKEN,
      InvalidParameter: [{ 'query.page': 0 }, { 'query.startDate': 'x' }, { 'query.endDate': '2999-01-01' }],
      ACCOUNT_NOT_FOUND: CLOSED,
    },
  },
  configureWebhook: {
    valid: prefixed('body', { url: 'https://example.com/', authentication: { type: 'NONE' } }),
    breaking: {
      ...TRANSPORT,
      MalformedRequest: [
        { 'body.url': 'ftp://example.com' },
        { 'body.url': 'https://example.com:99999/' },
        { 'body.authentication': { type: 'HEADER', headerName: 'Host', headerValue: 'x' } },
      ],
    },
  },
}

let service: TestService
beforeAll(async () => {
  service = await startService()
  const { a, a2, b, b2, clock } = service
  const { pay } = counterparties(service)
  const charge = async (of: Operator, pixKey: string): Promise<string> =>
    (await of.ok('createImmediateCharge', { body: chargeBody({ pixKey, expiresIn: 2_592_000 }) })).chargeId
  const KEY_A2 = 'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c'
  const deposit = async (): Promise<string> => {
    const paid = await pay(a2, await charge(a2, KEY_A2))
    return paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
  }
  const refundUsed = (endToEndId: string): Promise<unknown> =>
    a2.ok('createRefund', { path: { endToEndId }, body: { amount: 1, externalId: 'used' } })
  made['OLD'] = await deposit()
  await refundUsed(made['OLD'])
  clock.pass(91 * DAY)
  made['FRESH'] = await deposit()
  await refundUsed(made['FRESH'])
  const { availableBalance } = await a2.ok('getBalance')
  const rest = { amount: availableBalance - 500, externalId: 'rest', destinationWalletId: a.walletId }
  await a2.ok('createInternalTransfer', { body: rest })
  const transfer = { amount: 1, externalId: 'used', destinationWalletId: a2.walletId }
  await a.ok('createInternalTransfer', { body: transfer })
  // Transfers the same amount back, so that a2 has 500 centavos again.
  await a2.ok('createInternalTransfer', {
    body: { ...transfer, externalId: 'back', destinationWalletId: a.walletId },
  })
  for (const operator of [a, b])
    await operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 7, externalId: 'used' }) })
  made['PENDING'] = await charge(a, 'pagamentos@alfajogos.example')
  made['PAID'] = await charge(a, 'pagamentos@alfajogos.example')
  await pay(a, made['PAID'])
  made['OTHER'] = await charge(b, 'contato@betaapostas.example')
  made['OTHER PAID'] = await charge(b, 'contato@betaapostas.example')
  // João pays this charge. If Maria paid it, the secure loop of b would accept withdrawals to her.
  await pay(b, made['OTHER PAID'], payerFrom({ taxId: JOAO }))
  made['WALLET A'] = a.walletId
  made['WALLET A2'] = a2.walletId
  made['WALLET B'] = b.walletId
  await service.set(b, { secureLoop: true })
  await service.set(b2, { accountOpen: false })
})
afterAll(() => service.close())

/**
 * Returns the plan of an operation that is not in `PLANS`. Such an operation reads: a request without values is valid,
 * and only its query can be malformed.
 */
function planOfRead(operation: MoneyOperation): Plan {
  const malformed = contract.validation
    .operation(operation)
    .parameters.flatMap((parameter) =>
      parameter.in === 'query' ? [{ [`query.${parameter.name}`]: '' }] : [],
    )
  return { valid: {}, breaking: { ...TOKEN, InvalidParameter: malformed } }
}

const MONEY_OPERATIONS = contract.validation.operations
  .map(({ id }) => id as MoneyOperation)
  .filter((id) => contract.catalogue.operations[id]?.family !== 'automatic')

describe.each(MONEY_OPERATIONS)('%s', (operation) => {
  const { valid, breaking } = PLANS[operation] ?? planOfRead(operation)
  const codes = errors.operations[operation].codes.filter((code) => !NOT_CAUSED.has(code))

  test('has a way to break each of its rules', () => {
    expect(Object.keys(breaking).sort()).toEqual([...codes].sort())
  })

  test.each(codes.map((code) => [code]))('%s alone', async (code) => {
    for (const patch of breaking[code] ?? []) {
      expect([patch, codeOf(await send(operation, { ...valid, ...patch }))]).toEqual([patch, code])
    }
  })

  // The short run compares each code with the next one, the long run with all later ones.
  const pairs = codes.flatMap((first, index) =>
    codes.slice(index + 1, isLong ? undefined : index + 2).map((second) => [first, second] as const),
  )
  test.each(pairs)('%s takes precedence over %s (G-172, G-259)', async (first, second) => {
    for (const one of breaking[first] ?? []) {
      for (const two of breaking[second] ?? []) {
        if (Object.keys(one).some((name) => Object.hasOwn(two, name))) continue
        const got = codeOf(await send(operation, { ...valid, ...one, ...two }))
        expect([one, two, got]).toEqual([one, two, first])
      }
    }
  })
})

const codeOf = (answer: Answer): string => outcomeOf(answer).split(' ')[1] ?? outcomeOf(answer)

async function send(operationId: MoneyOperation, patch: Patch): Promise<Answer> {
  const { a, a2, b, b2 } = service
  const callers: Readonly<Record<string, Operator>> = { a, a2, b, b2 }
  const caller = callers[String(patch['caller'] ?? 'a')] ?? a
  const { method, body } = contract.validation.operation(operationId)
  const target = targetOf(
    operationId,
    partOf(patch, 'path') as Record<string, string>,
    partOf(patch, 'query') as Record<string, string>,
  )
  const authorization = { none: undefined, wrong: 'Bearer wrong' }[String(patch['token'])]
  const headers: Record<string, string> = {}
  if (operationId !== 'createAccessToken') {
    if (patch['token'] === undefined) headers['authorization'] = `Bearer ${await caller.token()}`
    else if (authorization !== undefined) headers['authorization'] = authorization
  }
  if (body === undefined) return service.send(target, { method: method.toUpperCase(), headers })
  const fields = Object.entries(partOf(patch, 'body'))
  const ready =
    operationId === 'createAccessToken'
      ? form(fields.map(([name, value]) => [name, String(value)]))
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(fields)) }
  const text = `${String(patch['json'] ?? ready.body)}${' '.repeat(Number(patch['padding'] ?? 0))}`
  const type = patch['contentType'] === undefined ? {} : { 'content-type': String(patch['contentType']) }
  if (patch['coding'] !== undefined) headers['content-encoding'] = String(patch['coding'])
  return service.send(target, {
    method: method.toUpperCase(),
    headers: { ...ready.headers, ...type, ...headers },
    body: text,
  })
}

/** Returns the values of one part of a request, without the fields that are undefined. */
function partOf(patch: Patch, part: string): Body {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([name, given]) => {
      const value: unknown = typeof given === 'function' ? (given as () => unknown)() : given
      return name.startsWith(`${part}.`) && value !== undefined ? [[name.slice(part.length + 1), value]] : []
    }),
  )
}
