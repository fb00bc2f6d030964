import { checkRule, type Files } from '../check-rule.ts'
import { errors, ref, SANDBOX, withOperation, withSandbox, withWebhook } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const media = { content: { 'application/json': {} } }
const operation: Files = {
  ...withOperation({
    requestBody: media,
    responses: {
      200: { description: 'Done.', ...media },
      202: ref('../../responses/Accepted.yaml'),
      204: { description: 'Nothing to say, so nothing to show.' },
      400: { description: 'Malformed.', ...media },
      401: ref('../../responses/MoneyUnauthorized.yaml'),
    },
  }),
  'responses/Accepted.yaml': { description: 'Later.', ...media },
  'responses/MoneyUnauthorized.yaml': { description: 'No.', ...media },
}
const examples: Files = {
  'examples/createCharge/request.json': {},
  'examples/createCharge/200.json': {},
  'examples/createCharge/200_paid.json': {},
  'examples/Accepted/later.json': {},
  'examples/MoneyUnauthorized/Unauthorized.json': {},
}
const webhook = withWebhook({ requestBody: media, responses: { '2XX': { description: 'Received.' } } })

checkRule('pix/named-examples', [
  {
    title: 'admits an operation with an example of its request and of every response with content',
    given: { ...operation, ...examples, 'examples/README.md': 'The cast.' },
    want: [],
  },
  {
    title: 'admits a webhook with an example of its payload',
    given: { ...webhook, 'examples/pixChargePaid/deposit.json': {} },
    want: [],
  },
  {
    title: 'takes the examples of a shared response from the contract that a document builds on',
    ...SANDBOX,
    given: withSandbox(
      withOperation({ responses: { 401: ref('../../../responses/MoneyUnauthorized.yaml') } }),
      {
        'responses/MoneyUnauthorized.yaml': { description: 'No.', ...media },
        'responses/MoneyInternalError.yaml': { description: 'It failed.', ...media },
        'examples/MoneyUnauthorized/Unauthorized.json': {},
        'examples/MoneyInternalError/InternalError.json': {},
      },
    ),
    want: [],
  },
  {
    title: 'reports an example of a document for what only the contract has',
    ...SANDBOX,
    given: withSandbox(
      { ...withOperation({ responses: {} }), 'examples/createCharge/200.json': {} },
      { ...operation, ...examples },
    ),
    want: ['sandbox/examples/createCharge/200.json#/: createCharge has no response 200 with content.'],
  },
  {
    title: 'reports every place without an example, and leaves errors to error-examples-match-catalogue',
    given: operation,
    want: [
      `${OPERATION}#/requestBody: There is no example: write examples/createCharge/request.json, a JSON value that the schema accepts.`,
      `${OPERATION}#/responses/200: There is no example: write examples/createCharge/200.json, a JSON value that the schema accepts.`,
      'responses/Accepted.yaml#/: There is no example: write examples/Accepted/<case>.json, a JSON value that the schema accepts.',
    ],
  },
  {
    title: 'reports a webhook without an example',
    given: webhook,
    want: [
      'webhooks/pixChargePaid.yaml#/requestBody: There is no example: write examples/pixChargePaid/<case>.json, a JSON value that the schema accepts.',
    ],
  },
  {
    title: 'takes no example that is written in the contract itself',
    given: withWebhook({
      requestBody: { content: { 'application/json': { examples: { deposit: { value: {} } } } } },
      responses: {},
    }),
    want: [
      'webhooks/pixChargePaid.yaml#/requestBody: There is no example: write examples/pixChargePaid/<case>.json, a JSON value that the schema accepts.',
    ],
  },
  {
    title: 'reports example files that belong to nothing',
    given: {
      ...operation,
      ...examples,
      'examples/createRefund/request.json': {},
      'examples/createCharge/paid.json': {},
      'examples/createCharge/204.json': {},
      'examples/createCharge/401_Unauthorized.json': {},
      'examples/createCharge.json': {},
    },
    want: [
      'examples/createCharge/204.json#/: createCharge has no response 204 with content.',
      'examples/createCharge/401_Unauthorized.json#/: The response 401 of createCharge is shared: its examples are in examples/MoneyUnauthorized/.',
      'examples/createCharge/paid.json#/: The name of an example must start with request or a status.',
      'examples/createRefund/request.json#/: No operation, event or shared response has the name createRefund.',
      'examples/createCharge.json#/: The path of an example must be examples/<owner>/<name>.json.',
    ],
  },
  {
    title: 'reports an error example whose status no code of the operation has',
    given: {
      ...withOperation({ responses: { 'x-errors': 'errors.yaml' } }),
      ...errors({ createCharge: ['money', 'Unauthorized'] }),
      'examples/createCharge/400_MalformedRequest.json': {},
      'examples/createCharge/request.json': {},
    },
    want: [
      'examples/createCharge/request.json#/: createCharge has no request body.',
      'examples/createCharge/400_MalformedRequest.json#/: createCharge lists no code with status 400.',
    ],
  },
  {
    title: 'admits the example of a code that errors.yaml misspells, and of a response that lacks x-errors',
    given: {
      ...withOperation({ responses: {} }),
      ...errors({ createCharge: ['money', 'MalformedReqest', 'Unauthorized'] }),
      'examples/createCharge/400_MalformedRequest.json': {},
      'examples/createCharge/401_Unauthorized.json': {},
    },
    want: [],
  },
])
