import type { ErrorRoles } from '@pix-payments/spec'
import type { CatalogueCode, ErrorCatalogue, OperationErrors } from '../../src/validation/catalogue.ts'
import type { HeaderObject, MediaTypeObject, OpenApiDocument } from '../../src/validation/document.ts'

const json = (name: string): Record<string, MediaTypeObject> => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

/** Returns a required header whose value is fixed by a `const`. */
const only = (value: string): HeaderObject => ({ required: true, schema: { type: 'string', enum: [value] } })

/** A small contract that uses every feature of the validation, in all three error families. */
export const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/v1/oauth2/token': {
      post: {
        operationId: 'createAccessToken',
        security: [],
        requestBody: {
          required: true,
          'x-limits': { bytes: 500, parts: 3 },
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/TokenRequest' } } },
        },
        responses: {
          '200': { content: json('Token') },
          '400': { headers: { 'Cache-Control': only('no-store') } },
        },
      },
    },
    '/v1/charges': {
      post: {
        operationId: 'createCharge',
        parameters: [{ $ref: '#/components/parameters/Trace' }],
        requestBody: { required: true, content: json('CreateCharge') },
        responses: {
          '201': { $ref: '#/components/responses/Created' },
          '401': { headers: { 'WWW-Authenticate': only('Bearer') } },
        },
      },
      get: {
        operationId: 'listCharges',
        parameters: [
          {
            name: 'pageSize',
            in: 'query',
            schema: {
              type: 'integer',
              minimum: 1,
              maximum: 100,
              'x-error-codes': {
                type: 'INVALID_PAGE_SIZE',
                minimum: 'INVALID_PAGE_SIZE',
                maximum: 'INVALID_PAGE_SIZE',
              },
            },
          },
          { name: 'from', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
          { name: 'paid', in: 'query', schema: { type: 'boolean' } },
          { name: 'rate', in: 'query', schema: { type: 'number' } },
          {
            name: 'status',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['PENDING', 'PAID'] } },
          },
          { name: 'ids', in: 'query', explode: false, schema: { type: 'array', items: { type: 'integer' } } },
        ],
        responses: { '200': { content: json('ChargeList') } },
      },
    },
    '/v1/charges/{externalId}': {
      parameters: [{ $ref: '#/components/parameters/ExternalId' }],
      get: {
        operationId: 'getCharge',
        responses: { '200': { $ref: '#/components/responses/Created' }, '4XX': { description: 'Refused.' } },
      },
    },
    '/v1/charges/closing': {
      post: { operationId: 'closeCharges', responses: { '204': { description: 'Closed.' } } },
    },
    '/v1/pix/automatic/recurrences': {
      post: {
        operationId: 'createRecurrence',
        requestBody: { required: true, content: json('CreateRecurrence') },
        responses: { '201': { content: json('Recurrence') } },
      },
    },
    '/v1/pix/automatic/recurrences/{id}': {
      get: {
        operationId: 'getRecurrence',
        parameters: [{ $ref: '#/components/parameters/RecurrenceId' }],
        responses: {
          '200': { content: json('Recurrence') },
          '401': { headers: { 'WWW-Authenticate': only('Bearer') } },
        },
      },
    },
    '/rec/{token}': {
      get: {
        operationId: 'getLocation',
        security: [],
        parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string', minLength: 4 } }],
        responses: { '200': { content: json('Recurrence') } },
      },
    },
  },
  webhooks: {
    chargePaid: {
      post: {
        parameters: [
          { name: 'webhook-id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'webhook-timestamp', in: 'header', required: true, schema: { type: 'integer' } },
        ],
        requestBody: { required: true, content: json('Charge') },
        responses: { '200': { description: 'Received.' } },
      },
    },
  },
  components: {
    parameters: {
      Trace: { name: 'X-Trace', in: 'header', schema: { type: 'integer', minimum: 1 } },
      ExternalId: {
        name: 'externalId',
        in: 'path',
        required: true,
        schema: { type: 'string', maxLength: 10 },
      },
      RecurrenceId: {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: '^RR[0-9]{4}$', 'x-error-codes': { pattern: 'RESOURCE_MISSING' } },
      },
    },
    headers: { RequestId: { required: true, schema: { type: 'string', format: 'uuid' } } },
    responses: {
      Created: {
        description: 'The charge.',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
        content: json('Charge'),
      },
    },
    schemas: {
      TokenRequest: {
        type: 'object',
        required: ['grant_type', 'client_id'],
        properties: {
          grant_type: {
            type: 'string',
            enum: ['client_credentials'],
            'x-error-codes': { enum: 'unsupported_grant_type' },
          },
          client_id: { type: 'string', minLength: 1 },
        },
      },
      Token: { type: 'object', required: ['access_token'], properties: { access_token: { type: 'string' } } },
      Amount: { type: 'integer', format: 'int64', minimum: 1, maximum: 1000 },
      TaxId: {
        type: 'string',
        pattern: '^[0-9]{11}$',
        'x-message': 'must be a CPF of 11 digits',
        description: 'A CPF of 11 digits; punctuation is stripped.',
      },
      Metadata: {
        type: 'object',
        maxProperties: 2,
        propertyNames: { type: 'string', minLength: 1, maxLength: 5 },
        additionalProperties: { type: 'string', maxLength: 3 },
      },
      Account: {
        type: 'object',
        required: ['bankCode'],
        properties: { bankCode: { type: 'string', minLength: 8, maxLength: 8 }, number: { type: 'string' } },
      },
      Payer: {
        type: 'object',
        required: ['taxId'],
        properties: {
          taxId: { $ref: '#/components/schemas/TaxId' },
          bankAccounts: {
            type: 'array',
            minItems: 1,
            maxItems: 1,
            items: { $ref: '#/components/schemas/Account' },
          },
        },
      },
      ByKey: {
        type: 'object',
        required: ['kind', 'pixKey'],
        properties: { kind: { type: 'string', enum: ['key'] }, pixKey: { type: 'string' } },
      },
      ByAccount: {
        type: 'object',
        required: ['kind', 'account'],
        properties: {
          kind: { type: 'string', enum: ['account'] },
          account: { $ref: '#/components/schemas/Account' },
        },
      },
      CreateCharge: {
        type: 'object',
        required: ['amount', 'externalId'],
        properties: {
          amount: { $ref: '#/components/schemas/Amount' },
          externalId: { type: 'string', minLength: 1, maxLength: 10 },
          payer: { oneOf: [{ $ref: '#/components/schemas/Payer' }, { type: 'null' }] },
          metadata: { $ref: '#/components/schemas/Metadata' },
          // The branches have no `const`. So only the discriminator can select the branch.
          source: {
            oneOf: [{ $ref: '#/components/schemas/LooseKey' }, { $ref: '#/components/schemas/LooseAccount' }],
            discriminator: {
              propertyName: 'kind',
              mapping: { key: '#/components/schemas/LooseKey', account: '#/components/schemas/LooseAccount' },
            },
          },
          destination: {
            oneOf: [{ $ref: '#/components/schemas/ByKey' }, { $ref: '#/components/schemas/ByAccount' }],
            discriminator: {
              propertyName: 'kind',
              mapping: { key: '#/components/schemas/ByKey', account: '#/components/schemas/ByAccount' },
            },
          },
        },
      },
      LooseKey: { type: 'object', required: ['pixKey'], properties: { pixKey: { type: 'string' } } },
      LooseAccount: {
        type: 'object',
        required: ['account'],
        properties: { account: { $ref: '#/components/schemas/Account' } },
      },
      Charge: {
        type: 'object',
        required: ['amount', 'createdAt'],
        properties: {
          amount: { type: 'integer' },
          createdAt: { type: 'string', format: 'date-time', pattern: 'Z$' },
          payer: { oneOf: [{ $ref: '#/components/schemas/Payer' }, { type: 'null' }] },
          metadata: { $ref: '#/components/schemas/Metadata' },
        },
      },
      ChargeList: {
        allOf: [
          { type: 'object', properties: { page: { type: 'integer' } } },
          {
            type: 'object',
            required: ['items'],
            properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Charge' } } },
          },
        ],
      },
      RecurrenceAmount: {
        type: 'integer',
        minimum: 100,
        maximum: 100000000,
        'x-error-codes': {
          type: 'INVALID_AMOUNT',
          minimum: 'AMOUNT_OUT_OF_RANGE',
          maximum: 'AMOUNT_OUT_OF_RANGE',
        },
      },
      CreateRecurrence: {
        type: 'object',
        required: ['externalId', 'startsOn'],
        additionalProperties: false,
        properties: {
          externalId: { type: 'string', minLength: 1, maxLength: 100 },
          amount: { $ref: '#/components/schemas/RecurrenceAmount' },
          minimumAmount: {
            $ref: '#/components/schemas/RecurrenceAmount',
            'x-error-codes': { exclusiveMaximum: 'NEVER' },
          },
          firstPaymentAmount: { $ref: '#/components/schemas/RecurrenceAmount' },
          startsOn: { type: 'string', format: 'date', 'x-error-codes': { format: 'INVALID_DATE' } },
          taxId: { $ref: '#/components/schemas/TaxId', 'x-error-codes': { pattern: 'INVALID_PAYER_TAX_ID' } },
          frequency: { type: 'string', enum: ['WEEKLY', 'MONTHLY'] },
        },
        allOf: [
          {
            not: { required: ['amount', 'minimumAmount'], properties: { amount: true, minimumAmount: true } },
            'x-error-codes': { not: 'AMOUNT_MODEL_CONFLICT' },
          },
          {
            not: { properties: { externalId: { not: {} }, startsOn: { not: {} } } },
            'x-message': 'must come with something',
          },
          { not: { properties: { amount: false, firstPaymentAmount: false, startsOn: false } } },
          {
            anyOf: [
              { required: ['amount'], properties: { amount: true } },
              { required: ['firstPaymentAmount'], properties: { firstPaymentAmount: true } },
            ],
            'x-error-codes': { anyOf: 'FIRST_PAYMENT_AMOUNT_REQUIRED' },
          },
          {
            if: { required: ['frequency'], properties: { frequency: { enum: ['WEEKLY'] } } },
            // oxlint-disable-next-line unicorn/no-thenable -- the JSON Schema keyword
            then: { properties: { externalId: { type: 'string', pattern: '^W' } } },
          },
        ],
      },
      Recurrence: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    },
  },
}

const roles: Readonly<Record<'money' | 'automatic' | 'token', ErrorRoles>> = {
  money: {
    unauthorized: 'Unauthorized',
    rateLimited: 'TooManyRequests',
    tooLarge: 'PayloadTooLarge',
    unsupportedEncoding: 'UnsupportedEncoding',
    wrongContentType: 'InvalidContentType',
    unparsableBody: 'InvalidJSON',
    malformedBody: 'MalformedRequest',
    malformedParameter: ['InvalidParameter', 'INVALID_QUERY_PARAMETER'],
    invalidHost: 'InvalidParameter',
    unknownPath: 'NotFound',
    wrongMethod: 'MethodNotAllowed',
    internal: 'InternalError',
    unavailable: 'ServiceUnavailable',
  },
  automatic: {
    unauthorized: 'HTTP_401',
    rateLimited: 'HTTP_429',
    tooLarge: 'HTTP_413',
    unsupportedEncoding: 'HTTP_415',
    wrongContentType: 'HTTP_400',
    unparsableBody: 'HTTP_400',
    malformedBody: 'HTTP_400',
    malformedParameter: ['HTTP_400'],
    invalidHost: 'HTTP_400',
    unknownPath: 'HTTP_404',
    wrongMethod: 'HTTP_405',
    internal: 'INTERNAL_ERROR',
    unavailable: 'DEPENDENCY_UNAVAILABLE',
  },
  token: {
    unauthorized: 'invalid_client',
    rateLimited: 'too_many_requests',
    tooLarge: 'payload_too_large',
    unparsableBody: 'invalid_request',
    unknownPath: null,
    unsupportedEncoding: 'unsupported_encoding',
    wrongContentType: 'InvalidContentType',
    malformedBody: 'invalid_request',
    malformedParameter: ['invalid_request'],
    invalidHost: 'invalid_request',
    wrongMethod: 'method_not_allowed',
    internal: 'server_error',
    unavailable: 'temporarily_unavailable',
  },
}

const code = (status: number, type: string | null = null): CatalogueCode => ({
  status,
  type,
  retryable: status >= 500,
  meaning: `Meaning of ${status}. More of it.`,
})

const list = (family: string, ...codes: string[]): OperationErrors => ({ family, codes })

export const catalogue: ErrorCatalogue = {
  families: {
    token: { prefixes: ['/v1/oauth2'], roles: roles.token },
    money: { prefixes: ['/'], roles: roles.money },
    automatic: { prefixes: ['/v1/pix/automatic', '/rec'], roles: roles.automatic },
  },
  codes: {
    token: {
      InvalidContentType: code(400),
      invalid_request: code(400),
      payload_too_large: code(413),
      unsupported_grant_type: code(400),
      method_not_allowed: code(405),
      server_error: code(500),
    },
    money: {
      Unauthorized: code(401),
      PayloadTooLarge: code(413),
      UnsupportedEncoding: code(415),
      InvalidContentType: code(400),
      InvalidJSON: code(400),
      MalformedRequest: code(400),
      InvalidParameter: code(400),
      INVALID_QUERY_PARAMETER: code(400),
      INVALID_PAGE_SIZE: code(400),
      NotFound: code(404),
      MethodNotAllowed: code(405),
      InternalError: code(500),
    },
    automatic: {
      HTTP_401: code(401, 'invalidRequestError'),
      HTTP_400: code(400, 'invalidRequestError'),
      HTTP_404: code(404, 'invalidRequestError'),
      HTTP_405: code(405, 'invalidRequestError'),
      RESOURCE_MISSING: code(404, 'pixAutomaticError'),
      INVALID_AMOUNT: code(400, 'pixAutomaticError'),
      INVALID_DATE: code(400, 'pixAutomaticError'),
      INVALID_PAYER_TAX_ID: code(400, 'pixAutomaticError'),
      AMOUNT_OUT_OF_RANGE: code(422, 'pixAutomaticError'),
      AMOUNT_MODEL_CONFLICT: code(422, 'pixAutomaticError'),
      FIRST_PAYMENT_AMOUNT_REQUIRED: code(422, 'pixAutomaticError'),
      INTERNAL_ERROR: code(500, 'apiError'),
    },
  },
  operations: {
    createAccessToken: list('token', 'InvalidContentType', 'invalid_request', 'unsupported_grant_type'),
    createCharge: list('money', 'Unauthorized', 'InvalidParameter', 'MalformedRequest'),
    listCharges: list('money', 'Unauthorized', 'INVALID_PAGE_SIZE', 'INVALID_QUERY_PARAMETER'),
    getCharge: list('money', 'Unauthorized', 'InvalidParameter', 'NotFound'),
    closeCharges: list('money', 'Unauthorized'),
    createRecurrence: list(
      'automatic',
      'HTTP_401',
      'HTTP_400',
      'INVALID_PAYER_TAX_ID',
      'INVALID_AMOUNT',
      'INVALID_DATE',
      'AMOUNT_OUT_OF_RANGE',
      'AMOUNT_MODEL_CONFLICT',
      'FIRST_PAYMENT_AMOUNT_REQUIRED',
    ),
    getRecurrence: list('automatic', 'HTTP_401', 'RESOURCE_MISSING'),
    getLocation: list('automatic', 'RESOURCE_MISSING'),
  },
}
