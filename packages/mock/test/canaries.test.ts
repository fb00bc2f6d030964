import { join } from 'node:path'
import { isLong } from '@pix-payments/testing/length'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledContract } from '../src/contract.ts'
import { type Mock, createMock } from '../src/create-mock.ts'
import { type BarePrism, startBarePrism } from './support/bare-prism.ts'
import { BEARER, type Call, type Called, JSON_BODY, call } from './support/call.ts'
import { createSharedMock } from './support/mock.ts'
import { encodeForm } from './support/requests.ts'

/**
 * A canary shows a defect of Prism. It runs twice: against Prism alone, which must show the defect, and against the
 * mock, which must return the documented response. If Prism alone no longer shows the defect, it is fixed, and the mock
 * does not need its guard any more. Prism alone takes seconds for each start, so only `pnpm test:long` starts it.
 */
interface Canary {
  readonly hole: string
  readonly target: string
  readonly call: Call
  /** Checks the response of Prism alone, which has the defect. */
  readonly bare: (called: Called) => void
  readonly want: { readonly status: number; readonly body: unknown }
}

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

const canaries: Canary[] = [
  {
    hole: 'a malformed body is answered with a business error, because the operation documents 422',
    target: WITHDRAW,
    call: { method: 'POST', headers: JSON_BODY, body: '{}' },
    bare: isBusinessError,
    want: {
      status: 400,
      body: details(
        'MalformedRequest',
        'The payload failed validation.',
        'amount',
        'externalId',
        'pixKey',
        'expectedCreditor',
      ),
    },
  },
  {
    hole: 'the wrong content type is answered with a 415',
    target: WITHDRAW,
    call: { method: 'POST', headers: { ...BEARER, 'content-type': 'text/plain' }, body: '{}' },
    bare: ({ status }) => expect(status).toBe(415),
    want: { status: 400, body: money('InvalidContentType') },
  },
  {
    hole: 'an empty body is answered with a business error',
    target: WITHDRAW,
    call: { method: 'POST', headers: JSON_BODY, body: '' },
    bare: isBusinessError,
    want: { status: 400, body: money('InvalidJSON') },
  },
  {
    hole: 'a malformed request wins over the answer that was asked for',
    target: WITHDRAW,
    call: { method: 'POST', headers: { ...JSON_BODY, prefer: 'code=404' }, body: '{}' },
    bare: isBusinessError,
    want: { status: 404, body: money('PIX_KEY_NOT_FOUND') },
  },
  {
    hole: 'an unknown path has an envelope of its own',
    target: '/nowhere',
    call: {},
    bare: isProblemJson,
    want: { status: 404, body: { code: 'NotFound', message: 'No such route.' } },
  },
  {
    hole: 'an unknown path of Pix Automático has an envelope of its own',
    target: '/v1/pix/automatic/nowhere',
    call: {},
    bare: isProblemJson,
    want: { status: 404, body: automatic('HTTP_404') },
  },
  {
    hole: 'a wrong method has an envelope of its own',
    target: '/v1/balance',
    call: { method: 'DELETE', headers: BEARER },
    bare: isProblemJson,
    want: { status: 405, body: money('MethodNotAllowed') },
  },
  {
    hole: 'HEAD is refused',
    target: '/v1/balance',
    call: { method: 'HEAD', headers: BEARER },
    bare: ({ status }) => expect(status).toBe(405),
    want: { status: 200, body: undefined },
  },
  {
    hole: 'Accept decides, though there is only JSON',
    target: '/v1/balance',
    call: { headers: { ...BEARER, accept: 'text/html' } },
    bare: isProblemJson,
    want: { status: 200, body: expect.objectContaining({ availableBalance: expect.any(Number) }) },
  },
  {
    hole: 'Accept stands in the way of the answer that was asked for',
    target: '/v1/pix/automatic/recurrences',
    call: { headers: { ...BEARER, accept: 'text/html', prefer: 'code=503, example=DICT_UNAVAILABLE' } },
    bare: ({ status }) => expect(status).toBe(500),
    want: { status: 503, body: automatic('DICT_UNAVAILABLE') },
  },
  {
    hole: 'a status that is not documented is 404',
    target: '/v1/balance',
    call: { headers: { ...BEARER, prefer: 'code=418' } },
    bare: isProblemJson,
    want: {
      status: 400,
      body: details('InvalidParameter', 'A path or query parameter is missing or malformed.', 'Prefer'),
    },
  },
  {
    hole: 'an example that is not documented is 404',
    target: '/v1/pix/automatic/recurrences',
    call: { headers: { ...BEARER, prefer: 'example=NONE' } },
    bare: isProblemJson,
    want: { status: 400, body: automatic('HTTP_400') },
  },
  {
    hole: 'generated instants lack their milliseconds',
    target: '/v1/balance',
    call: { headers: { ...BEARER, prefer: 'dynamic=true' } },
    bare: ({ status }) => expect(status).toBe(500),
    want: {
      status: 200,
      body: expect.objectContaining({
        updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      }),
    },
  },
  {
    hole: 'a body above 1 MiB is read to its end',
    target: WITHDRAW,
    call: { method: 'POST', headers: JSON_BODY, body: `{"externalId":"${'a'.repeat(1_048_576)}"}` },
    bare: isBusinessError,
    want: { status: 413, body: money('PayloadTooLarge') },
  },
  {
    hole: 'a repeated form field is taken',
    target: '/v1/oauth2/token',
    call: form({ grant_type: 'client_credentials', client_id: ['alfa-demo', 'other'], client_secret: 'x' }),
    bare: ({ status }) => expect(status).toBe(200),
    want: {
      status: 400,
      body: { error: 'invalid_request', error_description: 'client_id must be sent once.' },
    },
  },
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

  test.each(canaries)('$hole', async (canary) => {
    await alone(bare, async ({ url }) => canary.bare(await call(url, canary.target, canary.call)))
    const { status, json } = await call(mock.url, canary.target, canary.call)
    expect({ status, body: json }).toEqual(canary.want)
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
    const malformed: Call = { method: 'POST', headers: JSON_BODY, body: '{' }
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

  test.each([
    {
      hole: 'malformed multipart',
      target: '/v1/oauth2/token',
      given: {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nfoo\r\n\r\nbar\r\n--x--\r\n',
      },
      want: {
        status: 400,
        body: {
          error: 'invalid_request',
          error_description: 'The body could not be parsed as multipart/form-data.',
        },
      },
    },
    {
      hole: 'G-111: malformed percent-encoding in a path',
      target: '/v1/pix/withdraw/%zz',
      given: { headers: BEARER },
      want: {
        status: 400,
        body: details('InvalidParameter', 'A path or query parameter is missing or malformed.', 'externalId'),
      },
    },
  ])(
    '$hole',
    async ({ target, given, want }) => {
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
      expect({ status, body: json }).toEqual(want)
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

  test.each([
    {
      hole: 'without jsonSchemaDialect the keywords of 2020-12 are ignored',
      target: '/v1/internal-transfer',
      method: 'POST',
      body: { amount: 1, colour: 'red' },
      want: details('MalformedRequest', 'The payload failed validation.', 'colour'),
    },
    {
      hole: 'a discriminator is ignored',
      target: '/v1/webhook',
      method: 'PUT',
      body: { kind: 'account', pixKey: 'a' },
      want: details('MalformedRequest', 'The payload failed validation.', 'account'),
    },
  ])('$hole', async ({ target, method, body, want }) => {
    const given: Call = {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    await alone(bare, async ({ url }) => {
      const { headers } = await call(url, target, given)
      expect(headers['sl-violations'] ?? '').not.toContain('request')
    })
    const { status, json } = await call(mock.url, target, given)
    expect({ status, json }).toEqual({ status: 400, json: want })
  })

  test('a body without an example is filled with words that break its schema', async () => {
    const given: Call = {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"key","pixKey":"a"}',
    }
    await alone(bare, async ({ url }) => {
      expect((await call(url, '/v1/webhook', given)).headers['sl-violations']).toContain('response')
    })
    expect((await call(mock.url, '/v1/webhook', given)).json).toEqual({ at: expect.stringMatching(/Z$/) })
  })
})

test(
  'a schema that does not compile accepts everything; the mock does not start with it',
  async () => {
    const given: Call = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"amount":"none"}',
    }
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
