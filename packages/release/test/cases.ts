import type { Json, JsonObject } from '../src/contract/json.ts'

/**
 * One change of the small contract, and the expected findings. Each finding is `class direction rule`; the list is
 * sorted.
 */
export interface Case {
  readonly name: string
  /** The pointers to change, each with its new value. `undefined` removes the value. */
  readonly set: readonly (readonly [pointer: string, value: Json | undefined])[]
  readonly want: readonly string[]
  /** The expected findings of the opposite change. */
  readonly back: readonly string[]
}

type Change = readonly (readonly [string, Json | undefined])[]
const one = (
  name: string,
  pointer: string,
  value: Json | undefined,
  want: readonly string[],
  back: readonly string[],
): Case => ({ name, set: [[pointer, value]], want, back })
const many = (name: string, set: Change, want: readonly string[], back: readonly string[]): Case => ({
  name,
  set,
  want,
  back,
})

/** The findings of a change and of its opposite. */
type Findings = readonly [want: readonly string[], back: readonly string[]]
const stricter = (rule: string): Findings => [[`breaking ${rule}`], [`additive ${rule}`]]
const looser = (rule: string): Findings => [[`additive ${rule}`], [`breaking ${rule}`]]

const SCHEMAS = '/components/schemas'
const CREATE = '/paths/~1v1~1refunds~1{endToEndId}/post'
const LIST = '/paths/~1v1~1refunds~1{endToEndId}/get'
const WEBHOOK = '/paths/~1v1~1webhook/put'
const BODY = `${WEBHOOK}/requestBody/content/application~1json/schema`
const EVENT = '/webhooks/refundSettled/post'
const CATALOGUE = '/x-error-catalogue'
const RENAMED_CODE = ['enumeration', 'error-code', 'error-code']
  .map((rule) => `breaking response ${rule}`)
  .concat(Array(3).fill('additive response error-code'))
const newOperation: JsonObject = { operationId: 'getRefund', responses: { '200': { description: 'A.' } } }

export const CASES: readonly Case[] = [
  one(
    'the deliveries of an operation',
    `${WEBHOOK}/callbacks`,
    { event: { '{$request.body#/url}': { post: { responses: {} } } } },
    [],
    [],
  ),
  // Bounds: of requests, of responses, and of both.
  one(
    'the limit of a query parameter',
    '/components/parameters/Limit/schema/maximum',
    50,
    ...stricter('request bounds'),
  ),
  one(
    'the lower limit of a query parameter',
    '/components/parameters/Limit/schema/minimum',
    0,
    ...looser('request bounds'),
  ),
  one(
    'an amount that is sent and read',
    `${SCHEMAS}/Amount/maximum`,
    500,
    ['additive response bounds', 'breaking request bounds'],
    ['additive request bounds', 'breaking response bounds'],
  ),
  one(
    'a bound that goes from what is sent and read',
    `${SCHEMAS}/Amount/minimum`,
    undefined,
    ['additive request bounds', 'breaking response bounds'],
    ['additive response bounds', 'breaking request bounds'],
  ),
  one(
    'a bound beside a $ref',
    `${SCHEMAS}/CreateRefundRequest/properties/amount/maximum`,
    10,
    ...stricter('request bounds'),
  ),
  one(
    'a bound beside a $ref of an event',
    `${SCHEMAS}/RefundSettledEvent/properties/amount/maximum`,
    10,
    ...looser('response bounds'),
  ),
  one(
    'a length',
    `${SCHEMAS}/CreateRefundRequest/properties/externalId/maxLength`,
    32,
    ...stricter('request bounds'),
  ),
  one('a count of items', `${BODY}/properties/tags/maxItems`, 9, ...looser('request bounds')),
  // Another spelling of the same values, and formats of integers.
  one(
    'boolean schemas as objects',
    `${BODY}/allOf/0/not/properties`,
    { label: {}, retries: {} },
    ['neutral request spelling'],
    ['neutral request spelling'],
  ),
  many(
    'a constant text as a pattern',
    [
      [`${SCHEMAS}/BasicAuthentication/properties/username`, { type: 'string', pattern: '^\\*{3}a$' }],
      [`${SCHEMAS}/NoAuthentication/properties/type`, { type: 'string', pattern: '^NONE$' }],
    ],
    [
      'breaking request text-form',
      ...['request', 'response'].flatMap((it) => [`neutral ${it} spelling`, `neutral ${it} spelling`]),
      'additive response text-form',
    ].sort(),
    [
      'additive request text-form',
      ...['request', 'response'].flatMap((it) => [`neutral ${it} spelling`, `neutral ${it} spelling`]),
      'breaking response text-form',
    ].sort(),
  ),
  many(
    'a const as an enum of one value, and characters of a pattern as shorter escapes',
    [
      [`${SCHEMAS}/BasicAuthentication/properties/type`, { type: 'string', enum: ['BASIC'] }],
      [`${BODY}/properties/label/pattern`, '^[\\x61-z]+$'],
    ],
    [],
    [],
  ),
  many(
    'a constant boolean as the refusal of the other',
    [[`${SCHEMAS}/Conflict/properties/retryable`, { type: 'boolean', not: { enum: [true] } }]],
    ['neutral response spelling', 'neutral response spelling'],
    ['neutral response spelling', 'neutral response spelling'],
  ),
  many(
    'the other constant boolean',
    [[`${SCHEMAS}/Conflict/properties/retryable`, { type: 'boolean', not: { enum: [false] } }]],
    ['additive response composition', 'breaking response enumeration'],
    ['additive response enumeration', 'breaking response composition'],
  ),
  one(
    'a format of an amount that is sent and read',
    `${SCHEMAS}/Amount/format`,
    'int64',
    ['additive request integer-format', 'additive response integer-format'],
    ['breaking request integer-format', 'breaking response integer-format'],
  ),
  one(
    'a format without bounds that it can hold',
    '/components/parameters/Limit/schema',
    { type: 'integer', format: 'int32', minimum: 1 },
    ['additive request bounds', 'breaking request integer-format'],
    ['breaking request bounds', 'breaking request integer-format'],
  ),
  // The form of values.
  one(
    'a pattern',
    `${BODY}/properties/label/pattern`,
    '^[a-z0-9]+$',
    ['breaking request text-form'],
    ['breaking request text-form'],
  ),
  one('a pattern that goes', `${BODY}/properties/label/pattern`, undefined, ...looser('request text-form')),
  one(
    'a format that readers get',
    `${SCHEMAS}/Refund/properties/paidAt/format`,
    undefined,
    ...stricter('response text-form'),
  ),
  one('unique items', `${BODY}/properties/tags/uniqueItems`, undefined, ...looser('request unique-items')),
  // Types.
  one('null in a request', `${BODY}/properties/label/type`, 'string', ...stricter('request type')),
  one('null in a response', `${SCHEMAS}/Refund/properties/paidAt/type`, 'string', ...looser('response type')),
  one(
    'an integer that becomes a number',
    `${BODY}/properties/retries/type`,
    'number',
    ['additive request type', 'neutral request type'],
    ['breaking request type', 'neutral request type'],
  ),
  one(
    'another type',
    `${BODY}/properties/retries/type`,
    'string',
    ['additive request type', 'breaking request type'],
    ['additive request type', 'breaking request type'],
  ),
  // Enumerations.
  one(
    'a value of an enumeration in a request',
    `${BODY}/properties/event/enum/2`,
    'refundLost',
    ...looser('request enumeration'),
  ),
  one(
    'a value of an enumeration in a response',
    `${SCHEMAS}/Refund/properties/status/enum/3`,
    'LOST',
    ['breaking response enumeration'],
    ['breaking response enumeration'],
  ),
  one(
    'a value of an enumeration in an event',
    `${SCHEMAS}/RefundSettledEvent/properties/kind/enum/2`,
    'REST',
    ['breaking response enumeration'],
    ['breaking response enumeration'],
  ),
  one(
    'an enumeration where any text was',
    `${SCHEMAS}/CreateRefundRequest/properties/note/enum`,
    ['a', 'b'],
    ...stricter('request enumeration'),
  ),
  one(
    'the order of an enumeration',
    `${BODY}/properties/event/enum`,
    ['refundFailed', 'refundSettled'],
    ['neutral request order'],
    ['neutral request order'],
  ),
  one(
    'the constant of an event',
    `${SCHEMAS}/RefundSettledEvent/properties/event/enum`,
    ['refundDone'],
    ['breaking response enumeration', 'breaking response enumeration'],
    ['breaking response enumeration', 'breaking response enumeration'],
  ),
  one(
    'a constant in another envelope field',
    `${SCHEMAS}/Conflict/properties/retryable/enum`,
    [true],
    ['breaking response enumeration', 'breaking response enumeration'],
    ['breaking response enumeration', 'breaking response enumeration'],
  ),
  one(
    'a value of an open enumeration that readers get (G-197)',
    `${SCHEMAS}/Refund/properties/errorCode/x-extensible-enum/2`,
    'GONE',
    ...looser('response extensible-enum'),
  ),
  one(
    'an open enumeration in a request',
    `${SCHEMAS}/CreateRefundRequest/properties/note/x-extensible-enum`,
    ['a'],
    ['breaking request extensible-enum'],
    ['breaking request extensible-enum'],
  ),
  many(
    'an open enumeration that is closed',
    [
      [`${SCHEMAS}/Refund/properties/errorCode/x-extensible-enum`, undefined],
      [`${SCHEMAS}/Refund/properties/errorCode/enum`, ['CLOSED', 'BLOCKED']],
    ],
    ['additive response enumeration', 'additive response extensible-enum'],
    ['additive response extensible-enum', 'breaking response enumeration'],
  ),
  // Properties.
  one(
    'an optional property of a closed request',
    `${SCHEMAS}/CreateRefundRequest/properties/reason`,
    { type: 'string' },
    ...looser('request property'),
  ),
  one(
    'a property of an open request',
    `${BODY}/properties/extra`,
    { type: 'string' },
    ...looser('request property'),
  ),
  many(
    'a required property of a request',
    [
      [`${BODY}/properties/extra`, { type: 'string' }],
      [`${BODY}/required/1`, 'extra'],
    ],
    ['additive request property', 'breaking request required'],
    ['additive request required', 'breaking request property'],
  ),
  one(
    'a property of a response (G-197)',
    `${SCHEMAS}/Refund/properties/extra`,
    { type: 'string' },
    ...looser('response property'),
  ),
  one(
    'a property of an event (G-197)',
    `${SCHEMAS}/RefundSettledEvent/properties/extra`,
    { type: 'string' },
    ...looser('response property'),
  ),
  one(
    'what a request must have',
    `${SCHEMAS}/CreateRefundRequest/required`,
    ['amount'],
    ...looser('request required'),
  ),
  one(
    'what a response always has (G-017)',
    `${SCHEMAS}/Refund/required`,
    ['amount', 'status', 'metadata', 'paidAt'],
    ...looser('response required'),
  ),
  one(
    'what an event always has',
    `${SCHEMAS}/RefundSettledEvent/required`,
    ['event'],
    ...stricter('response required'),
  ),
  one(
    'what must come together',
    `${BODY}/dependentRequired/event`,
    ['retries'],
    ...stricter('request dependent-required'),
  ),
  one(
    'more that must come together',
    `${BODY}/dependentRequired/label`,
    ['event', 'retries'],
    ...stricter('request dependent-required'),
  ),
  one(
    'unknown properties of a request',
    `${SCHEMAS}/CreateRefundRequest/additionalProperties`,
    undefined,
    ...looser('request closed-object'),
  ),
  one(
    'unknown properties of a response',
    `${SCHEMAS}/Refund/additionalProperties`,
    false,
    ['additive response closed-object'],
    ['additive response closed-object'],
  ),
  one(
    'the values of a map in a response',
    `${SCHEMAS}/Refund/properties/metadata/additionalProperties/type`,
    ['string', 'null'],
    ...stricter('response type'),
  ),
  // Composition.
  one('an exclusion in a request', `${BODY}/allOf/0/not`, undefined, ...looser('request composition')),
  one(
    'one more rule of a request',
    `${BODY}/allOf/1`,
    { not: { required: ['event'] } },
    ...stricter('request composition'),
  ),
  one(
    'another exclusion in a request',
    `${BODY}/allOf/0/not/required`,
    ['label', 'event'],
    ['breaking request composition'],
    ['breaking request composition'],
  ),
  many(
    'a variant in a request',
    [
      [`${SCHEMAS}/Authentication/oneOf/2`, { type: 'object', title: 'Header' }],
      [`${SCHEMAS}/Authentication/discriminator/mapping/HEADER`, '#/components/schemas/NoAuthentication'],
    ],
    ['additive request composition', 'additive request discriminator'],
    ['additive request discriminator', 'breaking request composition'],
  ),
  one(
    'a variant in a response',
    `${SCHEMAS}/MaskedAuthentication/oneOf/2`,
    { type: 'object' },
    ...stricter('response composition'),
  ),
  one(
    'the order of variants',
    `${SCHEMAS}/MaskedAuthentication/oneOf`,
    [{ $ref: '#/components/schemas/BasicAuthentication' }, { $ref: '#/components/schemas/NoAuthentication' }],
    ['neutral response order'],
    ['neutral response order'],
  ),
  one(
    'the field that tells variants apart',
    `${SCHEMAS}/Authentication/discriminator/propertyName`,
    'kind',
    ['breaking request discriminator'],
    ['breaking request discriminator'],
  ),
  one(
    'a property of a variant in both directions',
    `${SCHEMAS}/BasicAuthentication/required`,
    ['type'],
    ['additive request required', 'breaking response required'],
    ['additive response required', 'breaking request required'],
  ),
  one(
    'a reference in a request that becomes nullable',
    `${BODY}/properties/authentication`,
    { description: 'How.', oneOf: [{ $ref: '#/components/schemas/Authentication' }, { type: 'null' }] },
    ...looser('request composition'),
  ),
  one(
    'a reference in an event that becomes nullable',
    `${SCHEMAS}/RefundSettledEvent/properties/amount`,
    { oneOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }] },
    ...stricter('response composition'),
  ),
  one(
    'an error that gets a variant',
    '/components/responses/Conflict/content/application~1json/schema',
    { oneOf: [{ $ref: '#/components/schemas/Conflict' }, { type: 'object' }] },
    ['additive response error-code'],
    ['additive response composition'],
  ),
  // Values that are left out.
  one(
    'a default in a request',
    `${BODY}/properties/retries/default`,
    5,
    ['breaking request default-value'],
    ['breaking request default-value'],
  ),
  one(
    'a default that comes',
    `${SCHEMAS}/CreateRefundRequest/properties/note/default`,
    'x',
    ...looser('request default-value'),
  ),
  one(
    'a default of a query parameter',
    '/components/parameters/Limit/schema/default',
    20,
    ...looser('request default-value'),
  ),
  one(
    'a deprecation',
    `${CREATE}/deprecated`,
    true,
    ['additive request annotation'],
    ['additive request annotation'],
  ),
  one(
    'a property that is only read',
    `${SCHEMAS}/CreateRefundRequest/properties/note/readOnly`,
    true,
    ['breaking request annotation'],
    ['breaking request annotation'],
  ),
  // Errors.
  one(
    'which code a broken keyword gives',
    `${BODY}/properties/retries/x-error-codes/maximum`,
    'TOO_LATE',
    ['breaking request error-mapping'],
    ['breaking request error-mapping'],
  ),
  one(
    'a code for a keyword that had the usual one',
    `${BODY}/properties/retries/x-error-codes/minimum`,
    'TOO_LATE',
    ['breaking request error-mapping'],
    ['breaking request error-mapping'],
  ),
  many(
    'a keyword with its code',
    [
      [`${BODY}/properties/retries/multipleOf`, 2],
      [`${BODY}/properties/retries/x-error-codes/multipleOf`, 'TOO_LATE'],
    ],
    ['additive request error-mapping', 'breaking request text-form'],
    ['additive request error-mapping', 'additive request text-form'],
  ),
  many(
    'an error code of an operation',
    [
      [`${SCHEMAS}/Refused/oneOf/0/properties/code/enum/2`, 'TOO_EARLY'],
      [`${CATALOGUE}/operations/createRefund/codes/3`, 'TOO_EARLY'],
    ],
    ['additive response error-code', 'additive response error-code'],
    ['breaking response enumeration', 'breaking response error-code'],
  ),
  many(
    'another name of an error code',
    [
      [`${SCHEMAS}/Conflict/properties/code/enum`, ['DUPLICATE']],
      [`${CATALOGUE}/codes/money/IDEMPOTENCY_ERROR`, undefined],
      [`${CATALOGUE}/codes/money/DUPLICATE`, { status: 409, retryable: false, meaning: 'Another body.' }],
      [`${CATALOGUE}/operations/createRefund/codes/0`, 'DUPLICATE'],
    ],
    RENAMED_CODE,
    RENAMED_CODE,
  ),
  many(
    'a second error code beside a constant',
    [[`${SCHEMAS}/Conflict/properties/code`, { type: 'string', enum: ['IDEMPOTENCY_ERROR', 'TOO_EARLY'] }]],
    ['additive response error-code'],
    ['breaking response enumeration'],
  ),
  one(
    'a variant of an error',
    `${SCHEMAS}/Refused/oneOf/1`,
    { type: 'object', title: 'Other' },
    ['additive response error-code'],
    ['additive response composition'],
  ),
  one(
    'an error code of the catalogue',
    `${CATALOGUE}/codes/money/NEW`,
    { status: 409, retryable: false },
    ['additive contract error-code'],
    ['breaking contract error-code'],
  ),
  one(
    'all errors of an operation that stays',
    `${CATALOGUE}/operations/configureWebhook`,
    undefined,
    ...stricter('response error-catalogue'),
  ),
  one(
    'the order of precedence',
    `${CATALOGUE}/operations/createRefund/codes`,
    ['IDEMPOTENCY_ERROR', 'TOO_MUCH', 'TOO_LATE'],
    ['additive response order'],
    ['additive response order'],
  ),
  one(
    'the status of a code',
    `${CATALOGUE}/codes/money/TOO_LATE/status`,
    409,
    ['breaking response error-catalogue'],
    ['breaking response error-catalogue'],
  ),
  one(
    'whether a code is worth another try',
    `${CATALOGUE}/codes/money/TOO_LATE/retryable`,
    true,
    ['breaking response error-catalogue'],
    ['breaking response error-catalogue'],
  ),
  one(
    'what a code shows about a write, once the catalogue states it',
    `${CATALOGUE}/codes/money/TOO_LATE/outcome`,
    'refused',
    ...looser('response error-catalogue'),
  ),
  one('the meaning of a code', `${CATALOGUE}/codes/money/TOO_LATE/meaning`, 'Later.', [], []),
  one(
    'which failure gives a code',
    `${CATALOGUE}/families/money/roles/unauthorized`,
    'TOO_LATE',
    ['breaking contract error-catalogue'],
    ['breaking contract error-catalogue'],
  ),
  one(
    'an error status',
    `${CREATE}/responses/503`,
    { description: 'Later.' },
    ['additive response response'],
    ['additive response response'],
  ),
  // Statuses, headers and bodies.
  one(
    'a status of success',
    `${CREATE}/responses/200`,
    { description: 'Again.' },
    ['breaking response response'],
    ['breaking response response'],
  ),
  one(
    'a status that a receiver may answer',
    `${EVENT}/responses/4XX`,
    { description: 'No.' },
    ...looser('request response'),
  ),
  one(
    'a header of a response',
    `${CREATE}/responses/202/headers/etag`,
    { schema: { type: 'string' } },
    ...looser('response response'),
  ),
  one(
    'a header that always comes',
    `${CREATE}/responses/202/headers/x-request-id/required`,
    false,
    ...stricter('response required'),
  ),
  one(
    'a media type of a request',
    `${CREATE}/requestBody/content/application~1xml`,
    { schema: { type: 'string' } },
    ...looser('request body'),
  ),
  one(
    'a media type of a response',
    `${CREATE}/responses/202/content/application~1xml`,
    { schema: { type: 'string' } },
    ['breaking response body'],
    ['breaking response body'],
  ),
  one('a body that may be left out', `${CREATE}/requestBody/required`, false, ...looser('request required')),
  one(
    'a body that must be sent',
    '/paths/~1v1~1simulations/post/requestBody',
    { required: true, content: {} },
    ['breaking request body'],
    ['breaking request body'],
  ),
  // Parameters.
  one(
    'an optional parameter',
    `${LIST}/parameters/2`,
    { name: 'status', in: 'query', schema: { type: 'string' } },
    ...looser('request parameter'),
  ),
  one(
    'a required parameter',
    `${LIST}/parameters/2`,
    { name: 'status', in: 'query', required: true, schema: {} },
    ['breaking request parameter'],
    ['breaking request parameter'],
  ),
  one(
    'a parameter that must be sent',
    `${LIST}/parameters/1/required`,
    true,
    ...stricter('request required'),
  ),
  one(
    'how a parameter is written',
    `${LIST}/parameters/1/style`,
    'pipeDelimited',
    ['breaking request parameter'],
    ['breaking request parameter'],
  ),
  one(
    'a header of an event',
    `${EVENT}/parameters/2`,
    { name: 'webhook-timestamp', in: 'header', required: true, schema: {} },
    ...looser('response parameter'),
  ),
  one(
    'a header of an event that may be missing',
    `${EVENT}/parameters/1/required`,
    false,
    ...stricter('response required'),
  ),
  one(
    'the order of parameters',
    `${LIST}/parameters`,
    [
      { name: 'cursor', in: 'query', schema: { type: 'string' }, style: 'form' },
      { $ref: '#/components/parameters/Limit' },
    ],
    ['neutral request order'],
    ['neutral request order'],
  ),
  // Security.
  one(
    'security that is taken away by inheriting',
    '/paths/~1v1~1status/get/security',
    undefined,
    ['additive request security', 'breaking request security'],
    ['additive request security', 'additive request security'],
  ),
  one(
    'security: [] on an operation that inherited',
    `${LIST}/security`,
    [],
    ['additive request security', 'additive request security'],
    ['additive request security', 'breaking request security'],
  ),
  one(
    'the security of the document, where operations inherit it',
    '/security',
    [],
    ['additive request security', 'additive request security'],
    ['additive request security', 'breaking request security'],
  ),
  one(
    'one more way to authenticate',
    `${LIST}/security`,
    [{ bearer: [] }, { basic: [] }],
    ...looser('request security'),
  ),
  one('security that is stated instead of inherited', `${LIST}/security`, [{ bearer: [] }], [], []),
  one(
    'how to authenticate',
    '/components/securitySchemes/bearer/scheme',
    'basic',
    ['breaking request security'],
    ['breaking request security'],
  ),
  one(
    'what an event seems to demand',
    `${EVENT}/security`,
    [{ bearer: [] }],
    ['neutral response security'],
    ['neutral response security'],
  ),
  // Operations and events.
  one('an operation', '/paths/~1v1~1status/post', newOperation, ...looser('request operation')),
  one(
    'an event',
    '/webhooks/refundFailed',
    { post: { responses: { '2XX': { description: 'A.' } } } },
    ...looser('response operation'),
  ),
  one(
    'the name of an operation',
    `${CREATE}/operationId`,
    'makeRefund',
    ['breaking request operation'],
    ['breaking request operation'],
  ),
  many(
    'the path of an operation',
    [
      ['/paths/~1v1~1status', undefined],
      [
        '/paths/~1v1~1health',
        {
          get: {
            operationId: 'getStatus',
            tags: ['refunds'],
            security: [],
            responses: { '200': { description: 'Well.' } },
          },
        },
      ],
    ],
    ['breaking request operation'],
    ['breaking request operation'],
  ),
  one(
    'the group of an operation',
    `${LIST}/tags`,
    ['webhooks'],
    ['breaking request operation'],
    ['breaking request operation'],
  ),
  one(
    'a second group of an operation',
    `${LIST}/tags`,
    ['refunds', 'webhooks'],
    ['additive request operation'],
    ['additive request operation'],
  ),
  one(
    'an operation that leaves production',
    `${LIST}/x-sandbox-only`,
    true,
    ...stricter('request sandbox-only'),
  ),
  one('a repeat that is harmless', `${CREATE}/x-idempotency`, 'none', ...stricter('request idempotency')),
  one(
    'a repeat about which nothing is said',
    `${CREATE}/x-idempotency`,
    undefined,
    ...stricter('request idempotency'),
  ),
  one(
    'how a list pages',
    `${LIST}/x-pagination/next`,
    'cursor',
    ['breaking request pagination'],
    ['breaking request pagination'],
  ),
  one('that a list pages', `${LIST}/x-pagination`, undefined, ...stricter('request pagination')),
  one('an extension that nobody knows', `${CREATE}/x-rate-limit`, 5, ...looser('request extension')),
  // The document.
  one(
    'an address',
    '/servers/1',
    { url: 'https://pix.example' },
    ['additive contract server'],
    ['breaking contract server'],
  ),
  one(
    'the default address',
    '/servers/0/variables/baseUrl/default',
    'http://127.0.0.1:1',
    ['breaking contract server'],
    ['breaking contract server'],
  ),
  one(
    'the language of the schemas',
    '/jsonSchemaDialect',
    'https://json-schema.org/draft/2019-09/schema',
    ['breaking contract dialect'],
    ['breaking contract dialect'],
  ),
  one(
    'a schema that nothing uses',
    `${SCHEMAS}/Spare/properties/left/type`,
    'integer',
    ['neutral contract unused'],
    ['neutral contract unused'],
  ),
  one(
    'a name that nothing uses',
    `${SCHEMAS}/Spare`,
    undefined,
    ['additive contract component-name'],
    ['neutral contract unused'],
  ),
  ...['callbacks', 'links', 'pathItems', 'requestBodies'].map((section) =>
    one(
      `a name among the ${section}, and another that changes`,
      `/components/${section}`,
      { spare: { description: 'Other.' }, other: {} },
      ['neutral contract unused', 'neutral contract unused'],
      ['additive contract component-name', 'neutral contract unused'],
    ),
  ),
  many(
    'a link of an operation',
    [
      [`${CREATE}/responses/202/links`, { status: { $ref: '#/components/links/status' } }],
      ['/components/links/status', { operationId: 'getStatus' }],
    ],
    ['additive response response', 'neutral contract unused'],
    ['additive contract component-name', 'additive response response'],
  ),
  // Prose is not compared.
  one('an example that nothing uses', '/components/examples/other', { value: 1 }, [], []),
  one('a description', `${SCHEMAS}/Amount/description`, 'Cents.', [], []),
  one('a description beside a $ref', `${SCHEMAS}/Refund/properties/original/description`, 'Before.', [], []),
  one('where an operation comes from', `${CREATE}/x-source`, '§2.4', [], []),
  one(
    'an example',
    `${CREATE}/requestBody/content/application~1json/examples/default/value/amount`,
    5,
    [],
    [],
  ),
  one('a tag of the document', '/tags/0/description', 'Returns.', [], []),
  one('the version', '/info/version', '1.3.0', ['neutral contract dialect'], ['neutral contract dialect']),
]
