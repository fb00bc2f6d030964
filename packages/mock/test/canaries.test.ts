import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledContract } from '../src/contract.ts'
import { type Mock, createMock } from '../src/create-mock.ts'
import { type BarePrism, startBarePrism } from './support/bare-prism.ts'
import { BEARER, type Call, type Called, JSON_BODY, call, post } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { encodeForm } from './support/requests.ts'

/**
 * A canary shows a defect of Prism. It runs twice: against Prism alone, which must show the defect, and against the
 * mock, which must return the documented response. If Prism alone no longer shows the defect, it is fixed, and the mock
 * does not need its guard any more. Prism alone takes seconds for each start, so only `pnpm test:long` starts it.
 */
type Canary = readonly [
  hole: string,
  request: readonly [target: string, call: Call],
  /** Checks the response of Prism alone, which has the defect. */
  bare: (called: Called) => void,
  answer: readonly [status: number, body: unknown],
]

const startBare = async (contract: string): Promise<BarePrism | undefined> =>
  isLong ? startBarePrism(contract) : undefined
/** Checks Prism alone, where it runs. */
const alone = async (bare: BarePrism | undefined, check: (bare: BarePrism) => unknown): Promise<void> => {
  if (bare !== undefined) await check(bare)
}

const HOLES = join(import.meta.dirname, 'support/holes.json')
const BROKEN = join(import.meta.dirname, 'support/broken.json')
const WITHDRAW = '/v1/pix/withdraw/pix-key'
const START = 60_000

const details = (code: string, message: string, ...fields: string[]): unknown => ({
  code,
  message,
  details: fields.map((field) => ({ field, message: expect.any(String) })),
})
const automatic = (code: string): unknown => ({ error: expect.objectContaining({ code }) })
const money = (code: string): unknown => expect.objectContaining({ code })

const isProblemJson = ({ headers }: Called): void => {
  expect(headers['content-type']).toBe('application/problem+json')
}
const isBusinessError = ({ status, json }: Called): void => {
  expect(status).toBe(422)
  expect(json).toMatchObject({ code: 'IGAMING_CPF_MISMATCH' })
}

const hasStatus =
  (wanted: number) =>
  (called: Called): void => {
    expect(called.status).toBe(wanted)
  }
const INVALID = 'A path or query parameter is missing or malformed.'
const FAILED = 'The payload failed validation.'
const get = (headers: Record<string, string> = {}): Call => ({ headers: { ...BEARER, ...headers } })

const canaries: readonly Canary[] = [
  [
    'a malformed body is answered with a business error, because the operation documents 422',
    [WITHDRAW, post('{}')],
    isBusinessError,
    [400, details('MalformedRequest', FAILED, 'amount', 'externalId', 'pixKey', 'expectedCreditor')],
  ],
  [
    'the wrong content type is answered with a 415',
    [WITHDRAW, post('{}', { ...BEARER, 'content-type': 'text/plain' })],
    hasStatus(415),
    [400, money('InvalidContentType')],
  ],
  [
    'an empty body is answered with a business error',
    [WITHDRAW, post('')],
    isBusinessError,
    [400, money('InvalidJSON')],
  ],
  [
    'a malformed request wins over the answer that was asked for',
    [WITHDRAW, post('{}', { ...JSON_BODY, prefer: 'code=404' })],
    isBusinessError,
    [404, money('PIX_KEY_NOT_FOUND')],
  ],
  [
    'an unknown path has an envelope of its own',
    ['/nowhere', {}],
    isProblemJson,
    [404, { code: 'NotFound', message: 'No such route.' }],
  ],
  [
    'an unknown path of Pix Automático has an envelope of its own',
    ['/v1/pix/automatic/nowhere', {}],
    isProblemJson,
    [404, automatic('HTTP_404')],
  ],
  [
    'a wrong method has an envelope of its own',
    ['/v1/balance', { method: 'DELETE', headers: BEARER }],
    isProblemJson,
    [405, money('MethodNotAllowed')],
  ],
  ['HEAD is refused', ['/v1/balance', { method: 'HEAD', headers: BEARER }], hasStatus(405), [200, undefined]],
  [
    'Accept decides, though there is only JSON',
    ['/v1/balance', get({ accept: 'text/html' })],
    isProblemJson,
    [200, expect.objectContaining({ availableBalance: expect.any(Number) })],
  ],
  [
    'Accept stands in the way of the answer that was asked for',
    [
      '/v1/pix/automatic/recurrences',
      get({ accept: 'text/html', prefer: 'code=503, example=DICT_UNAVAILABLE' }),
    ],
    hasStatus(500),
    [503, automatic('DICT_UNAVAILABLE')],
  ],
  [
    'a status that is not documented is 404',
    ['/v1/balance', get({ prefer: 'code=418' })],
    isProblemJson,
    [400, details('InvalidParameter', INVALID, 'Prefer')],
  ],
  [
    'an example that is not documented is 404',
    ['/v1/pix/automatic/recurrences', get({ prefer: 'example=NONE' })],
    isProblemJson,
    [400, automatic('HTTP_400')],
  ],
  [
    'generated instants lack their milliseconds',
    ['/v1/balance', get({ prefer: 'dynamic=true' })],
    hasStatus(500),
    [
      200,
      expect.objectContaining({
        updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      }),
    ],
  ],
  [
    'a body above 1 MiB is read to its end',
    [WITHDRAW, post(`{"externalId":"${'a'.repeat(1_048_576)}"}`)],
    isBusinessError,
    [413, money('PayloadTooLarge')],
  ],
  [
    'a repeated form field is taken',
    [
      '/v1/oauth2/token',
      form({ grant_type: 'client_credentials', client_id: ['alfa-demo', 'other'], client_secret: 'x' }),
    ],
    hasStatus(200),
    [400, { error: 'invalid_request', error_description: 'client_id must be sent once.' }],
  ],
]

function form(fields: Readonly<Record<string, string | readonly string[]>>): Call {
  const { contentType, text } = encodeForm(fields)
  return { method: 'POST', headers: { 'content-type': contentType }, body: text }
}

describe('the contract', () => {
  let bare: BarePrism | undefined
  let mock: Mock
  beforeAll(async () => {
    mock = await createMock()
    bare = await startBare(bundledContract())
  }, START)
  afterAll(() => Promise.all([mock.close(), bare?.stop()]))

  test.each(canaries)('%s', async (_, request, checkBare, [status, body]) => {
    await alone(bare, async ({ url }) => checkBare(await call(url, ...request)))
    const called = await call(mock.url, ...request)
    expect({ status: called.status, body: called.json }).toEqual({ status, body })
  })

  test('the id of a request is the same for all', async () => {
    const ids = async (url: string): Promise<unknown[]> => {
      const answers = [
        await call(url, '/v1/balance', { headers: BEARER }),
        await call(url, '/v1/balance', { headers: BEARER }),
      ]
      return answers.map(({ headers }) => headers['x-request-id'])
    }
    await alone(bare, async ({ url }) => expect(new Set(await ids(url)).size).toBe(1))
    expect(new Set(await ids(mock.url)).size).toBe(2)
  })

  test('malformed JSON is never answered', async () => {
    const malformed = post('{')
    await alone(bare, ({ url }) =>
      expect(call(url, WITHDRAW, { ...malformed, timeoutMilliseconds: 1500 })).rejects.toThrow('timeout'),
    )
    const { status, json } = await call(mock.url, WITHDRAW, malformed)
    expect({ status, json }).toEqual({
      status: 400,
      json: { code: 'InvalidJSON', message: 'The body could not be parsed as application/json.' },
    })
  })
})

describe('a request ends the process', () => {
  let mock: Mock
  beforeAll(async () => {
    mock = await createSharedMock()
  })
  afterAll(() => mock.close())

  const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
  const notParsed = 'The body could not be parsed as multipart/form-data.'
  test.each([
    [
      'malformed multipart',
      '/v1/oauth2/token',
      post('--x\r\nfoo\r\n\r\nbar\r\n--x--\r\n', MULTIPART),
      { error: 'invalid_request', error_description: notParsed },
    ],
    [
      'G-111: malformed percent-encoding in a path',
      '/v1/pix/withdraw/%zz',
      get(),
      details('InvalidParameter', INVALID, 'externalId'),
    ],
  ] as const)(
    '%s',
    async (_, target, given, want) => {
      const bare = await startBare(bundledContract())
      try {
        await alone(bare, async ({ url, alive }) => {
          await expect(call(url, target, given)).rejects.toThrow('socket hang up')
          await expect.poll(alive, { timeout: 20_000 }).toBe(false)
        })
      } finally {
        await bare?.stop()
      }
      const { status, json } = await call(mock.url, target, given)
      expect({ status, json }).toEqual({ status: 400, json: want })
      expect((await call(mock.url, '/v1/balance', { headers: BEARER })).status).toBe(200)
    },
    START,
  )
})

describe('schemas that Prism does not judge', () => {
  let bare: BarePrism | undefined
  let mock: Mock
  beforeAll(async () => {
    mock = await createMock({ contract: HOLES })
    bare = await startBare(HOLES)
  }, START)
  afterAll(() => Promise.all([mock.close(), bare?.stop()]))

  const JSON_TYPE = { 'content-type': 'application/json' }
  test.each([
    [
      'without jsonSchemaDialect the keywords of 2020-12 are ignored',
      '/v1/internal-transfer',
      post('{"amount":1,"colour":"red"}', JSON_TYPE),
      'colour',
    ],
    [
      'a discriminator is ignored',
      '/v1/webhook',
      { method: 'PUT', headers: JSON_TYPE, body: '{"kind":"account","pixKey":"a"}' },
      'account',
    ],
  ] as const)('%s', async (_, target, given, field) => {
    await alone(bare, async ({ url }) => {
      const { headers } = await call(url, target, given)
      expect(headers['sl-violations'] ?? '').not.toContain('request')
    })
    const { status, json } = await call(mock.url, target, given)
    expect({ status, json }).toEqual({ status: 400, json: details('MalformedRequest', FAILED, field) })
  })

  test('a body without an example is filled with words that break its schema', async () => {
    const given: Call = { method: 'PUT', headers: JSON_TYPE, body: '{"kind":"key","pixKey":"a"}' }
    await alone(bare, async ({ url }) => {
      expect((await call(url, '/v1/webhook', given)).headers['sl-violations']).toContain('response')
    })
    expect((await call(mock.url, '/v1/webhook', given)).json).toEqual({ at: expect.stringMatching(/Z$/) })
  })
})

test(
  'a schema that does not compile accepts everything; the mock does not start with it',
  async () => {
    const given = post('{"amount":"none"}', { 'content-type': 'application/json' })
    const bare = await startBare(BROKEN)
    try {
      await alone(bare, async ({ url }) =>
        expect((await call(url, '/v1/internal-transfer', given)).status).toBe(201),
      )
    } finally {
      await bare?.stop()
    }
    await expect(createMock({ contract: BROKEN })).rejects.toThrow(
      /createInternalTransfer: the schema at .* does not compile/,
    )
  },
  START,
)

test(
  'the mock answers fifty callers in one process',
  async () => {
    const mock = await createSharedMock()
    try {
      const calls = Array.from({ length: 50 }, () => call(mock.url, '/v1/balance', { headers: BEARER }))
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    } finally {
      await mock.close()
    }
  },
  START,
)
