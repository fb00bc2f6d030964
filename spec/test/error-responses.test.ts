import { beforeAll, describe, expect, it } from 'vitest'
import { type ContractDocument, type JsonObject, operationsOf, resolve } from '../src/bundle/document.ts'
import type { CodeRow } from '../src/data/load-errors.ts'
import { type ErrorResponses, errorResponses } from '../src/errors/error-responses.ts'
import { errorSets, type ErrorSource, pascalCase } from '../src/errors/error-sets.ts'
import type { ExampleFile } from '../src/examples.ts'
import { errors as catalogue } from '../src/index.ts'
import { contractDocument } from './support/contract-document.ts'

const row = (family: string, code: string, status: number, more: Partial<CodeRow> = {}): CodeRow => ({
  family,
  code,
  status,
  retryable: status >= 500,
  outcome: status >= 500 ? 'unknown' : 'refused',
  meaning: `${code} happened. More.`,
  'x-gap': 'G-001',
  ...more,
})
const roles = {
  unauthorized: '',
  malformedBody: 'MalformedRequest',
  malformedParameter: ['InvalidParameter'],
}
const family = (more: object = {}): ErrorSource['families'][string] => ({
  envelope: '',
  prefixes: ['/'],
  roles,
  'x-gap': 'G-167',
  ...more,
})
const problem = { type: 'pixAutomaticError' } as const
const source = (operations: Readonly<Record<string, readonly string[]>>): ErrorSource => ({
  statuses: {
    '400': { name: 'Malformed', description: 'The request is malformed.' },
    '401': { name: 'Unauthorized', description: 'The caller is not authenticated.' },
    '404': { name: 'NotFound', description: 'There is no such resource.' },
    '500': { name: 'InternalError', description: 'The service failed unexpectedly.' },
    '503': { name: 'Unavailable', description: 'The service is unavailable.' },
  },
  families: {
    token: family(),
    money: family(),
    automatic: family({ roles: { ...roles, malformedBody: 'HTTP_400' } }),
  },
  codes: [
    row('token', 'invalid_client', 401),
    row('money', 'Unauthorized', 401),
    row('money', 'MalformedRequest', 400),
    row('money', 'InvalidParameter', 400),
    row('money', 'InvalidJSON', 400),
    row('money', 'NotFound', 404),
    row('money', 'PIX_KEY_NOT_FOUND', 404, { 'x-gap': ['G-002', 'G-001'], 'x-source': '§7.2' }),
    row('money', 'InternalError', 500),
    row('money', 'ServiceUnavailable', 503),
    row('automatic', 'HTTP_400', 400, { type: 'invalidRequestError' }),
    row('automatic', 'INVALID_DATE', 400, problem),
    row('automatic', 'INVALID_AMOUNT', 400, problem),
    row('automatic', 'BUSY', 400, { ...problem, retryable: true }),
  ],
  operations: Object.fromEntries(
    Object.entries(operations).map(([id, codes]) => [
      id,
      {
        family: codes[0] as string,
        codes: codes.slice(1).map((text) => {
          const [code = '', meaning] = text.split(': ')
          return { code, ...(meaning !== undefined && { meaning }), at: [] }
        }),
      },
    ]),
  ),
})
const responsesOf = (
  operations: Readonly<Record<string, readonly string[]>>,
  examples: readonly ExampleFile[] = [],
  options: { readonly hasChallenge?: boolean } = {},
): ErrorResponses =>
  errorResponses({ errors: source(operations), examples, file: (path) => path, ...options })
const file = (owner: string, target: string | undefined, name: string, value: unknown): ExampleFile => ({
  owner,
  target,
  name,
  file: `${owner}/${name}.json`,
  value,
})
const examplesIn = (response: JsonObject | undefined): unknown =>
  (response as { content: { 'application/json': { examples: unknown } } }).content['application/json']
    .examples

describe('the name of an error schema', () => {
  const named = (operations: Readonly<Record<string, readonly string[]>>): string[] =>
    errorSets(source(operations)).map(({ operationId, status, name }) => `${operationId} ${status} ${name}`)

  it('is the family with the status where the operation has all codes that the family has there', () => {
    expect(named({ getA: ['money', 'Unauthorized'], getB: ['money', 'Unauthorized'] })).toEqual([
      'getA 401 MoneyUnauthorized',
      'getB 401 MoneyUnauthorized',
    ])
  })

  it('is the family with the code where it has one of several', () => {
    expect(named({ getA: ['money', 'NotFound'], getB: ['money', 'PIX_KEY_NOT_FOUND'] })).toEqual([
      'getA 404 MoneyNotFound',
      'getB 404 MoneyPixKeyNotFound',
    ])
  })

  it('is the operation with the status otherwise, so that an operation changes no name of another one', () => {
    const own = named({
      createA: ['money', 'InvalidJSON', 'MalformedRequest'],
      getB: ['money', 'InvalidParameter'],
    })
    expect(own).toEqual(['createA 400 CreateAMalformed', 'getB 400 MoneyInvalidParameter'])
  })

  it('is never that of a single code for several', () => {
    const both = named({ getA: ['money', 'NotFound', 'PIX_KEY_NOT_FOUND'], getB: ['money', 'NotFound'] })
    expect(both).toEqual(['getA 404 GetANotFound', 'getB 404 MoneyNotFound'])
  })

  it('has the name of a document for codes that only it defines', () => {
    const sets = errorSets(source({ getA: ['money', 'NotFound'], getB: ['money', 'Unauthorized'] }), {
      own: { name: 'Sandbox', isOwn: ({ code }) => code === 'NotFound' },
    })
    expect(sets.map(({ name }) => name)).toEqual(['SandboxNotFound', 'MoneyUnauthorized'])
  })

  it.each([
    ['invalid_client', 'InvalidClient'],
    ['PIX_KEY_NOT_FOUND', 'PixKeyNotFound'],
    ['InvalidJSON', 'InvalidJSON'],
    ['createRefund', 'CreateRefund'],
  ])('writes %s as %s', (text, want) => {
    expect(pascalCase(text)).toBe(want)
  })
})

describe('an error schema', () => {
  const { schemas } = responsesOf({
    createToken: ['token', 'invalid_client'],
    createA: ['money', 'MalformedRequest', 'PIX_KEY_NOT_FOUND', 'InternalError'],
    createB: ['automatic', 'HTTP_400', 'INVALID_DATE', 'INVALID_AMOUNT'],
    listB: ['automatic', 'HTTP_400'],
  })

  it('has the envelope of its family, exactly the codes, and where they come from', () => {
    expect(schemas['MoneyNotFoundError']).toEqual({
      type: 'object',
      description: 'There is no such resource.',
      'x-source': '§7.2',
      'x-gap': ['G-001', 'G-002', 'G-167'],
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: ['PIX_KEY_NOT_FOUND'], description: 'Names the broken rule.' },
        message: { $ref: 'schemas/errors/ErrorMessage.yaml' },
      },
    })
    expect(schemas['TokenUnauthorizedError']).toMatchObject({ required: ['error', 'error_description'] })
    expect(schemas['MoneyMalformedError']).toHaveProperty('properties.details')
    expect(Object.keys(schemas)).toContain('MoneyInternalError')
  })

  it('of Pix Automático is one of several where the type differs', () => {
    expect(schemas['AutomaticMalformedError']).toBeDefined()
    const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
    expect(schemas['CreateBMalformedError']).toHaveProperty('properties.error.oneOf', [
      reference('AutomaticMalformedProblem'),
      reference('CreateBMalformedPixAutomaticProblem'),
    ])
    expect(schemas['CreateBMalformedError']).toHaveProperty('properties.error.discriminator', {
      propertyName: 'type',
      mapping: {
        invalidRequestError: '#/components/schemas/AutomaticMalformedProblem',
        pixAutomaticError: '#/components/schemas/CreateBMalformedPixAutomaticProblem',
      },
    })
    expect(schemas['CreateBMalformedPixAutomaticProblem']).toMatchObject({
      properties: {
        type: { enum: ['pixAutomaticError'] },
        code: { enum: ['INVALID_DATE', 'INVALID_AMOUNT'] },
      },
    })
    expect(schemas['AutomaticMalformedProblem']).toHaveProperty('properties.message.oneOf')
  })

  it('leaves retryable open when codes with the same type differ in it, because clients decode by the type', () => {
    const { schemas: made } = responsesOf({ createA: ['automatic', 'INVALID_DATE', 'BUSY'] })
    expect(made['AutomaticMalformedProblem']).toMatchObject({
      properties: {
        code: { enum: ['INVALID_DATE', 'BUSY'] },
        retryable: {
          type: 'boolean',
          description: 'Whether the same request may succeed when it is sent again. It is true for BUSY.',
        },
      },
    })
    expect(made).not.toHaveProperty('AutomaticMalformedProblem.properties.retryable.not')
  })
})

describe('an error response', () => {
  const operations = {
    getA: ['money', 'Unauthorized', 'NotFound'],
    getB: ['money', 'Unauthorized', 'NotFound: No B.'],
  }

  it('is shared by operations with the same codes and meanings', () => {
    const made = responsesOf(operations)
    expect(Object.keys(made.responses)).toEqual(['MoneyUnauthorized'])
    expect(made.ofOperation('getA', { root: '../../openapi.yaml' })['401']).toEqual({
      $ref: '../../openapi.yaml#/components/responses/MoneyUnauthorized',
    })
    expect(made.ofOperation('getB', { root: '../../openapi.yaml' })['404']).toMatchObject({
      headers: { 'x-request-id': { $ref: '../../headers/RequestId.yaml' } },
      content: {
        'application/json': { schema: { $ref: '../../openapi.yaml#/components/schemas/MoneyNotFoundError' } },
      },
    })
  })

  it('says how to authenticate only in a document with security schemes', () => {
    const headers = (hasChallenge: boolean): string[] =>
      Object.keys(
        (responsesOf(operations, [], { hasChallenge }).responses['MoneyUnauthorized']?.['headers'] ??
          {}) as object,
      )
    const common = ['x-request-id', 'x-correlation-id', 'cache-control']
    expect(headers(true)).toEqual([...common, 'www-authenticate'])
    expect(headers(false)).toEqual(common)
  })

  it('of an institution is not shared, and has no header that the service does not read', () => {
    const place = { root: '../../openapi.yaml', servedByInstitution: true }
    const made = responsesOf({
      getA: ['money', 'Unauthorized', 'ServiceUnavailable'],
      getB: ['money', 'Unauthorized'],
    })
    expect(made.ofOperation('getA', place)).toMatchObject({
      401: { headers: {}, content: { 'application/json': {} } },
      503: { headers: { 'retry-after': { $ref: '../../headers/RetryAfter.yaml' } } },
    })
    expect(Object.keys((made.ofOperation('getA', place)['503']?.['headers'] ?? {}) as object)).toEqual([
      'retry-after',
    ])
  })

  it('has an example for each code, with the meaning in the operation', () => {
    const made = responsesOf(operations)
    expect(examplesIn(made.ofOperation('getB', { root: '' })['404'])).toEqual({
      NotFound: { value: { code: 'NotFound', message: 'No B.' } },
    })
    expect(examplesIn(made.responses['MoneyUnauthorized'])).toEqual({
      Unauthorized: { value: { code: 'Unauthorized', message: 'Unauthorized happened. More.' } },
    })
  })

  it('takes the general example of a code, and before it the own example of the operation', () => {
    const made = responsesOf(operations, [
      file('errors', undefined, 'money_Unauthorized', 'general'),
      file('errors', undefined, 'money_NotFound', 'general'),
      file('getB', '401', 'Unauthorized', 'own'),
    ])
    expect(examplesIn(made.ofOperation('getA', { root: '' })['404'])).toEqual({
      NotFound: { value: 'general' },
    })
    expect(examplesIn(made.ofOperation('getB', { root: '' })['401'])).toEqual({
      Unauthorized: { value: 'own' },
    })
    expect(examplesIn(made.responses['MoneyUnauthorized'])).toEqual({ Unauthorized: { value: 'general' } })
  })

  it('says in the first sentence what a malformed request is, and leads with it', () => {
    const made = responsesOf({ createA: ['money', 'InvalidJSON', 'MalformedRequest'] })
    expect(Object.entries(examplesIn(made.ofOperation('createA', { root: '' })['400']) as object)).toEqual([
      ['MalformedRequest', { value: { code: 'MalformedRequest', message: 'MalformedRequest happened.' } }],
      ['InvalidJSON', { value: { code: 'InvalidJSON', message: 'InvalidJSON happened. More.' } }],
    ])
  })

  it('leaves out what errors.yaml does not define, since the lint reports it', () => {
    expect(responsesOf({ getA: ['money', 'Gone'], getB: ['cash', 'NotFound'] }).schemas).toEqual({})
  })
})

describe('the bundled contract', () => {
  let document: ContractDocument
  beforeAll(() => {
    document = contractDocument()
  })

  it('has a response for each status that errors.yaml gives an operation, and no other error', () => {
    const found = operationsOf(document).map(({ operationId, operation }) => {
      const statuses = Object.keys(operation['responses'] as object)
      return [operationId, statuses.filter((status) => /^[45]/.test(status))]
    })
    const codes = catalogue.codes as Readonly<Record<string, Readonly<Record<string, { status: number }>>>>
    const wanted = Object.entries(catalogue.operations).map(([id, operation]) => {
      const statuses = operation.codes.map((code) => String(codes[operation.family]?.[code]?.status))
      return [id, [...new Set(statuses)].toSorted()]
    })
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
  })

  it('keeps nothing of x-errors', () => {
    expect(JSON.stringify(document.paths)).not.toContain('x-errors')
  })

  it('names www-authenticate where a bearer token is refused, and retry-after where to wait', () => {
    const headersOf = (id: string, status: string): string[] => {
      const entry = operationsOf(document).find(({ operationId }) => operationId === id)
      const responses = (entry?.operation['responses'] ?? {}) as JsonObject
      const response = resolve(document, responses[status])
      return Object.keys(response['headers'] as object)
    }
    expect(headersOf('getBalance', '401')).toContain('www-authenticate')
    expect(headersOf('createAccessToken', '401')).not.toContain('www-authenticate')
    expect(headersOf('getBalance', '429')).toContain('retry-after')
    expect(headersOf('getBalance', '503')).toContain('retry-after')
  })
})
