import { describe, expect, test } from 'vitest'
import {
  type RequestParts,
  type TransportFailure,
  type Violation,
  createValidation,
} from '../../src/validation/index.ts'
import { catalogue, document } from './fixture.ts'

const validation = createValidation(document, catalogue)

describe('the answer to a malformed request', () => {
  const check = (operationId: string, parts: RequestParts): unknown => {
    const { status, body } = validation.problem(operationId, validation.request(operationId, parts))
    return { status, body }
  }

  test('G-167: money names each field in details', () => {
    expect(check('createCharge', { body: { amount: 0 } })).toEqual({
      status: 400,
      body: {
        code: 'MalformedRequest',
        message: 'Meaning of 400.',
        details: [
          { field: 'externalId', message: 'is required' },
          { field: 'amount', message: 'must be from 1 to 1000' },
        ],
      },
    })
  })

  test('the first code in order of precedence answers, with its own violations only', () => {
    expect(check('createCharge', { body: {}, headers: { 'x-trace': 'x' } })).toEqual({
      status: 400,
      body: {
        code: 'InvalidParameter',
        message: 'Meaning of 400.',
        details: [{ field: 'X-Trace', message: 'must be an integer' }],
      },
    })
  })

  test('R-338, R-339: HTTP_400 has one message for each violation', () => {
    const body = { startsOn: '2026-02-30', amount: 1, colour: 'red' }
    expect(check('createRecurrence', { body })).toEqual({
      status: 400,
      body: {
        error: {
          type: 'invalidRequestError',
          code: 'HTTP_400',
          message: ['externalId is required', 'colour is not a known property'],
          retryable: false,
        },
      },
    })
  })

  test('R-338: a business code has one sentence', () => {
    const body = { startsOn: '2026-02-28', externalId: 'a', amount: 1 }
    expect(check('createRecurrence', { body })).toEqual({
      status: 422,
      body: {
        error: {
          type: 'pixAutomaticError',
          code: 'AMOUNT_OUT_OF_RANGE',
          message: 'amount must be from 100 to 100000000.',
          retryable: false,
        },
      },
    })
  })

  test('G-183: a malformed id of Pix Automático is a missing resource', () => {
    expect(check('getRecurrence', { pathParameters: { id: undefined } })).toEqual({
      status: 404,
      body: {
        error: {
          type: 'pixAutomaticError',
          code: 'RESOURCE_MISSING',
          message: 'id must be valid percent-encoding.',
          retryable: false,
        },
      },
    })
  })

  test('G-151: the token request has the envelope of RFC 6749', () => {
    const parts = { body: { grant_type: 'password' }, contentType: 'multipart/form-data' }
    expect(check('createAccessToken', parts)).toEqual({
      status: 400,
      body: { error: 'invalid_request', error_description: 'client_id is required.' },
    })
  })

  test('G-153: it has the headers for which the contract admits one value', () => {
    const parts = { body: { grant_type: 'password' }, contentType: 'multipart/form-data' }
    const answer = validation.problem('createAccessToken', validation.request('createAccessToken', parts))
    expect(answer.headers).toEqual({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  })

  describe('more violations than anyone reads', () => {
    const violations = (count: number, code: string): Violation[] =>
      Array.from({ length: count }, (_, index) => ({
        in: 'body',
        field: `metadata.k${index}`,
        keyword: 'type',
        message: 'must be a string',
        code,
      }))
    const entries = (operationId: string, count: number, code: string): unknown[] => {
      const { body } = validation.problem(operationId, violations(count, code))
      const { details, error } = body as { details?: unknown[]; error?: { message: unknown[] } }
      return details ?? error?.message ?? []
    }

    test.each([
      { count: 100, length: 100, last: { field: 'metadata.k99', message: 'must be a string' } },
      { count: 101, length: 101, last: { field: 'body', message: 'and 1 more' } },
      { count: 60_000, length: 101, last: { field: 'body', message: 'and 59900 more' } },
    ])('money: $count give $length details', ({ count, length, last }) => {
      const details = entries('createCharge', count, 'MalformedRequest')
      expect({ length: details.length, last: details.at(-1) }).toEqual({ length, last })
    })

    test.each([
      { count: 100, length: 100, last: 'metadata.k99 must be a string' },
      { count: 60_000, length: 101, last: 'and 59900 more' },
    ])('Pix Automático: $count give $length messages', ({ count, length, last }) => {
      const messages = entries('createRecurrence', count, 'HTTP_400')
      expect({ length: messages.length, last: messages.at(-1) }).toEqual({ length, last })
    })

    test('one sentence ends with what is left out', () => {
      const { body } = validation.problem('createAccessToken', violations(102, 'invalid_request'))
      expect(body['error_description']).toMatch(/; metadata\.k99 must be a string; and 2 more\.$/)
    })
  })

  test('no violation is no problem', () => {
    expect(() => validation.problem('createCharge', [])).toThrow(
      'createCharge: a problem needs at least one violation',
    )
  })
})

const money = (code: string, message: string): unknown => ({ code, message })
const token = (error: string, description: string): unknown => ({ error, error_description: description })
const automatic = (type: string, code: string, message: string, retryable = false): unknown => ({
  error: { type, code, message, retryable },
})

describe('transport failures', () => {
  test.each<[name: string, given: TransportFailure, status: number, body: unknown, headers?: object]>([
    [
      'G-152: a missing bearer token',
      { role: 'unauthorized', operationId: 'createCharge' },
      401,
      money('Unauthorized', 'Meaning of 401. More of it.'),
      { 'www-authenticate': 'Bearer' },
    ],
    [
      'R-312: on Pix Automático',
      { role: 'unauthorized', operationId: 'getRecurrence' },
      401,
      automatic('invalidRequestError', 'HTTP_401', 'Meaning of 401. More of it.'),
      { 'www-authenticate': 'Bearer' },
    ],
    [
      'G-168: wrong method of the token family',
      { role: 'wrongMethod', path: '/v1/oauth2/token', allow: ['POST'] },
      405,
      token('method_not_allowed', 'The method is not allowed here. Allowed: POST.'),
      { 'cache-control': 'no-store', allow: 'POST' },
    ],
    [
      'an unexpected failure of Pix Automático may be retried',
      { role: 'internal', operationId: 'createRecurrence' },
      500,
      automatic('apiError', 'INTERNAL_ERROR', 'Meaning of 500. More of it.', true),
    ],
    [
      'R-331: a body that is no JSON',
      { role: 'unparsableBody', operationId: 'createCharge', mediaTypes: ['application/json'] },
      400,
      money('InvalidJSON', 'The body could not be parsed as application/json.'),
    ],
    [
      'R-330: the wrong content type',
      { role: 'wrongContentType', operationId: 'createCharge', mediaTypes: ['application/json'] },
      400,
      money('InvalidContentType', 'The body must be application/json.'),
    ],
    [
      'a body above 1 MiB',
      { role: 'tooLarge', operationId: 'createCharge' },
      413,
      money('PayloadTooLarge', 'The request body is larger than 1048576 bytes.'),
    ],
    [
      'G-290: a body above the limit of its operation',
      { role: 'tooLarge', operationId: 'createAccessToken' },
      413,
      token('payload_too_large', 'The request body is larger than 500 bytes.'),
    ],
    [
      'G-292: a compressed body',
      { role: 'unsupportedEncoding', operationId: 'createCharge' },
      415,
      money('UnsupportedEncoding', 'The body must be sent without Content-Encoding, in UTF-8.'),
    ],
    [
      'G-293: a wrong Host, on a path of Pix Automático',
      { role: 'invalidHost', path: '/v1/pix/automatic/x' },
      400,
      automatic(
        'invalidRequestError',
        'HTTP_400',
        'The request must have one header Host, with a host and perhaps a port, and at most one header Authorization.',
      ),
      { 'cache-control': 'no-store' },
    ],
  ])('%s', (_name, given, status, body, headers = {}) => {
    const { code, ...response } = validation.transportProblem(given)
    expect(response).toEqual({ status, headers: { 'content-type': 'application/json', ...headers }, body })
    expect(JSON.stringify(body)).toContain(`"${code}"`)
  })

  test('the limits of a body are those of the contract, else 1 MiB (G-168, G-290)', () => {
    const limits = (id: string): unknown => validation.operation(id).body?.limits
    expect(limits('createAccessToken')).toEqual({ bytes: 500, parts: 3 })
    expect(limits('createCharge')).toEqual({ bytes: 1_048_576, parts: undefined })
  })

  const [noRoute, notFound] = ['"code":"NotFound","message":"No such route."', '{"error":{']
  test.each([
    ['/nowhere', noRoute],
    ['/v1/pix/automatic', notFound],
    ['/rec/', notFound],
    ['/recurrence', noRoute],
    ['/v1/pix/automatics', noRoute],
    // A target such as `OPTIONS *` has no path.
    ['*', noRoute],
    ['', noRoute],
    // The token family has no code for an unknown path, so the code of another family is expected.
    ['/v1/oauth2/revoke', noRoute],
  ])('G-168: the unknown path %j answers in its family', (path, text) => {
    const { body, code } = validation.transportProblem({ role: 'unknownPath', path })
    expect(JSON.stringify(body)).toContain(text)
    expect(code).toBe(text === noRoute ? 'NotFound' : 'HTTP_404')
  })
})
