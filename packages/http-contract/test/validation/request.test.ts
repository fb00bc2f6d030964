import { describe, expect, test } from 'vitest'
import { createValidation } from '../../src/validation/index.ts'
import type { RequestParts, Violation } from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

const validation = createValidation(document, catalogue)

/** Returns a violation as one line: `body amount type INVALID_AMOUNT: must be an integer`. */
const line = (it: Violation): string => `${it.in} ${it.field} ${it.keyword} ${it.code}: ${it.message}`

interface Given {
  readonly operationId: string
  readonly parts: RequestParts
}
type Row = [name: string, given: Given, ...want: string[]]

function check(...[, { operationId, parts }, ...want]: Row): void {
  expect(validation.request(operationId, parts).map(line)).toEqual(want)
}

const charge = (body: unknown, more: Partial<RequestParts> = {}): Given => ({
  operationId: 'createCharge',
  parts: { body, ...more },
})
const valid = { amount: 10, externalId: 'a' }

describe('a JSON body', () => {
  test.each<Row>([
    ['valid', charge(valid)],
    ['unknown property of an open body (G-046)', charge({ ...valid, colour: 'red' })],
    ['absent', charge(undefined), 'body body required MalformedRequest: is required'],
    ['no object', charge([]), 'body body type MalformedRequest: must be an object'],
    [
      'a number as text is not coerced',
      charge({ ...valid, amount: '10' }),
      'body amount type MalformedRequest: must be an integer',
    ],
    [
      'a fraction',
      charge({ ...valid, amount: 1.5 }),
      'body amount type MalformedRequest: must be an integer',
    ],
    [
      'one violation for each broken field',
      charge({ amount: 1001, externalId: '' }),
      'body amount maximum MalformedRequest: must be from 1 to 1000',
      'body externalId minLength MalformedRequest: must be 1 to 10 characters',
    ],
    [
      'missing fields',
      charge({}),
      'body amount required MalformedRequest: is required',
      'body externalId required MalformedRequest: is required',
    ],
    [
      'fields of objects and arrays',
      charge({ ...valid, payer: { taxId: 'x', bankAccounts: [{ bankCode: '1' }] } }),
      'body payer.taxId pattern MalformedRequest: must be a CPF of 11 digits',
      'body payer.bankAccounts[0].bankCode minLength MalformedRequest: must be 8 characters',
    ],
    [
      'half a surrogate pair in any text (G-260); a whole one is fine',
      charge({ ...valid, externalId: 'a\ud800', unknown: ['\udc00', '\u{1f600}'] }),
      'body externalId nullCharacter MalformedRequest: must not contain the character U+0000 or half a surrogate pair',
      'body unknown[0] nullCharacter MalformedRequest: must not contain the character U+0000 or half a surrogate pair',
    ],
    [
      'U+0000 in any text or name (G-260)',
      charge({ ...valid, externalId: 'a\0b', unknown: [{ note: '\0' }], 'na\0me': 1 }),
      'body externalId nullCharacter MalformedRequest: must not contain the character U+0000 or half a surrogate pair',
      'body unknown[0].note nullCharacter MalformedRequest: must not contain the character U+0000 or half a surrogate pair',
      'body body nullCharacter MalformedRequest: must not contain the character U+0000 or half a surrogate pair',
    ],
    [
      'a nullable object reports the branch that is not null',
      charge({ ...valid, payer: {} }),
      'body payer.taxId required MalformedRequest: is required',
    ],
    ['null where it is allowed', charge({ ...valid, payer: null })],
    [
      'a union without a matching type is one violation',
      charge({ ...valid, payer: 3 }),
      'body payer oneOf MalformedRequest: must be an object or null',
    ],
    [
      'a discriminated union reports the branch of its discriminator',
      charge({ ...valid, destination: { kind: 'account', account: {} } }),
      'body destination.account.bankCode required MalformedRequest: is required',
    ],
    [
      'an unknown discriminator',
      charge({ ...valid, destination: { kind: 'cash' } }),
      'body destination.kind oneOf MalformedRequest: must be one of key, account',
    ],
    [
      'a discriminator that every object has',
      charge({ ...valid, destination: { kind: 'constructor' } }),
      'body destination.kind oneOf MalformedRequest: must be one of key, account',
    ],
    [
      'a discriminator that is not there',
      charge({ ...valid, destination: { pixKey: 'a' } }),
      'body destination.kind oneOf MalformedRequest: is required: one of key, account',
    ],
    [
      'a value that only the other branch would take',
      charge({ ...valid, source: { kind: 'account', pixKey: 'a' } }),
      'body source.account required MalformedRequest: is required',
    ],
    [
      'a map: names, values and size',
      charge({ ...valid, metadata: { toolong: 'a', b: 'long', c: 'd' } }),
      'body metadata maxProperties MalformedRequest: must have at most 2 entries',
      'body metadata.toolong propertyNames MalformedRequest: must have a name of 1 to 5 characters',
      'body metadata.b maxLength MalformedRequest: must be at most 3 characters',
    ],
    [
      'names of properties are data, not indices',
      charge({ ...valid, metadata: { 0: 'long' } }),
      'body metadata.0 maxLength MalformedRequest: must be at most 3 characters',
    ],
    [
      'headers and body together',
      charge({ externalId: 'a' }, { headers: { 'x-trace': '0' } }),
      'header X-Trace minimum InvalidParameter: must be at least 1',
      'body amount required MalformedRequest: is required',
    ],
  ])('%s', check)
})

const recurrence = (body: object): Given => ({
  operationId: 'createRecurrence',
  // JSON cannot express `undefined`, so such a property counts as missing.
  parts: {
    body: JSON.parse(JSON.stringify({ externalId: 'W1', startsOn: '2026-03-01', amount: 100, ...body })),
  },
})

describe('x-error-codes', () => {
  test.each<Row>([
    ['valid', recurrence({})],
    [
      'R-115: type of an amount, through $ref',
      recurrence({ amount: 100.5 }),
      'body amount type INVALID_AMOUNT: must be an integer',
    ],
    [
      'bounds of an amount, through $ref',
      recurrence({ amount: 99 }),
      'body amount minimum AMOUNT_OUT_OF_RANGE: must be from 100 to 100000000',
    ],
    [
      'beside a $ref',
      recurrence({ taxId: '1' }),
      'body taxId pattern INVALID_PAYER_TAX_ID: must be a CPF of 11 digits',
    ],
    [
      'R-135: a date that does not exist',
      recurrence({ startsOn: '2026-02-30' }),
      'body startsOn format INVALID_DATE: must be a date that exists, written YYYY-MM-DD',
    ],
    [
      'an unknown property of a closed body (§7.4)',
      recurrence({ colour: 'red' }),
      'body colour additionalProperties HTTP_400: is not a known property',
    ],
    [
      'an enumeration',
      recurrence({ frequency: 'DAILY' }),
      'body frequency enum HTTP_400: must be one of WEEKLY, MONTHLY',
    ],
    [
      'not: fields that exclude each other',
      recurrence({ minimumAmount: 100 }),
      'body minimumAmount not AMOUNT_MODEL_CONFLICT: must not be sent together with amount',
    ],
    [
      'anyOf: one of two fields',
      recurrence({ amount: undefined }),
      'body firstPaymentAmount anyOf FIRST_PAYMENT_AMOUNT_REQUIRED: is required when amount is not sent',
    ],
    [
      'not: all of some fields absent; x-message wins',
      recurrence({ amount: undefined, startsOn: undefined, externalId: undefined }),
      'body startsOn not HTTP_400: must come with something',
      'body startsOn not HTTP_400: is required when amount or firstPaymentAmount is not sent',
      'body firstPaymentAmount anyOf FIRST_PAYMENT_AMOUNT_REQUIRED: is required when amount is not sent',
      'body externalId required HTTP_400: is required',
      'body startsOn required HTTP_400: is required',
    ],
    [
      'if and then: the broken rule of the branch',
      recurrence({ frequency: 'WEEKLY', externalId: 'x' }),
      'body externalId pattern HTTP_400: has another form than the contract states',
    ],
  ])('%s', check)
})

const list = (query: string): Given => ({
  operationId: 'listCharges',
  parts: { query: new URLSearchParams(`from=2026-03-01&${query}`) },
})

describe('query parameters', () => {
  test.each<Row>([
    ['valid', list('pageSize=100&paid=false&rate=-0.5&status=PAID&status=PENDING&ids=1,2')],
    ['R-221: no number', list('pageSize=abc'), 'query pageSize type INVALID_PAGE_SIZE: must be an integer'],
    ['empty', list('pageSize='), 'query pageSize type INVALID_PAGE_SIZE: must be an integer'],
    [
      'more than a number can hold',
      list(`pageSize=${'9'.repeat(400)}`),
      'query pageSize type INVALID_PAGE_SIZE: must be an integer',
    ],
    [
      'R-220: below the minimum',
      list('pageSize=0'),
      'query pageSize minimum INVALID_PAGE_SIZE: must be from 1 to 100',
    ],
    ['repeated', list('pageSize=1&pageSize=2'), 'query pageSize type INVALID_PAGE_SIZE: must be sent once'],
    ['a boolean', list('paid=yes'), 'query paid type INVALID_QUERY_PARAMETER: must be true or false'],
    [
      'an entry of a list',
      list('status=PAID&status=LOST'),
      'query status enum INVALID_QUERY_PARAMETER: must be one of PENDING, PAID',
    ],
    [
      'missing',
      { operationId: 'listCharges', parts: { query: {} } },
      'query from required INVALID_QUERY_PARAMETER: is required',
    ],
    ['unknown parameters are ignored', list('colour=red')],
  ])('%s', check)
})

describe('path parameters', () => {
  test.each<Row>([
    [
      'too long',
      { operationId: 'getCharge', parts: { pathParameters: { externalId: 'x'.repeat(11) } } },
      'path externalId maxLength InvalidParameter: must be at most 10 characters',
    ],
    [
      'G-111: malformed percent-encoding',
      { operationId: 'getCharge', parts: { pathParameters: { externalId: undefined } } },
      'path externalId encoding InvalidParameter: must be valid percent-encoding',
    ],
    [
      'G-183: a malformed id is a missing resource',
      { operationId: 'getRecurrence', parts: { pathParameters: { id: 'x' } } },
      'path id pattern RESOURCE_MISSING: has another form than the contract states',
    ],
    [
      'G-111 with G-183: malformed percent-encoding of an id',
      { operationId: 'getRecurrence', parts: { pathParameters: { id: undefined } } },
      'path id encoding RESOURCE_MISSING: must be valid percent-encoding',
    ],
    [
      'an operation without a parameter code answers its 404',
      { operationId: 'getLocation', parts: { pathParameters: { token: 'x' } } },
      'path token minLength RESOURCE_MISSING: must be at least 4 characters',
    ],
  ])('%s', check)
})

const form = (body: object | null): Given => ({
  operationId: 'createAccessToken',
  parts: { body, contentType: 'multipart/form-data' },
})

describe('a form', () => {
  test.each<Row>([
    ['valid', form({ grant_type: 'client_credentials', client_id: 'a' })],
    [
      'a missing field',
      form({ grant_type: 'client_credentials' }),
      'body client_id required invalid_request: is required',
    ],
    [
      'a field with a code of its own',
      form({ grant_type: 'password', client_id: 'a' }),
      'body grant_type enum unsupported_grant_type: must be client_credentials',
    ],
    [
      'a repeated field',
      form({ grant_type: 'client_credentials', client_id: ['a', 'b'] }),
      'body client_id type invalid_request: must be sent once',
    ],
    ['null', form(null), 'body body type invalid_request: must be an object'],
  ])('%s', check)
})
