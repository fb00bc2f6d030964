import type { Files } from './check-rule.ts'

type Parts = Readonly<Record<string, unknown>>

export const ref = (file: string): { $ref: string } => ({ $ref: file })

/** Returns a contract with this root document. */
export const contract = (parts: Parts = {}): Files => ({
  'openapi.yaml': { openapi: '3.1.0', info: { title: 'A contract', version: '1.0.0' }, ...parts },
})

/** Returns a contract with one operation, POST /v1/charges, which has its own file. */
export const withOperation = (
  parts: Parts = {},
  { path = '/v1/charges' }: { path?: string } = {},
): Files => ({
  ...contract({ paths: { [path]: { post: ref('operations/deposits/createCharge.yaml') } } }),
  'operations/deposits/createCharge.yaml': { operationId: 'createCharge', tags: ['deposits'], ...parts },
})

export const body = (schema: unknown): Parts => ({ content: { 'application/json': { schema } } })

export const SUBJECT = 'schemas/deposits/Subject.yaml'
const subject = body(ref('../../schemas/deposits/Subject.yaml'))

/** Returns a contract with one response, whose schema is this schema, at {@link SUBJECT}. */
export const withSchema = (schema: unknown): Files => ({
  ...withOperation({ responses: { 200: { description: 'Done.', ...subject } } }),
  [SUBJECT]: schema,
})

/** Returns a contract with one request, whose schema is this schema, at {@link SUBJECT}. */
export const withRequest = (schema: unknown, options?: { path?: string }): Files => ({
  ...withOperation({ requestBody: subject }, options),
  [SUBJECT]: schema,
})

/** Returns a contract with one webhook, pixChargePaid, which has its own file. */
export const withWebhook = (parts: Parts = {}): Files => ({
  ...contract({ webhooks: { pixChargePaid: { post: ref('webhooks/pixChargePaid.yaml') } } }),
  'webhooks/pixChargePaid.yaml': { operationId: 'pixChargePaid', ...parts },
})

/** Part of a case: the case lints the document in `sandbox/`, which builds on a contract. */
export const SANDBOX = { root: 'sandbox/openapi.yaml' }

/**
 * Returns a contract and, in `sandbox/`, a document that builds on it. A reference from `sandbox/` starts with one more
 * `../`.
 */
export const withSandbox = (sandbox: Files, base: Files = {}): Files => ({
  ...contract(),
  'sandbox/examples/README.md': 'The cast.',
  ...base,
  ...Object.fromEntries(Object.entries(sandbox).map(([file, content]) => [`sandbox/${file}`, content])),
})

/** Part of a case: the case lints a workflow beside a small contract. */
export const WORKFLOW = { root: 'workflows/flow.arazzo.yaml' }

/** Returns a workflow with these steps. The contract has a charge, which the sandbox can also pay. */
export const withFlow = (parts: Parts, steps: readonly object[]): Files => ({
  ...contract({
    paths: {
      '/v1/charges': { post: { operationId: 'createCharge' } },
      '/v1/payments': { post: { operationId: 'simulatePayment', 'x-sandbox-only': true } },
    },
  }),
  'sandbox/openapi.yaml': {
    paths: {
      '/sandbox/charges': { post: ref('operations/createCharge.yaml') },
      '/sandbox/payments': { post: { operationId: 'payCharge' } },
      '/sandbox/clock': { post: { operationId: 'advanceClock' } },
    },
  },
  'sandbox/operations/createCharge.yaml': { operationId: 'createCharge' },
  [WORKFLOW.root]: {
    arazzo: '1.0.1',
    info: { title: 'A flow', version: '1.0.0' },
    sourceDescriptions: [
      { name: 'pix', type: 'openapi', url: '../openapi.yaml' },
      { name: 'sandbox', type: 'openapi', url: '../sandbox/openapi.yaml' },
    ],
    workflows: [{ workflowId: 'flow', ...parts, steps }],
  },
})

export const withSteps = (...steps: readonly object[]): Files => withFlow({}, steps)

const CODES = [
  { code: 'invalid_client', family: 'token', status: 401, retryable: false, outcome: 'notSent' },
  { code: 'Unauthorized', family: 'money', status: 401, retryable: false, outcome: 'notSent' },
  { code: 'TooManyRequests', family: 'money', status: 429, retryable: true, outcome: 'notSent' },
  { code: 'MalformedRequest', family: 'money', status: 400, retryable: false, outcome: 'refused' },
  {
    code: 'HTTP_400',
    family: 'automatic',
    status: 400,
    retryable: false,
    outcome: 'refused',
    type: 'invalidRequestError',
  },
  {
    code: 'HTTP_404',
    family: 'automatic',
    status: 404,
    retryable: false,
    outcome: 'notSent',
    type: 'invalidRequestError',
  },
  {
    code: 'INVALID_DATE',
    family: 'automatic',
    status: 400,
    retryable: false,
    outcome: 'refused',
    type: 'pixAutomaticError',
  },
]
const STATUSES = {
  400: { name: 'Malformed', description: 'The request is malformed.' },
  401: { name: 'Unauthorized', description: 'The caller is not authenticated.' },
  404: { name: 'NotFound', description: 'There is none.' },
  429: { name: 'TooManyRequests', description: 'Too many requests were made.' },
}
const FAMILIES = {
  token: { prefixes: ['/v1/oauth2'], roles: { unauthorized: 'invalid_client' } },
  money: {
    prefixes: ['/'],
    roles: {
      unauthorized: 'Unauthorized',
      rateLimited: 'TooManyRequests',
      malformedBody: 'MalformedRequest',
    },
  },
  automatic: {
    prefixes: ['/v1/pix/automatic', '/rec'],
    roles: {
      malformedBody: 'HTTP_400',
      malformedParameter: ['HTTP_400', 'INVALID_DATE'],
      unknownPath: 'HTTP_404',
    },
  },
}

/** A small error catalogue without operations. */
export const CATALOGUE: {
  readonly statuses: object
  readonly families: Readonly<Record<'token' | 'money' | 'automatic', object>>
  readonly codes: readonly object[]
} = { statuses: STATUSES, families: FAMILIES, codes: CODES }

/** Returns a small error catalogue for these operations: `{ createCharge: ['money', 'Unauthorized'] }`. */
export const errors = (
  operations: Readonly<Record<string, readonly [family: string, ...codes: string[]]>>,
): Files => ({
  'errors.yaml': {
    ...CATALOGUE,
    operations: Object.fromEntries(
      Object.entries(operations).map(([id, [family, ...codes]]) => [
        id,
        { family, codes: codes.map((code) => ({ code })) },
      ]),
    ),
  },
})
