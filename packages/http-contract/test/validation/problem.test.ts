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

describe('transport failures', () => {
  interface Row {
    readonly name: string
    readonly given: TransportFailure
    readonly want: unknown
  }

  test.each<Row>([
    {
      name: 'G-152: a missing bearer token',
      given: { role: 'unauthorized', operationId: 'createCharge' },
      want: {
        status: 401,
        headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
        body: { code: 'Unauthorized', message: 'Meaning of 401. More of it.' },
      },
    },
    {
      name: 'R-312: on Pix Automático',
      given: { role: 'unauthorized', operationId: 'getRecurrence' },
      want: {
        status: 401,
        headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
        body: {
          error: {
            type: 'invalidRequestError',
            code: 'HTTP_401',
            message: 'Meaning of 401. More of it.',
            retryable: false,
          },
        },
      },
    },
    {
      name: 'G-168: wrong method of the token family',
      given: { role: 'wrongMethod', path: '/v1/oauth2/token', allow: ['POST'] },
      want: {
        status: 405,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store', allow: 'POST' },
        body: {
          error: 'method_not_allowed',
          error_description: 'The method is not allowed here. Allowed: POST.',
        },
      },
    },
    {
      name: 'an unexpected failure of Pix Automático may be retried',
      given: { role: 'internal', operationId: 'createRecurrence' },
      want: {
        status: 500,
        headers: { 'content-type': 'application/json' },
        body: {
          error: {
            type: 'apiError',
            code: 'INTERNAL_ERROR',
            message: 'Meaning of 500. More of it.',
            retryable: true,
          },
        },
      },
    },
    {
      name: 'R-331: a body that is no JSON',
      given: { role: 'unparsableBody', operationId: 'createCharge', mediaTypes: ['application/json'] },
      want: {
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: { code: 'InvalidJSON', message: 'The body could not be parsed as application/json.' },
      },
    },
    {
      name: 'R-330: the wrong content type',
      given: { role: 'wrongContentType', operationId: 'createCharge', mediaTypes: ['application/json'] },
      want: {
        status: 400,
        headers: { 'content-type': 'application/json' },
        body: { code: 'InvalidContentType', message: 'The body must be application/json.' },
      },
    },
    {
      name: 'a body above 1 MiB',
      given: { role: 'tooLarge', operationId: 'createCharge' },
      want: {
        status: 413,
        headers: { 'content-type': 'application/json' },
        body: { code: 'PayloadTooLarge', message: 'The request body is larger than 1048576 bytes.' },
      },
    },
    {
      name: 'G-290: a body above the limit of its operation',
      given: { role: 'tooLarge', operationId: 'createAccessToken' },
      want: {
        status: 413,
        headers: { 'content-type': 'application/json' },
        body: {
          error: 'payload_too_large',
          error_description: 'The request body is larger than 500 bytes.',
        },
      },
    },
    {
      name: 'G-292: a compressed body',
      given: { role: 'unsupportedEncoding', operationId: 'createCharge' },
      want: {
        status: 415,
        headers: { 'content-type': 'application/json' },
        body: {
          code: 'UnsupportedEncoding',
          message: 'The body must be sent without Content-Encoding, in UTF-8.',
        },
      },
    },
    {
      name: 'G-293: a wrong Host, on a path of Pix Automático',
      given: { role: 'invalidHost', path: '/v1/pix/automatic/x' },
      want: {
        status: 400,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        body: {
          error: {
            type: 'invalidRequestError',
            code: 'HTTP_400',
            message:
              'The request must have one header Host, with a host and perhaps a port, and at most one header Authorization.',
            retryable: false,
          },
        },
      },
    },
  ])('$name', ({ given, want }) => {
    const { code, ...response } = validation.transportProblem(given)
    expect(response).toEqual(want)
    expect(JSON.stringify(want)).toContain(`"${code}"`)
  })

  test('the limits of a body are those of the contract, else 1 MiB (G-168, G-290)', () => {
    const limits = (id: string): unknown => validation.operation(id).body?.limits
    expect(limits('createAccessToken')).toEqual({ bytes: 500, parts: 3 })
    expect(limits('createCharge')).toEqual({ bytes: 1_048_576, parts: undefined })
  })

  test.each([
    { path: '/nowhere', want: { code: 'NotFound', message: 'No such route.' } },
    {
      path: '/v1/pix/automatic',
      want: expect.objectContaining({ error: expect.objectContaining({ code: 'HTTP_404' }) }),
    },
    {
      path: '/rec/',
      want: expect.objectContaining({ error: expect.objectContaining({ code: 'HTTP_404' }) }),
    },
    { path: '/recurrence', want: { code: 'NotFound', message: 'No such route.' } },
    { path: '/v1/pix/automatics', want: { code: 'NotFound', message: 'No such route.' } },
    // A target such as `OPTIONS *` has no path.
    { path: '*', want: { code: 'NotFound', message: 'No such route.' } },
    { path: '', want: { code: 'NotFound', message: 'No such route.' } },
    // The token family has no code for an unknown path, so the code of another family is expected.
    { path: '/v1/oauth2/revoke', want: { code: 'NotFound', message: 'No such route.' } },
  ])('G-168: unknown path $path answers in its family', ({ path, want }) => {
    expect(validation.transportProblem({ role: 'unknownPath', path }).body).toEqual(want)
  })
})
