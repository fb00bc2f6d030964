import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  PixApiError,
  PixAutomaticError,
  PixError,
  PixMoneyError,
  PixOutcomeUnknownError,
  PixTokenError,
} from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import document from '@pix-payments/spec/openapi.json' with { type: 'json' }
import { printable } from '../src/printable.ts'
import { DEPOSIT, errorOf, refused, setting, WITHDRAWAL } from './support/client.ts'
import type { Answer } from './support/provider.ts'

it('has a class for each family, below one', async () => {
  await using world = await setting([
    refused(422, 'REFUND_AMOUNT_EXCEEDED'),
    {
      status: 409,
      body: {
        error: { type: 'pixAutomaticError', code: 'CYCLE_ALREADY_EXISTS', message: 'x', retryable: false },
      },
    },
  ])
  const money = await errorOf(
    world.pix.refunds.createRefund({ endToEndId: 'E1', amount: 1, externalId: 'r' }),
  )
  const automatic = await errorOf(
    world.pix.schedules.createSchedule({
      id: 'RR1',
      externalId: 's',
      cycleNumber: 2,
      amount: 100,
      dueDate: '2026-03-05',
    }),
  )
  world.provider.respondToTokens(() => ({
    status: 401,
    body: { error: 'invalid_client', error_description: 'x' },
  }))
  await using other = await setting(undefined, { baseUrl: world.provider.baseUrl })
  const token = await errorOf(other.pix.balances.getBalance())
  expect([money.constructor, automatic.constructor, token.constructor]).toEqual([
    PixMoneyError,
    PixAutomaticError,
    PixTokenError,
  ])
  for (const error of [money, automatic, token]) {
    expect(error).toBeInstanceOf(PixApiError)
    expect(error).toBeInstanceOf(PixError)
    expect(error).toBeInstanceOf(Error)
  }
})

it('carries what support and code need', async () => {
  const details = [{ field: 'amount', message: 'must be 1 or more' }]
  await using world = await setting([
    { status: 400, body: { code: 'MalformedRequest', message: 'The body is malformed.', details } },
  ])
  const error = await errorOf(world.pix.deposits.createImmediateCharge(DEPOSIT, { correlationId: 'c-1' }))
  expect(error).toMatchObject({
    name: 'PixMoneyError',
    message: 'createImmediateCharge answered 400 MalformedRequest: amount must be 1 or more.',
    operationId: 'createImmediateCharge',
    status: 400,
    code: 'MalformedRequest',
    retryable: false,
    requestId: '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13',
    correlationId: 'c-1',
    attempts: 1,
    details,
  })
  expect(error.reveal()).toMatchObject({ message: 'The body is malformed.', body: { details } })
})

it('is of an operation and a code, or is not', async () => {
  await using world = await setting([refused(422, 'IGAMING_CPF_MISMATCH')])
  const error = await errorOf(world.pix.withdrawals.createWithdrawalByPixKey(WITHDRAWAL))
  expect(error.is('createWithdrawalByPixKey', 'IGAMING_CPF_MISMATCH')).toBe(true)
  expect(error.is('createWithdrawalByPixKey', 'SECURE_LOOP_ACCOUNT_MISMATCH', 'IGAMING_CPF_MISMATCH')).toBe(
    true,
  )
  expect(error.is('createWithdrawalByPixKey')).toBe(true)
  expect(error.is('createWithdrawalByPixKey', 'SECURE_LOOP_ACCOUNT_MISMATCH')).toBe(false)
  expect(error.is('createWithdrawalByBankDetails', 'IGAMING_CPF_MISMATCH')).toBe(false)
})

it('hands on a code that the contract does not have', async () => {
  await using world = await setting([refused(422, 'NEW_RULE')])
  expect(await errorOf(world.pix.balances.getBalance())).toMatchObject({ code: 'NEW_RULE', status: 422 })
})

it.each<[string, Answer]>([
  ['an empty 500', { status: 500, body: '', headers: { 'content-length': '0' } }],
  ['a page', { status: 404, body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['another envelope', { status: 400, body: { errors: ['x'] } }],
  ['null', { status: 400, body: 'null' }],
  ['a text', { status: 400, body: '"x"' }],
  ['an empty 200', { status: 200, body: '' }],
  ['a 200 of another type', { status: 200, body: '{}', headers: { 'content-type': 'text/plain' } }],
])('calls %s an invalid response of a read', async (_, answer) => {
  await using world = await setting([answer])
  expect(await errorOf(world.pix.balances.getBalance())).toMatchObject({
    name: 'PixInvalidResponseError',
    status: answer.status,
  })
})

it('refuses a 2XX that breaks the contract when checks are on, and does not repeat it', async () => {
  await using world = await setting([{ body: { available: 'much' } }], { checks })
  world.provider.respondToTokens(() => ({
    body: { access_token: 'x', token_type: 'Bearer', expires_in: 3600, scope: 'x' },
  }))
  const error = await errorOf(world.pix.balances.getBalance())
  expect(error.name).toBe('PixInvalidResponseError')
  expect(error.message).toMatch(
    /^getBalance: the answer 200 from \S+\/v1\/balance breaks the contract at \w+: is missing and \d+ more\.$/,
  )
  expect(error.reveal().body).toEqual({ available: 'much' })
  expect(world.provider.requests).toHaveLength(1)
})

describe('the message', () => {
  const details = (...given: [field: string, message: string][]): Answer => ({
    status: 400,
    body: {
      code: 'MalformedRequest',
      message: 'The body is malformed.',
      details: given.map(([field, message]) => ({ field, message })),
    },
  })
  it.each<[string, Answer, string]>([
    [
      'the reason for each field',
      details(
        ['amount', 'must be an integer of centavos: 1000 for 10 reais'],
        ['expiresIn', 'must be from 60 to 100000000'],
      ),
      '400 MalformedRequest: amount must be an integer of centavos: 1000 for 10 reais; expiresIn must be from 60 to 100000000.',
    ],
    [
      'the allowed values',
      details(['accountType', 'must be one of CACC, SVGS']),
      '400 MalformedRequest: accountType must be one of CACC, SVGS.',
    ],
    [
      'a format, but not the example of a value',
      details(['pixKey', 'must be a CPF of 11 digits, a phone as +5511987654321, an e-mail in lower case']),
      '400 MalformedRequest: pixKey must be a CPF of 11 digits, a phone as …, an e-mail in lower case.',
    ],
    [
      'no word that the call sent',
      details(['expectedCreditor.name', 'must not be maria silva, e-mail maria']),
      '400 MalformedRequest: expectedCreditor.name must not be … e-mail ….',
    ],
    [
      'no account, phone or name',
      refused(422, 'X', {
        body: { code: 'X', message: 'The account 12345 of Joana (+55 11 98765-4321) is closed.' },
      }),
      '422 X: The account … of … is closed.',
    ],
    [
      'the sentence of a code without details',
      refused(404, 'NotFound', { body: { code: 'NotFound', message: 'No such resource.' } }),
      '404 NotFound: No such resource.',
    ],
    [
      'no id, but the words of it',
      refused(404, 'NotFound', { body: { code: 'NotFound', message: 'No withdrawal is withdrawal-1.' } }),
      '404 NotFound: No withdrawal is ….',
    ],
    [
      'the first words of a long sentence, and no number that the end cuts',
      refused(422, 'X', { body: { code: 'X', message: `${'the holder is '.repeat(21)}529 982 247 25` } }),
      `422 X: ${'the holder is '.repeat(21).trim()}.`,
    ],
    [
      'a sentence in another language',
      refused(404, 'NotFound', { body: { code: 'NotFound', message: 'o valor não é válido' } }),
      '404 NotFound: o valor não é válido.',
    ],
  ])('says %s', async (_, answer, want) => {
    await using world = await setting([answer])
    const error = await errorOf(
      world.pix.withdrawals.createWithdrawalByPixKey({
        ...WITHDRAWAL,
        expectedCreditor: { name: 'maria silva', taxId: '52998224725' },
      }),
    )
    const reason = error instanceof PixOutcomeUnknownError ? error.reason : error
    expect(reason.message).toBe(`createWithdrawalByPixKey answered ${want}`)
    expect(inspect(reason)).toContain(want)
  })

  it('says each entry of the list of Pix Automático (§7.4)', async () => {
    const message = ['recurrenceDetails.contract is required', 'metadata.joana must be 1 to 50 characters']
    const error = { type: 'invalidRequestError', code: 'HTTP_400', message, retryable: false }
    await using world = await setting([refused(400, 'HTTP_400', { body: { error } })])
    const refusal = await errorOf(world.pix.recurrences.getRecurrence({ id: 'RR1' }))
    expect(refusal.message).toBe(
      'getRecurrence answered 400 HTTP_400: recurrenceDetails.contract is required; … must be 1 to 50 characters.',
    )
  })

  it('keeps each word of the messages of the contract, but no amount, id and key', () => {
    const messages = new Set<string>()
    JSON.stringify(document, (name, value: unknown) => {
      if (name === 'message' || name === 'error_description')
        for (const it of [value].flat()) if (typeof it === 'string' && it.length <= 300) messages.add(it)
      return value
    })
    const lost = [...messages].flatMap((message) => {
      const kept = printable(message, {})
      return message
        .split(/[\s"'`()[\]]+/)
        .filter(
          (word) =>
            !/\d|R\$|\/Sao_Paulo|PAIN_|-|iB|DICT|SPI|POST|Allow|Comes|Definitive|Rejected|Without/.test(
              word,
            ) && !kept.includes(word.replace(/[.,;:]$/, '')),
        )
    })
    expect(messages.size).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  it('names the URL of an answer that is not of the API, without values, and a baseUrl with /v1', async () => {
    const page: Answer = { status: 404, body: '<html>', headers: { 'content-type': 'text/html' } }
    await using world = await setting([page])
    const { baseUrl } = world.provider
    const error = await errorOf(world.pix.withdrawals.getWithdrawal({ externalId: 'Maria' }))
    expect(error.message).toBe(
      `getWithdrawal: the answer 404 from ${baseUrl}/v1/pix/withdraw/{externalId} is not an error of the contract. Check baseUrl.`,
    )
    world.provider.respondToTokens(() => page)
    await using other = await setting([page], { baseUrl: `${baseUrl}/v1` })
    expect((await errorOf(other.pix.balances.getBalance())).message).toBe(
      `createAccessToken: the answer 404 from ${baseUrl}/v1/v1/oauth2/token is not an error of the contract. Remove /v1 from baseUrl.`,
    )
  })
})

describe('what must not be printed', () => {
  const SECRETS = {
    secret: 'alfa-demo-secret',
    token: 'token-1',
    taxId: '52998224725',
    name: 'Maria Silva',
    key: 'maria@casa.example',
    brCode: '00020101021226760014br.gov.bcb.pix',
    punctuated: '529.982.247-25',
    spaced: '529 982 247 25',
    quoted: `529'982'247'25`,
    cursor: 'PAYER52998224725',
  }
  const quoting = `${Object.values(SECRETS).join(' ')}`
  const cases: [string, Answer][] = [
    [
      'an error that quotes the request',
      {
        status: 422,
        body: {
          code: 'MalformedRequest',
          message: quoting,
          details: [{ field: `metadata.${SECRETS.taxId}`, message: quoting }],
        },
      },
    ],
    ['a code that is none', { status: 422, body: { code: quoting, message: 'x' } }],
    ['an error of a token that is none', { status: 401, body: { error: quoting } }],
    ['a code with a punctuated CPF', { status: 422, body: { code: 'CPF529.982.247-25', message: 'x' } }],
    [
      'a request id that is none',
      { status: 422, body: { code: 'X', message: 'x' }, headers: { 'x-request-id': 'Maria Silva' } },
    ],
    [
      'fields of metadata',
      {
        status: 400,
        body: {
          code: 'MalformedRequest',
          message: 'x',
          details: [
            { field: 'metadata.Maria Silva', message: 'x' },
            { field: 'metadata.529.982.247-25', message: 'x' },
          ],
        },
      },
    ],
    ['a code of digits', { status: 422, body: { code: `X${SECRETS.taxId}`, message: 'x' } }],
    [
      'an automatic error',
      { status: 409, body: { error: { type: quoting, code: 'X', message: quoting, retryable: false } } },
    ],
    ['a page that quotes it', { status: 502, body: quoting, headers: { 'content-type': 'text/html' } }],
    ['an answer cut off', { status: 200, body: `{"brCode":"${SECRETS.brCode}` }],
    ['an answer of another shape', { status: 200, body: { [SECRETS.taxId]: quoting } }],
    ['a broken connection', { breaks: 'before' }],
  ]

  it.each(cases)('%s', async (_, answer) => {
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      try {
        return await globalThis.fetch(url, init)
      } catch {
        throw Object.assign(new TypeError(`${url} ${quoting}`), { code: quoting, init })
      }
    }
    await using world = await setting([answer], { fetch, checks, maxRetries: 0 })
    world.provider.respondToTokens(() => ({
      body: { access_token: SECRETS.token, token_type: 'Bearer', expires_in: 3600, scope: 'x' },
    }))
    const error = await errorOf(
      world.pix.withdrawals.createWithdrawalByPixKey({
        ...WITHDRAWAL,
        pixKey: SECRETS.key,
        expectedCreditor: { name: SECRETS.name, taxId: SECRETS.taxId },
      }),
    )
    const reason = error instanceof PixOutcomeUnknownError ? [error.reason] : []
    for (const one of [error, ...reason]) {
      const printed = [
        one.message,
        String(one),
        one.stack,
        JSON.stringify(one),
        inspect(one),
        inspect(one, { depth: 10, showHidden: true, customInspect: false }),
        inspect({ nested: [one] }, { depth: 10 }),
      ].join('\n')
      for (const secret of Object.values(SECRETS)) expect(printed).not.toContain(secret)
    }
  })

  it('is there for who asks', async () => {
    await using world = await setting([{ status: 422, body: { code: 'X', message: quoting } }])
    expect((await errorOf(world.pix.balances.getBalance())).reveal().message).toBe(quoting)
  })

  it('is not in the client itself', async () => {
    await using world = await setting()
    await world.pix.balances.getBalance()
    const printed = inspect(world.pix, { depth: 10, showHidden: true }) + JSON.stringify(world.pix)
    for (const secret of Object.values(SECRETS)) expect(printed).not.toContain(secret)
  })
})
