import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withOperation, withRequest, withSchema } from '../fixture.ts'

const withDefault = { type: 'object', properties: { expiresIn: { type: 'integer', default: 3600 } } }

checkRule('pix/no-default-in-request', [
  {
    title: 'admits a default in a response',
    given: withSchema(withDefault),
    want: [],
  },
  {
    title: 'admits a default in a parameter',
    given: withOperation({
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', default: 1 } }],
      responses: {},
    }),
    want: [],
  },
  {
    title: 'admits a property that is called default',
    given: withRequest({ type: 'object', properties: { default: { type: 'boolean' } } }),
    want: [],
  },
  {
    title: 'reports a default at every level of a request',
    given: {
      ...withRequest({ ...withDefault, allOf: [{ properties: { payer: ref('./Payer.yaml') } }] }),
      'schemas/deposits/Payer.yaml': {
        type: 'object',
        properties: { kind: { type: 'string', default: 'CPF' } },
      },
    },
    want: [
      `${SUBJECT}#/properties/expiresIn/default: A request property has a default. Remove it, and state it in the description.`,
      'schemas/deposits/Payer.yaml#/properties/kind/default: A request property has a default. Remove it, and state it in the description.',
    ],
  },
])
