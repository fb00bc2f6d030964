import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const branch = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string', enum: ['none'] } },
}
const file = { 'schemas/deposits/NoAuthentication.yaml': branch }
const oneOf = [ref('./NoAuthentication.yaml')]

checkRule('rule/discriminator-has-mapping', [
  {
    title: 'admits a discriminator with its mapping',
    given: {
      ...withSchema({
        oneOf,
        discriminator: { propertyName: 'type', mapping: { none: './NoAuthentication.yaml' } },
      }),
      ...file,
    },
    want: [],
  },
  {
    title: 'reports one without',
    given: { ...withSchema({ oneOf, discriminator: { propertyName: 'type' } }), ...file },
    want: [
      `${SUBJECT}#/discriminator: The discriminator has no mapping, so generated types would use schema names as values. See spec/README.md#schemas.`,
    ],
  },
])
