import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

checkRule('pix/sane-bounds', [
  {
    title: 'admits patterns that compile and bounds in order',
    given: withSchema({
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      patternProperties: {
        '^\\p{Ll}+$': {
          type: 'string',
          pattern: '^[\\x21-\\x7E]{1,128}$|\\\\u',
          minLength: 1,
          maxLength: 128,
        },
      },
      properties: { amount: { type: 'integer', minimum: 1, maximum: 1 } },
    }),
    want: [],
  },
  {
    title: 'reports patterns that do not compile as Unicode',
    given: withSchema({ type: 'object', patternProperties: { '(': { type: 'string', pattern: '\\-' } } }),
    want: [
      `${SUBJECT}#/patternProperties/(: ( is not a regular expression.`,
      `${SUBJECT}#/patternProperties/(/pattern: \\- is not a regular expression.`,
    ],
  },
  {
    title: 'reports patterns that RE2 does not have',
    given: withSchema({
      type: 'object',
      properties: {
        control: { type: 'string', pattern: '^[^\\u0000-\\u001F]*$' },
        name: { type: 'string', pattern: '^(?! )(.)\\1' },
      },
    }),
    want: [
      `${SUBJECT}#/properties/control/pattern: \\u is not part of RE2.`,
      `${SUBJECT}#/properties/name/pattern: (?! is not part of RE2.`,
    ],
  },
  {
    title: 'reports a minimum above its maximum',
    given: withSchema({
      type: 'object',
      properties: {
        amount: { type: 'integer', minimum: 2, maximum: 1 },
        rate: { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 0 },
        name: { type: 'string', minLength: 5, maxLength: 4 },
        list: { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 2 },
      },
    }),
    want: [
      `${SUBJECT}#/properties/amount/minimum: minimum 2 is above maximum 1.`,
      `${SUBJECT}#/properties/rate/exclusiveMinimum: exclusiveMinimum 1 is above exclusiveMaximum 0.`,
      `${SUBJECT}#/properties/name/minLength: minLength 5 is above maxLength 4.`,
      `${SUBJECT}#/properties/list/minItems: minItems 3 is above maxItems 2.`,
    ],
  },
])
