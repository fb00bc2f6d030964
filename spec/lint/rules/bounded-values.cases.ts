import { type Files, checkRule } from '../check-rule.ts'
import { SANDBOX, SUBJECT, ref, withOperation, withSandbox, withSchema } from '../fixture.ts'

const withPage = (schema: object): Files => ({
  ...withOperation({ parameters: [ref('../../parameters/Page.yaml')], responses: {} }),
  'parameters/Page.yaml': { name: 'page', in: 'query', schema },
  'schemas/common/Count.yaml': { type: 'integer', minimum: 1 },
})
const open = { type: 'object', properties: { note: { type: 'string' } } }

checkRule('pix/bounded-values', [
  {
    title: 'admits bounds by a length, a list of values, a format or a pattern',
    given: withSchema({
      type: 'object',
      properties: {
        note: { type: ['string', 'null'], maxLength: 140 },
        status: { type: 'string', enum: ['PAID'] },
        code: { type: 'string', 'x-extensible-enum': ['AB10'] },
        day: { type: 'string', format: 'date' },
        taxId: { type: 'string', pattern: '^[0-9*+]{11}(-\\+)?$' },
        list: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['A'] } },
        metadata: {
          type: 'object',
          maxProperties: 50,
          additionalProperties: { type: 'string', maxLength: 200 },
        },
      },
    }),
    want: [],
  },
  {
    title: 'does not look at the control API',
    ...SANDBOX,
    given: withSandbox(withSchema(open)),
    want: [],
  },
  {
    title: 'admits an integer of a parameter up to the largest exact integer',
    given: withPage({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    want: [],
  },
  ...[{ type: 'integer', maximum: Number.MAX_SAFE_INTEGER + 1 }, ref('../schemas/common/Count.yaml')].map(
    (schema) => ({
      title: `reports the integer of a parameter with ${JSON.stringify(schema)}`,
      given: withPage(schema),
      want: ['parameters/Page.yaml#/: The integer has no maximum of at most 9007199254740991.'],
    }),
  ),
  {
    title: 'reports texts, lists and maps without an upper bound',
    given: withSchema({
      type: 'object',
      properties: {
        note: { type: 'string', minLength: 1 },
        token: { type: 'string', pattern: '^[a-z]+$' },
        part: { type: 'string', pattern: '[0-9]{2}' },
        list: { type: 'array', items: { type: 'string', pattern: '^[a-z]{2,}$' } },
        metadata: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 } },
      },
    }),
    want: [
      `${SUBJECT}#/properties/note: The text has no maxLength.`,
      `${SUBJECT}#/properties/token: The text has no maxLength.`,
      `${SUBJECT}#/properties/part: The text has no maxLength.`,
      `${SUBJECT}#/properties/list: The list has no maxItems.`,
      `${SUBJECT}#/properties/list/items: The text has no maxLength.`,
      `${SUBJECT}#/properties/metadata: The map has no maxProperties.`,
    ],
  },
])
