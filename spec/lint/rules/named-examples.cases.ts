import { checkRule, type Files } from '../check-rule.ts'
import { ref, SANDBOX, withOperation, withSandbox, withWebhook } from '../fixture.ts'

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
    want: ['sandbox/examples/createCharge/200.json#/: createCharge has no response 200 that is not shared.'],
  },
  {
    title: 'reports every place without an example, and leaves errors to error-examples-match-catalogue',
    given: operation,
    want: [
      `${OPERATION}#/requestBody: There is no example: examples/createCharge/request.json.`,
      `${OPERATION}#/responses/200: There is no example: examples/createCharge/200.json.`,
      'responses/Accepted.yaml#/: There is no example: examples/Accepted/<case>.json.',
    ],
  },
  {
    title: 'reports a webhook without an example',
    given: webhook,
    want: [
      'webhooks/pixChargePaid.yaml#/requestBody: There is no example: examples/pixChargePaid/<case>.json.',
    ],
  },
  {
    title: 'takes no example that is written in the contract itself',
    given: withWebhook({
      requestBody: { content: { 'application/json': { examples: { deposit: { value: {} } } } } },
      responses: {},
    }),
    want: [
      'webhooks/pixChargePaid.yaml#/requestBody: There is no example: examples/pixChargePaid/<case>.json.',
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
      'examples/createCharge/204.json#/: createCharge has no response 204 that is not shared.',
      'examples/createCharge/401_Unauthorized.json#/: createCharge has no response 401 that is not shared.',
      'examples/createCharge/paid.json#/: The name of an example must start with request or a status.',
      'examples/createRefund/request.json#/: No operation, event or shared response has the name createRefund.',
      'examples/createCharge.json#/: The path of an example must be examples/<owner>/<name>.json.',
    ],
  },
])
