import { checkRule } from '../check-rule.ts'
import { contract, ref, withOperation } from '../fixture.ts'

const unauthorized = { 'responses/Unauthorized.yaml': { description: 'No.' } }

checkRule('pix/no-response-alias', [
  {
    title: 'admits an operation that refers to a shared response',
    given: {
      ...withOperation({ responses: { 401: ref('../../responses/Unauthorized.yaml') } }),
      ...unauthorized,
    },
    want: [],
  },
  {
    title: 'reports a component that is a reference',
    given: {
      ...contract({ components: { responses: { Unauthorized: ref('responses/Unauthorized.yaml') } } }),
      ...unauthorized,
    },
    want: [
      'openapi.yaml#/components/responses/Unauthorized: The component is an alias of responses/Unauthorized.yaml. Refer to this file instead.',
    ],
  },
  {
    title: 'reports a file that is a reference',
    given: {
      ...withOperation({ responses: { 401: ref('../../responses/NoToken.yaml') } }),
      'responses/NoToken.yaml': ref('./Unauthorized.yaml'),
      ...unauthorized,
    },
    want: [
      'operations/deposits/createCharge.yaml#/responses/401: ../../responses/NoToken.yaml is an alias. Refer to Unauthorized.yaml instead.',
    ],
  },
])
