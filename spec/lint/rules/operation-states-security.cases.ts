import { checkRule } from '../check-rule.ts'
import { withOperation } from '../fixture.ts'

checkRule('rule/operation-states-security', [
  { title: 'admits a token', given: withOperation({ security: [{ bearer: [] }] }), want: [] },
  { title: 'admits none, when that is said', given: withOperation({ security: [] }), want: [] },
  {
    title: 'reports an operation that leaves it open',
    given: withOperation(),
    want: [
      'operations/deposits/createCharge.yaml#/: The operation does not state its security: [{ bearer: [] }] or []. See spec/README.md#writing-an-operation.',
    ],
  },
])
