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
    title: 'reports a code without an example',
    given: inline,
    want: [
      `${OPERATION}#/responses/400: There is no example of MalformedRequest: examples/createCharge/400_MalformedRequest.json.`,
    ],
  },
  {
    title: 'reports a code of a shared response without an example',
    given: shared,
    want: [
      'responses/MoneyUnauthorized.yaml#/: There is no example of Unauthorized: examples/MoneyUnauthorized/Unauthorized.json.',
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
      'examples/createCharge/400.json#/: errors.yaml lists no code default of createCharge for 400.',
      'examples/createCharge/400_Unauthorized.json#/: errors.yaml lists no code Unauthorized of createCharge for 400.',
    ],
  },
  {
    title: 'reports an example whose body carries another code',
    given: { ...inline, 'examples/createCharge/400_MalformedRequest.json': { code: 'Unauthorized' } },
    want: [
      'examples/createCharge/400_MalformedRequest.json#/: The body carries Unauthorized, its name is MalformedRequest.',
    ],
  },
  {
    title: 'reports an example whose code stands in no envelope',
    given: { ...automatic, 'examples/createCharge/400_HTTP_400.json': { error: {} } },
    want: ['examples/createCharge/400_HTTP_400.json#/: The body carries no code, its name is HTTP_400.'],
  },
])
