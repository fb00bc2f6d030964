import { checkRule } from '../check-rule.ts'
import { contract, ref, withWebhook } from '../fixture.ts'

const paid = { 'webhooks/pixChargePaid.yaml': { operationId: 'pixChargePaid' } }

checkRule('pix/webhook-inline', [
  { title: 'admits an event as one post', given: withWebhook(), want: [] },
  {
    title: 'reports an event that is a reference to a path item',
    given: {
      ...contract({ webhooks: { pixChargePaid: ref('webhooks/pixChargePaid.yaml') } }),
      'webhooks/pixChargePaid.yaml': { post: { operationId: 'pixChargePaid' } },
    },
    want: [
      'openapi.yaml#/webhooks/pixChargePaid: The event is a $ref. Write it as post: { $ref: … }.',
      'webhooks/pixChargePaid.yaml#/post: The event pixChargePaid must have its own file: webhooks/pixChargePaid.yaml.',
    ],
  },
  {
    title: 'reports another method',
    given: {
      ...contract({ webhooks: { pixChargePaid: { put: ref('webhooks/pixChargePaid.yaml') } } }),
      ...paid,
    },
    want: ['openapi.yaml#/webhooks/pixChargePaid: An event must have one post and nothing else.'],
  },
  {
    title: 'reports an operationId and a file that are not the event',
    given: {
      ...contract({ webhooks: { pixChargeExpired: { post: ref('webhooks/pixChargePaid.yaml') } } }),
      ...paid,
    },
    want: [
      'webhooks/pixChargePaid.yaml#/operationId: The event pixChargeExpired has the operationId pixChargePaid.',
      'webhooks/pixChargePaid.yaml#/: The event pixChargeExpired must have its own file: webhooks/pixChargeExpired.yaml.',
    ],
  },
])
