import { checkRule, type Files } from '../check-rule.ts'
import { body, errors, ref, SANDBOX, withOperation, withSandbox } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const AUTOMATIC = { path: '/v1/pix/automatic/charges' }
/** A contract whose operation returns 400 with this schema. */
const with400 = (schema: unknown, options?: { path: string }): Files =>
  withOperation({ responses: { 400: { description: 'Malformed.', ...body(schema) } } }, options)

const code = (...codes: string[]): object => ({ type: 'string', enum: codes })
const money = (...codes: string[]): object => ({ type: 'object', properties: { code: code(...codes) } })
const problem = (type: string, retryable: boolean, ...codes: string[]): object => ({
  type: 'object',
  properties: {
    type: { type: 'string', enum: [type] },
    code: code(...codes),
    retryable: { type: 'boolean', enum: [retryable] },
  },
})
const automatic = (...problems: object[]): object => ({
  type: 'object',
  properties: { error: problems.length === 1 ? problems[0] : { oneOf: problems } },
})

checkRule('pix/errors-match-catalogue', [
  {
    title: 'takes families and codes of the contract for a document that builds on it',
    ...SANDBOX,
    given: withSandbox(
      {
        ...withOperation({
          responses: {
            400: { description: 'Malformed.', ...body(money('MalformedRequest')) },
            404: { description: 'None.', ...body(money('WalletNotFound')) },
          },
        }),
        'errors.yaml': {
          codes: [{ code: 'WalletNotFound', family: 'money', status: 404, retryable: false }],
          operations: {
            createCharge: {
              family: 'money',
              codes: [{ code: 'MalformedRequest' }, { code: 'WalletNotFound' }],
            },
          },
        },
      },
      errors({ createRefund: ['automatic', 'HTTP_400'] }),
    ),
    want: [],
  },
  {
    title: 'reports a code that neither a document nor the contract below it defines',
    ...SANDBOX,
    given: withSandbox(
      {
        ...with400(money('MalformedRequest')),
        'errors.yaml': {
          codes: [{ code: 'WalletNotFound', family: 'money', status: 404, retryable: false }],
          operations: {
            createCharge: { family: 'money', codes: [{ code: 'MalformedRequest' }, { code: 'Gone' }] },
          },
        },
      },
      errors({}),
    ),
    want: [
      'sandbox/errors.yaml#/operations/createCharge/codes/1/code: The family money has no code Gone.',
      'sandbox/errors.yaml#/codes/0/code: No operation and no role uses WalletNotFound.',
    ],
  },
  {
    title: 'compares a response that an operation writes beside x-errors, and only that',
    given: {
      ...withOperation({
        responses: {
          400: { description: 'Malformed.', ...body(money('Unauthorized')) },
          'x-errors': 'errors.yaml',
        },
      }),
      ...errors({ createCharge: ['money', 'Unauthorized', 'MalformedRequest', 'TooManyRequests'] }),
    },
    want: [
      `${OPERATION}#/responses/400: createCharge 400 lacks MalformedRequest, which errors.yaml lists.`,
      `${OPERATION}#/responses/400: createCharge 400 has Unauthorized, which errors.yaml does not list.`,
    ],
  },
  {
    title: 'admits the code of the money envelope, through $ref and allOf',
    given: {
      ...with400(ref('../../schemas/errors/Malformed.yaml')),
      'schemas/errors/Malformed.yaml': {
        allOf: [ref('./Base.yaml'), { properties: { message: { type: 'string' } } }],
      },
      'schemas/errors/Base.yaml': money('MalformedRequest'),
      ...errors({ createCharge: ['money', 'MalformedRequest'] }),
    },
    want: [],
  },
  {
    title: 'admits the nested codes of the automatic envelope, by type',
    given: {
      ...with400(
        automatic(
          problem('invalidRequestError', false, 'HTTP_400'),
          problem('pixAutomaticError', false, 'INVALID_DATE'),
        ),
        AUTOMATIC,
      ),
      ...errors({ createCharge: ['automatic', 'HTTP_400', 'INVALID_DATE'] }),
    },
    want: [],
  },
  {
    title: 'admits the token envelope',
    given: {
      ...withOperation(
        {
          responses: {
            401: { description: 'No.', ...body({ properties: { error: code('invalid_client') } }) },
          },
        },
        { path: '/v1/oauth2/token' },
      ),
      ...errors({ createCharge: ['token', 'invalid_client'] }),
    },
    want: [],
  },
  {
    title: 'reports a code that only one side has',
    given: {
      ...with400(money('Malformed', 'Other')),
      ...errors({ createCharge: ['money', 'MalformedRequest'] }),
    },
    want: [
      `${OPERATION}#/responses/400: createCharge 400 lacks MalformedRequest, which errors.yaml lists.`,
      `${OPERATION}#/responses/400: createCharge 400 has Malformed, which errors.yaml does not list.`,
      `${OPERATION}#/responses/400: createCharge 400 has Other, which errors.yaml does not list.`,
    ],
  },
  {
    title: 'reports a code that stands at the wrong place of the envelope',
    given: {
      ...with400(problem('invalidRequestError', false, 'HTTP_400'), AUTOMATIC),
      ...errors({ createCharge: ['automatic', 'HTTP_400'] }),
    },
    want: [`${OPERATION}#/responses/400: createCharge 400 lacks HTTP_400, which errors.yaml lists.`],
  },
  {
    title: 'reports a type and a retryable that differ from the catalogue',
    given: {
      ...with400(automatic(problem('apiError', true, 'HTTP_400')), AUTOMATIC),
      ...errors({ createCharge: ['automatic', 'HTTP_400'] }),
    },
    want: [
      'type invalidRequestError in errors.yaml, but here apiError.',
      'retryable false in errors.yaml, but here true.',
    ].map(
      (text) =>
        `${OPERATION}#/responses/400/content/application~1json/schema/properties/error: HTTP_400 has ${text}`,
    ),
  },
  {
    title: 'reports an error status without any code in the catalogue',
    given: {
      ...withOperation({ responses: { 404: { description: 'Nothing there.' } } }),
      ...errors({ createCharge: ['money', 'MalformedRequest'] }),
    },
    want: [`${OPERATION}#/responses/404: errors.yaml lists no code of createCharge for 404.`],
  },
  {
    title: 'reports operations and codes that exist only in the catalogue',
    given: {
      ...withOperation({ responses: {} }),
      ...errors({ createCharge: ['money'], cancelCharge: ['money', 'Unknown'] }),
    },
    want: [
      'errors.yaml#/operations/cancelCharge: The contract has no operation cancelCharge.',
      'errors.yaml#/operations/cancelCharge/codes/0/code: The family money has no code Unknown.',
    ],
  },
  {
    title: 'reports a misspelt code with the code that it probably means',
    given: {
      ...withOperation({ responses: { 'x-errors': 'errors.yaml' } }),
      ...errors({ createCharge: ['money', 'MalformedReqest'] }),
    },
    want: [
      'errors.yaml#/operations/createCharge/codes/0/code: The family money has no code MalformedReqest. Did you mean MalformedRequest?',
    ],
  },
  {
    title: 'reports an unknown code of a run once, at its place in the run',
    given: {
      ...with400(money('MalformedRequest')),
      'errors.yaml': {
        ...(errors({})['errors.yaml'] as object),
        runs: { body: [{ code: 'MalformedRequest' }, { code: 'Gone' }] },
        operations: {
          createCharge: { family: 'money', codes: [{ run: 'body' }] },
          createRefund: { family: 'money', codes: [{ run: 'body' }] },
        },
      },
    },
    want: [
      'errors.yaml#/runs/body/1/code: The family money has no code Gone.',
      'errors.yaml#/operations/createRefund: The contract has no operation createRefund.',
    ],
  },
  {
    title: 'does not suggest a code that the operation lists, nor another HTTP status',
    given: {
      ...withOperation({ responses: { 'x-errors': 'errors.yaml' } }, AUTOMATIC),
      ...errors({ createCharge: ['automatic', 'INVALID_DATE', 'INVALID_DATES', 'HTTP_403'] }),
    },
    want: [
      'errors.yaml#/operations/createCharge/codes/1/code: The family automatic has no code INVALID_DATES.',
      'errors.yaml#/operations/createCharge/codes/2/code: The family automatic has no code HTTP_403.',
    ],
  },
  {
    title: 'reports no role of the contract for a document that builds on it',
    ...SANDBOX,
    given: withSandbox(
      {
        ...with400(money('MalformedRequest')),
        'errors.yaml': {
          codes: [],
          operations: { createCharge: { family: 'money', codes: [{ code: 'MalformedRequest' }] } },
        },
      },
      {
        'errors.yaml': {
          families: {
            money: { prefixes: ['/'], roles: { malformedBody: 'MalformedRequest', internal: 'Gone' } },
          },
          codes: [{ code: 'MalformedRequest', family: 'money', status: 400, retryable: false }],
        },
      },
    ),
    want: [],
  },
  {
    title: 'reports a role without its code, and a code that nobody uses',
    given: {
      ...withOperation({ responses: {} }),
      'errors.yaml': {
        families: { money: { prefixes: ['/'], roles: { unauthorized: 'Unauthorized' } } },
        codes: [{ code: 'NotFound', family: 'money', status: 404, retryable: false }],
        operations: {},
      },
    },
    want: [
      'errors.yaml#/families/money/roles/unauthorized: The family money has no code Unauthorized.',
      'errors.yaml#/codes/0/code: No operation and no role uses NotFound.',
    ],
  },
])
