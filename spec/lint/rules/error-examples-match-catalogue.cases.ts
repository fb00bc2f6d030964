import { checkRule, type Files } from '../check-rule.ts'
import { errors, ref, withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const media = { content: { 'application/json': {} } }
const inline: Files = {
  ...withOperation({ responses: { 400: { description: 'Malformed.', ...media } } }),
  ...errors({ createCharge: ['money', 'MalformedRequest'] }),
}
const shared: Files = {
  ...withOperation({ responses: { 401: ref('../../responses/MoneyUnauthorized.yaml') } }),
  'responses/MoneyUnauthorized.yaml': { description: 'No.', ...media },
  ...errors({ createCharge: ['money', 'Unauthorized'] }),
}
const automatic: Files = {
  ...withOperation({ responses: { 400: { description: 'Malformed.', ...media } } }, { path: '/rec/{token}' }),
  ...errors({ createCharge: ['automatic', 'HTTP_400'] }),
}
const token: Files = {
  ...withOperation({ responses: { 401: { description: 'No.', ...media } } }, { path: '/v1/oauth2/token' }),
  ...errors({ createCharge: ['token', 'invalid_client'] }),
}

const generated: Files = {
  ...withOperation({ responses: { 200: { description: 'Done.' }, 'x-errors': 'errors.yaml' } }),
  ...errors({ createCharge: ['money', 'MalformedRequest', 'Unauthorized', 'TooManyRequests'] }),
}

checkRule('pix/error-examples-match-catalogue', [
  {
    title: 'admits an example per code (money)',
    given: { ...inline, 'examples/createCharge/400_MalformedRequest.json': { code: 'MalformedRequest' } },
    want: [],
  },
  {
    title: 'admits an example per code (automatic)',
    given: { ...automatic, 'examples/createCharge/400_HTTP_400.json': { error: { code: 'HTTP_400' } } },
    want: [],
  },
  {
    title: 'admits an example per code (token)',
    given: { ...token, 'examples/createCharge/401_invalid_client.json': { error: 'invalid_client' } },
    want: [],
  },
  {
    title: 'admits an example per code (shared response)',
    given: { ...shared, 'examples/MoneyUnauthorized/Unauthorized.json': { code: 'Unauthorized' } },
    want: [],
  },
  {
    title: 'needs no file for an error response that is written from the catalogue, and takes one of its own',
    given: {
      ...generated,
      'examples/createCharge/400_MalformedRequest.json': { code: 'MalformedRequest', message: 'No.' },
      'examples/errors/money_TooManyRequests.json': { code: 'TooManyRequests', message: 'Wait.' },
    },
    want: [],
  },
  {
    title: 'reports a general example whose name or body is no code of the family',
    given: {
      ...generated,
      'examples/errors/money_Gone.json': { code: 'Gone' },
      'examples/errors/Unauthorized.json': { code: 'Unauthorized' },
      'examples/errors/money_Unauthorized.json': { code: 'TooManyRequests' },
    },
    want: [
      'examples/errors/Unauthorized.json#/: errors.yaml has no code with this name. Name the file examples/errors/<family>_<code>.json.',
      'examples/errors/money_Gone.json#/: errors.yaml has no code with this name. Name the file examples/errors/<family>_<code>.json.',
      'examples/errors/money_Unauthorized.json#/: The example has the name Unauthorized, but its body contains TooManyRequests.',
    ],
  },
  {
    title: 'reports a code without an example',
    given: inline,
    want: [
      `${OPERATION}#/responses/400: There is no example of MalformedRequest: write examples/createCharge/400_MalformedRequest.json, a JSON value that the schema accepts.`,
    ],
  },
  {
    title: 'reports a code of a shared response without an example',
    given: shared,
    want: [
      'responses/MoneyUnauthorized.yaml#/: There is no example of Unauthorized: write examples/MoneyUnauthorized/Unauthorized.json, a JSON value that the schema accepts.',
    ],
  },
  {
    title: 'reports an example whose name is no code of the status',
    given: {
      ...inline,
      'examples/createCharge/400.json': { code: 'MalformedRequest' },
      'examples/createCharge/400_MalformedRequest.json': { code: 'MalformedRequest' },
      'examples/createCharge/400_Unauthorized.json': { code: 'Unauthorized' },
    },
    want: [
      'examples/createCharge/400.json#/: createCharge has no error default with 400. Name the file after its code: examples/createCharge/400_MalformedRequest.json.',
      'examples/createCharge/400_Unauthorized.json#/: createCharge has no error Unauthorized with 400. Name the file after its code: examples/createCharge/400_MalformedRequest.json.',
    ],
  },
  {
    title: 'reports an example whose body carries another code',
    given: { ...inline, 'examples/createCharge/400_MalformedRequest.json': { code: 'Unauthorized' } },
    want: [
      'examples/createCharge/400_MalformedRequest.json#/: The example has the name MalformedRequest, but its body contains Unauthorized.',
    ],
  },
  {
    title: 'reports an example whose code stands in no envelope',
    given: { ...automatic, 'examples/createCharge/400_HTTP_400.json': { error: {} } },
    want: [
      'examples/createCharge/400_HTTP_400.json#/: The example has the name HTTP_400, but its body contains no code.',
    ],
  },
])
