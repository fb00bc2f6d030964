import { describe, expect, test } from 'vitest'
import { type ResponseOptions, type ResponseViolation, createValidation } from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

const validation = createValidation(document, catalogue)
const line = (it: ResponseViolation): string => `${it.in} ${it.field}: ${it.message}`

const REQUEST_ID = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'
const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': REQUEST_ID }
const charge = { amount: 10, createdAt: '2026-03-01T12:00:00.000Z' }

interface Row {
  readonly name: string
  readonly operationId?: string
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: unknown
  readonly options?: ResponseOptions
  readonly want: readonly string[]
}

const strict: ResponseOptions = { undocumented: 'error' }

describe('a response', () => {
  test.each<Row>([
    { name: 'as documented', want: [] },
    { name: 'as documented, strictly', options: strict, want: [] },
    {
      name: 'a status that is not documented',
      status: 418,
      want: ['status status: 418 is not documented; documented are 201, 401'],
    },
    {
      name: 'a range of statuses',
      operationId: 'getCharge',
      status: 404,
      headers: {},
      body: undefined,
      want: [],
    },
    {
      name: 'a missing header',
      headers: { 'content-type': 'application/json' },
      want: ['header x-request-id: is required'],
    },
    {
      name: 'a malformed header',
      headers: { ...headers, 'x-request-id': '1' },
      want: ['header x-request-id: must be a UUID'],
    },
    {
      name: 'another content type',
      headers: { ...headers, 'content-type': 'text/html' },
      want: ['header content-type: must be application/json, not text/html'],
    },
    { name: 'no body', body: undefined, want: ['body body: is required'] },
    {
      name: 'a body where none is documented',
      operationId: 'closeCharges',
      status: 204,
      body: charge,
      want: ['body body: must be empty'],
    },
    { name: 'a broken field', body: { ...charge, amount: '1' }, want: ['body amount: must be an integer'] },
    {
      name: 'a date without its offset',
      body: { ...charge, createdAt: '2026-03-01T12:00:00' },
      want: ['body createdAt: must be an instant with its offset, as in 2026-03-01T12:00:00.000Z'],
    },
    { name: 'G-197: an unknown property is ignored', body: { ...charge, colour: 'red' }, want: [] },
    {
      name: 'an unknown property, strictly',
      body: { ...charge, colour: 'red' },
      options: strict,
      want: ['body colour: is not documented'],
    },
    {
      name: 'an unknown property of a nullable object, strictly',
      body: {
        ...charge,
        payer: { taxId: '12345678901', bankAccounts: [{ bankCode: '12345678', x: 1 }], y: 2 },
      },
      options: strict,
      want: ['body payer.bankAccounts[0].x: is not documented', 'body payer.y: is not documented'],
    },
    {
      name: 'a map stays open, strictly',
      body: { ...charge, metadata: { any: 'abc' } },
      options: strict,
      want: [],
    },
    {
      name: 'parts of an allOf share their properties, strictly',
      operationId: 'listCharges',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: { page: 1, items: [charge], more: true },
      options: strict,
      want: ['body more: is not documented'],
    },
    { name: 'an undocumented header is ignored', headers: { ...headers, 'x-shard': '1' }, want: [] },
    {
      name: 'an undocumented header, strictly',
      headers: { ...headers, 'x-shard': '1', date: 'now', 'access-control-allow-origin': '*' },
      options: strict,
      want: ['header x-shard: is not documented'],
    },
  ])('$name', ({ operationId = 'createCharge', status = 201, options, want, ...row }) => {
    const body = 'body' in row ? row.body : charge
    expect(validation.response(operationId, status, row.headers ?? headers, body, options).map(line)).toEqual(
      want,
    )
  })

  test('headers of fetch', () => {
    const given = new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'x' })
    expect(validation.response('createCharge', 201, given, charge).map(line)).toEqual([
      'header x-request-id: must be a UUID',
    ])
  })
})

describe('a webhook', () => {
  const delivery = {
    'webhook-id': REQUEST_ID,
    'webhook-timestamp': '1772366400',
    'content-type': 'application/json',
  }

  test.each([
    { name: 'as documented', headers: delivery, body: charge, want: [] },
    {
      name: 'headers and payload',
      headers: { ...delivery, 'webhook-timestamp': 'now' },
      body: { amount: 1 },
      want: ['header webhook-timestamp: must be an integer', 'body createdAt: is required'],
    },
    { name: 'headers of the sender', headers: { ...delivery, 'user-agent': 'x' }, body: charge, want: [] },
    {
      name: 'an unknown property',
      headers: delivery,
      body: { ...charge, colour: 1 },
      want: ['body colour: is not documented'],
    },
  ])('$name', ({ headers: given, body, want }) => {
    expect(validation.webhook('chargePaid', given, body, strict).map(line)).toEqual(want)
  })

  test('an event that the contract does not have', () => {
    expect(() => validation.webhook('chargeLost', delivery, charge)).toThrow(
      'The contract has no webhook chargeLost',
    )
  })
})
