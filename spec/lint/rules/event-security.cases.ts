import { checkRule } from '../check-rule.ts'
import { withOperation, withWebhook } from '../fixture.ts'

checkRule('rule/event-security', [
  { title: 'admits an event without a scheme', given: withWebhook({ security: [] }), want: [] },
  {
    title: 'admits an operation with a scheme',
    given: withOperation({ security: [{ bearer: [] }] }),
    want: [],
  },
  {
    title: 'reports an event with a scheme',
    given: withWebhook({ security: [{ webhookSignature: [] }] }),
    want: [
      'webhooks/pixChargePaid.yaml#/security: The signature of an event is a header parameter, and no security scheme beside it. See spec/README.md#writing-an-operation.',
    ],
  },
])
