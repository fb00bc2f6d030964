import { checkRule } from '../check-rule.ts'
import { withOperation, withWebhook } from '../fixture.ts'

checkRule('rule/event-tag', [
  { title: 'admits an event with the tag events', given: withWebhook({ tags: ['events'] }), want: [] },
  { title: 'admits an operation with any tag', given: withOperation({ tags: ['webhooks'] }), want: [] },
  {
    title: 'reports an event with the tag of operations',
    given: withWebhook({ tags: ['webhooks'] }),
    want: [
      'webhooks/pixChargePaid.yaml#/tags: The tag of an event is events. See spec/README.md#writing-an-operation.',
    ],
  },
])
