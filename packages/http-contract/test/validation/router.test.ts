import { expect, test } from 'vitest'
import { createValidation } from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

const { match } = createValidation(document, catalogue)

type Row = readonly [name: string, given: string, want: unknown]

const found = (operationId: string, pathParameters: Record<string, string | undefined> = {}): unknown => ({
  found: true,
  operationId,
  pathParameters,
})

test.each<Row>([
  ['a literal path', 'GET /v1/charges', found('listCharges')],
  ['methods share a path', 'POST /v1/charges', found('createCharge')],
  ['the method in lower case', 'post /v1/charges', found('createCharge')],
  ['a parameter', 'GET /v1/charges/abc', found('getCharge', { externalId: 'abc' })],
  [
    'G-111: decoded once, byte for byte',
    'GET /v1/charges/%C3%A9%2525+A',
    found('getCharge', { externalId: 'é%25+A' }),
  ],
  [
    'G-111: an encoded slash stays inside its segment',
    'GET /v1/charges/a%2Fb',
    found('getCharge', { externalId: 'a/b' }),
  ],
  [
    'G-111: malformed encoding is left to the parameter',
    'GET /v1/charges/%zz',
    found('getCharge', { externalId: undefined }),
  ],
  ['invalid UTF-8', 'GET /v1/charges/%ff', found('getCharge', { externalId: undefined })],
  ['a literal wins over a parameter', 'POST /v1/charges/closing', found('closeCharges')],
  [
    'a value that reads like a literal of another method',
    'GET /v1/charges/closing',
    found('getCharge', { externalId: 'closing' }),
  ],
  ['an encoded literal', 'GET /v1/%63harges', found('listCharges')],
  ['wrong method', 'DELETE /v1/charges', { found: false, status: 405, allow: ['GET', 'POST'] }],
  [
    'wrong method on a path of two operations',
    'PUT /v1/charges/closing',
    { found: false, status: 405, allow: ['GET', 'POST'] },
  ],
  ['unknown path', 'GET /v2/charges', { found: false, status: 404 }],
  ['an empty segment', 'GET /v1/charges/', { found: false, status: 404 }],
  ['a doubled slash', 'GET //v1/charges', { found: false, status: 404 }],
  ['dot segments are not resolved', 'GET /v1/charges/..', { found: false, status: 404 }],
  ['malformed encoding of a literal', 'GET /v1/charge%zz', { found: false, status: 404 }],
])('%s: %s', (_name, given, want) => {
  const [method = '', path = ''] = given.split(' ')
  expect(match(method, path)).toEqual(want)
})
