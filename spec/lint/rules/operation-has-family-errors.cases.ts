import { checkRule } from '../check-rule.ts'
import { body, errors, withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const responses = (...statuses: string[]): { responses: object } => ({
  responses: Object.fromEntries(statuses.map((status) => [status, { description: 'An answer.' }])),
})
const protectedRequest = { security: [{ bearer: [] }], requestBody: body({ type: 'object' }) }
const inQuery = { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] }

checkRule('pix/operation-has-family-errors', [
  {
    title: 'admits an operation with the codes that its shape needs',
    given: {
      ...withOperation({ ...protectedRequest, ...responses('200', '400', '401', '429') }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequests', 'MalformedRequest'] }),
    },
    want: [],
  },
  {
    title: 'asks neither for 401 without a token nor for a malformed body without a body',
    given: {
      ...withOperation({ security: [], ...responses('200', '429') }),
      ...errors({ createCharge: ['money', 'TooManyRequests'] }),
    },
    want: [],
  },
  {
    title: 'takes one of several codes for a malformed parameter, and any path below the prefix',
    given: {
      ...withOperation({ security: [], ...inQuery, ...responses('400') }, { path: '/rec/{token}' }),
      ...errors({ createCharge: ['automatic', 'INVALID_DATE'] }),
    },
    want: [],
  },
  {
    title: 'reports the codes of the family that are not listed',
    given: {
      ...withOperation({ ...protectedRequest, ...responses('200') }),
      ...errors({ createCharge: ['money'] }),
    },
    want: [
      'errors.yaml#/operations/createCharge/codes: createCharge lacks the code for rateLimited: TooManyRequests.',
      'errors.yaml#/operations/createCharge/codes: createCharge lacks the code for unauthorized: Unauthorized.',
      'errors.yaml#/operations/createCharge/codes: createCharge lacks the code for malformedBody: MalformedRequest.',
    ],
  },
  {
    title: 'reports a query without a code for malformed parameters',
    given: {
      ...withOperation(
        { security: [], ...inQuery, ...responses('404') },
        { path: '/v1/pix/automatic/charges' },
      ),
      ...errors({ createCharge: ['automatic', 'HTTP_404'] }),
    },
    want: [
      'errors.yaml#/operations/createCharge/codes: createCharge lacks the code for malformedParameter: HTTP_400 or INVALID_DATE.',
    ],
  },
  {
    title: 'reports a listed status that is not documented',
    given: {
      ...withOperation({ ...protectedRequest, ...responses('200', '400', '429') }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequests', 'MalformedRequest'] }),
    },
    want: [`${OPERATION}#/responses: x-errors: errors.yaml is missing below responses.`],
  },
  {
    title: 'reports a missing x-errors once, and not for every code',
    given: {
      ...withOperation({ ...protectedRequest, ...responses('200') }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequests', 'MalformedRequest'] }),
    },
    want: [`${OPERATION}#/responses: x-errors: errors.yaml is missing below responses.`],
  },
  {
    title: 'leaves a misspelt x-errors to known-extensions',
    given: {
      ...withOperation({
        ...protectedRequest,
        responses: { 200: { description: 'Done.' }, 'x-error': 'errors.yaml' },
      }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequests', 'MalformedRequest'] }),
    },
    want: [],
  },
  {
    title: 'leaves codes that the catalogue does not have to errors-match-catalogue, misspelt or not',
    given: {
      ...withOperation({ ...protectedRequest, responses: { 'x-errors': 'errors.yaml' } }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequest', 'MalformedRequest', 'Gone'] }),
    },
    want: [],
  },
  {
    title: 'admits an operation whose responses name the catalogue',
    given: {
      ...withOperation({
        ...protectedRequest,
        responses: { 200: { description: 'Done.' }, 'x-errors': 'errors.yaml' },
      }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'TooManyRequests', 'MalformedRequest'] }),
    },
    want: [],
  },
  {
    title: 'reports an operation that is not in the catalogue',
    given: { ...withOperation(responses('200')), ...errors({}) },
    want: [`${OPERATION}#/operationId: errors.yaml lists no errors of createCharge.`],
  },
  {
    title: 'reports a family that is not that of the path; /recurrences is not below /rec',
    given: {
      ...withOperation(responses('200'), { path: '/recurrences' }),
      ...errors({ createCharge: ['automatic'] }),
    },
    want: [
      'errors.yaml#/operations/createCharge/family: The family of /recurrences is money, not automatic.',
    ],
  },
])
