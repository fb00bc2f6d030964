import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

checkRule('rule/no-nullable', [
  { title: 'admits a type with null', given: withSchema({ type: ['string', 'null'] }), want: [] },
  {
    title: 'reports nullable, be it false',
    given: withSchema({
      type: 'object',
      properties: { a: { type: 'string', nullable: true }, b: { nullable: false } },
    }),
    want: ['a', 'b'].map(
      (name) =>
        `${SUBJECT}#/properties/${name}/nullable: OpenAPI 3.1 has no nullable. Write type: [string, 'null']. See spec/README.md#schemas.`,
    ),
  },
])
