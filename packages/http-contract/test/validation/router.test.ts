import { expect, test } from 'vitest'
import { createValidation } from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

const { match } = createValidation(document, catalogue)

interface Row {
  readonly name: string
  readonly given: string
  readonly want: unknown
}

const found = (operationId: string, pathParameters: Record<string, string | undefined> = {}): unknown => ({
  found: true,
  operationId,
  pathParameters,
})

test.each<Row>([
  { name: 'a literal path', given: 'GET /v1/charges', want: found('listCharges') },
  { name: 'methods share a path', given: 'POST /v1/charges', want: found('createCharge') },
  { name: 'the method in lower case', given: 'post /v1/charges', want: found('createCharge') },
  { name: 'a parameter', given: 'GET /v1/charges/abc', want: found('getCharge', { externalId: 'abc' }) },
  {
    name: 'G-111: decoded once, byte for byte',
    given: 'GET /v1/charges/%C3%A9%2525+A',
    want: found('getCharge', { externalId: 'é%25+A' }),
  },
  {
    name: 'G-111: an encoded slash stays inside its segment',
    given: 'GET /v1/charges/a%2Fb',
    want: found('getCharge', { externalId: 'a/b' }),
  },
  {
    name: 'G-111: malformed encoding is left to the parameter',
    given: 'GET /v1/charges/%zz',
    want: found('getCharge', { externalId: undefined }),
  },
  {
    name: 'invalid UTF-8',
    given: 'GET /v1/charges/%ff',
    want: found('getCharge', { externalId: undefined }),
  },
  { name: 'a literal wins over a parameter', given: 'POST /v1/charges/closing', want: found('closeCharges') },
  {
    name: 'a value that reads like a literal of another method',
    given: 'GET /v1/charges/closing',
    want: found('getCharge', { externalId: 'closing' }),
  },
  { name: 'an encoded literal', given: 'GET /v1/%63harges', want: found('listCharges') },
  {
    name: 'wrong method',
    given: 'DELETE /v1/charges',
    want: { found: false, status: 405, allow: ['GET', 'POST'] },
  },
  {
    name: 'wrong method on a path of two operations',
    given: 'PUT /v1/charges/closing',
    want: { found: false, status: 405, allow: ['GET', 'POST'] },
  },
  { name: 'unknown path', given: 'GET /v2/charges', want: { found: false, status: 404 } },
  { name: 'an empty segment', given: 'GET /v1/charges/', want: { found: false, status: 404 } },
  { name: 'a doubled slash', given: 'GET //v1/charges', want: { found: false, status: 404 } },
  { name: 'dot segments are not resolved', given: 'GET /v1/charges/..', want: { found: false, status: 404 } },
  {
    name: 'malformed encoding of a literal',
    given: 'GET /v1/charge%zz',
    want: { found: false, status: 404 },
  },
])('$name: $given', ({ given, want }) => {
  const [method = '', path = ''] = given.split(' ')
  expect(match(method, path)).toEqual(want)
})
