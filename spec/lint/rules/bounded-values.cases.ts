import { checkRule } from '../check-rule.ts'
import { SANDBOX, SUBJECT, withSandbox, withSchema } from '../fixture.ts'

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
        list: { type: 'array', maxItems: 2, items: { type: 'string', const: 'A' } },
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
