import * as fc from 'fast-check'
import { CNPJ_A, byBankDetailsBody, byKeyBody, chargeBody, refundBody, transferBody } from './bodies.ts'
import { contract } from './http-call.ts'

/** A malicious or malformed request. */
export interface HostileRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | string | undefined
  /** True when the request carries a valid token. */
  readonly hasToken: boolean
}

/** Valid bodies. `spoilt` changes them. */
const BODIES: Readonly<Record<string, unknown>> = {
  createImmediateCharge: chargeBody({
    metadata: { k: 'v' },
    description: 'x',
    expectedPayer: {
      taxId: '52998224725',
      bankAccounts: [
        {
          bankCode: '87654321',
          branchCode: '1',
          accountNumber: '1',
          accountType: 'CACC',
          personType: 'NATURAL_PERSON',
        },
      ],
    },
  }),
  simulatePayment: { chargeId: '00000000-0000-4000-8000-000000000000', receiverCnpj: CNPJ_A },
  createWithdrawalByPixKey: byKeyBody({ metadata: { k: 'v' } }),
  createWithdrawalByBankDetails: byBankDetailsBody({ metadata: { k: 'v' } }),
  createRefund: refundBody({ description: 'x' }),
  createInternalTransfer: transferBody({ metadata: { k: 'v' } }),
  configureWebhook: {
    url: 'https://example.com',
    authentication: { type: 'BASIC', username: 'u', password: 'p' },
    events: ['pixChargePaid'],
  },
}

/** JSON texts that often break parsers and programs. */
const NASTY_JSON = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '0.1',
  '1e309',
  '-1e309',
  '1E400',
  '1e-400',
  '9007199254740993',
  '100000000000',
  '100000000001',
  '1.0',
  '1e2',
  'NaN',
  'Infinity',
  '01',
  '+1',
  '0x10',
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\uffff"`,
  String.raw`"\u202e"`,
  '"😀"',
  '"__proto__"',
  String.raw`"' or 1=1 --"`,
  '"2026-02-30"',
  '"1000"',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"__proto__":{"amount":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":"x","valueOf":1,"hasOwnProperty":null}',
  '{"":""}',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(63)}${']'.repeat(63)}`,
  `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`,
] as const

/**
 * Any character, including unpaired surrogates. It replaces fast-check's `unit: 'binary'`, which takes more than a
 * second to create.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .map((codePoint) => String.fromCodePoint(codePoint))

const nastyJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_JSON),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: anyCharacter, maxLength: 150 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
  fc.bigInt().map(String),
)

/**
 * Changes one member of a valid body: replaces its value with a nasty value, removes it, repeats it, or adds a member.
 */
const spoilt = (valid: unknown): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(40), nastyJson, fc.constantFrom('replace', 'remove', 'add', 'repeat'))
    .map(([place, nasty, how]) => {
      let at = -1
      const write = (value: unknown): string => {
        if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
        if (typeof value !== 'object' || value === null) return JSON.stringify(value)
        const members = Object.entries(value).flatMap(([name, inner]) => {
          at += 1
          const whole = `${JSON.stringify(name)}:${write(inner)}`
          if (at !== place) return [whole]
          const spoiltMember = `${JSON.stringify(name)}:${nasty}`
          if (how === 'replace') return [spoiltMember]
          if (how === 'repeat') return [whole, spoiltMember]
          return how === 'remove' ? [] : [whole, `"__proto__":${nasty}`]
        })
        return `{${members.join(',')}}`
      }
      return write(valid)
    })

const mangled = (text: fc.Arbitrary<string>): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { arbitrary: text, weight: 12 },
    {
      arbitrary: fc.tuple(text, fc.nat(300)).map(([whole, length]) => whole.slice(0, length)),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(text, fc.nat(300), fc.nat(255)).map(([whole, at, byte]) => {
        const bytes = Buffer.from(whole)
        if (bytes.length > 0) bytes[at % bytes.length] = byte
        return bytes
      }),
      weight: 2,
    },
    { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
  )

const FORM_PARTS = [
  '--b\r\n',
  '--b--\r\n',
  '--b',
  '\r\n',
  'content-disposition: form-data; name="client_id"\r\n\r\n',
  'content-disposition: form-data; name="client_secret"\r\n\r\n',
  'content-disposition: form-data; name="grant_type"\r\n\r\n',
  'content-disposition: form-data; name="client_id"; filename="x"\r\n\r\n',
  'content-disposition: form-data; name="__proto__"\r\n\r\n',
  'content-disposition: form-data\r\n\r\n',
  'content-disposition: attachment\r\n\r\n',
  'alfa-demo\r\n',
  'client_credentials\r\n',
  '\u0000\r\n',
  'x'.repeat(3000),
] as const
const formBody: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...FORM_PARTS), { maxLength: 14 })
  .map((parts) => parts.join(''))

const MONEY_TYPES = ['application/json', 'Application/JSON; charset=utf-8'] as const
const OTHER_TYPES = [
  'text/plain',
  'application/json, text/plain',
  'application/json; boundary',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  '/',
  ';',
  'application/',
] as const

/** Text for a path or a query that HTTP allows, percent-encoded or not. */
const segment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'x',
    '%',
    '%zz',
    '%00',
    '%2F',
    '%2e%2e',
    '..',
    '.',
    '',
    '%ff',
    '%ED%A0%80',
    '%F0%9F%98%80',
    '%25%32%46',
    'x'.repeat(101),
    'x'.repeat(4000),
    '__proto__',
    'constructor',
    'E87654321202603021200aaaaaaaaaaa',
    '00000000-0000-4000-8000-000000000000',
    ';a=b',
    'a%0d%0aset-cookie:%20x',
  ),
  // Characters that are invalid in a URL never reach the service, because the HTTP server refuses the request.
  fc
    .array(fc.integer({ min: 0x21, max: 0x7e }), { maxLength: 30 })
    .map((codes) => String.fromCharCode(...codes).replaceAll(/[?#/\\]/g, '')),
)

const QUERY_NAMES = ['initDate', 'endDate', 'page', 'pageSize', 'endToEndId', 'productTransactionId'].concat([
  'date',
  'startDate',
  'limit',
  'revision',
  '__proto__',
  'toString',
  '',
  'status',
  'cursor',
])
const QUERY_VALUES = [
  '2026-03-01',
  '2026-03-02',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '1',
  '0',
  '-1',
].concat([
  '1e3',
  'NaN',
  '9'.repeat(30),
  '9'.repeat(400),
  '',
  '%00',
  '%',
  '%zz',
  '+',
  '1.5',
  '100',
  '101',
  'true',
])
const query: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), fc.oneof(fc.constantFrom(...QUERY_VALUES), segment)), {
    maxLength: 6,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const VALUES_OF_HEADERS = [
  '',
  'x',
  '*/*',
  'a\tb',
  'ÿþ',
  '1',
  'gzip',
  'x'.repeat(2000),
  ',',
  '"',
  '{}',
] as const
const strangeHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'content-encoding',
    'x-correlation-id',
    'cookie',
    'origin',
    'prefer',
    '__proto__x',
  ),
  fc.constantFrom(...VALUES_OF_HEADERS),
  { maxKeys: 3 },
)

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const

interface RequestTarget {
  readonly method: string
  readonly path: fc.Arbitrary<string>
  readonly types: readonly string[]
  readonly body: fc.Arbitrary<string | Uint8Array | undefined>
}

const requestTo = ({ method, path, types, body }: RequestTarget): fc.Arbitrary<HostileRequest> =>
  fc.record({
    method: mostly(fc.constant(method), fc.constantFrom(...METHODS)),
    target: fc
      .tuple(path, fc.option(query, { freq: 2 }))
      .map(([whole, search]) => (search === null ? whole : `${whole}?${search}`)),
    headers: fc
      .tuple(strangeHeaders, mostly(fc.constantFrom(...types), fc.constantFrom(...OTHER_TYPES)))
      .map(([strange, type]) => ({ ...strange, 'content-type': type })),
    body,
    hasToken: mostly(fc.constant(true), fc.constant(false)),
  })

function mostly<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: other, weight: 1 })
}

const toOperations = contract.validation.operations.map(({ id, method, path }) => {
  const isForm = id === 'createAccessToken'
  const text = fc.oneof(
    { arbitrary: spoilt(BODIES[id] ?? {}), weight: 5 },
    { arbitrary: nastyJson, weight: 1 },
  )
  return requestTo({
    method: method.toUpperCase(),
    path: fc.array(segment, { minLength: 2, maxLength: 2 }).map((segments) => {
      const values = segments.values()
      return path.replaceAll(/\{\w+\}/g, () => values.next().value ?? '')
    }),
    types: isForm ? ['multipart/form-data; boundary=b'] : MONEY_TYPES,
    body: method === 'get' ? fc.constant(undefined) : mangled(isForm ? formBody : text),
  })
})
const toNowhere = requestTo({
  method: 'GET',
  path: fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
  types: MONEY_TYPES,
  body: fc.constant(undefined),
})

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(...toOperations, toNowhere)
