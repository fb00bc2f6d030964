import { checkRule, type Files } from '../check-rule.ts'
import { body, contract, ref } from '../fixture.ts'

const UNION = 'schemas/webhooks/WebhookEvent.yaml'

/** A contract with two events, and a callback that uses this union. */
const withUnion = (union?: object): Files => {
  const event = (name: string): object => ({ post: ref(`webhooks/${name}.yaml`) })
  const payload = (name: string): Files => ({
    [`webhooks/${name}.yaml`]: {
      operationId: name,
      requestBody: body(ref(`../schemas/webhooks/${name}Event.yaml`)),
    },
    [`schemas/webhooks/${name}Event.yaml`]: { type: 'object' },
  })
  const delivery = { post: { requestBody: body(ref(UNION)), responses: {} } }
  return {
    ...contract({
      ...(union !== undefined && {
        paths: { '/v1/webhook': { put: { callbacks: { event: { '{$request.body#/url}': delivery } } } } },
      }),
      webhooks: { paid: event('paid'), expired: event('expired') },
    }),
    ...payload('paid'),
    ...payload('expired'),
    ...(union !== undefined && { [UNION]: union }),
  }
}

const union = (files: readonly string[], mapping: Readonly<Record<string, string>>): object => ({
  oneOf: files.map((file) => ref(file)),
  discriminator: { propertyName: 'event', mapping },
})
const PAID = './paidEvent.yaml'
const EXPIRED = './expiredEvent.yaml'

checkRule('pix/event-union', [
  { title: 'admits a document without events', given: contract(), want: [] },
  {
    title: 'admits a union of all events',
    given: withUnion(union([PAID, EXPIRED], { paid: PAID, expired: EXPIRED })),
    want: [],
  },
  {
    title: 'reports events without a union',
    given: withUnion(),
    want: ['openapi.yaml#/: The contract has events, but no WebhookEvent.yaml.'],
  },
  {
    title: 'reports an event that is missing, an unknown one, and a value without its branch',
    given: withUnion(union([PAID], { paid: PAID, renamed: EXPIRED })),
    want: [
      `${UNION}#/oneOf: oneOf has no expiredEvent.yaml for renamed.`,
      `${UNION}#/discriminator/mapping: The event expired has the payload expiredEvent.yaml.`,
      `${UNION}#/discriminator/mapping: There is no event renamed.`,
    ],
  },
])
