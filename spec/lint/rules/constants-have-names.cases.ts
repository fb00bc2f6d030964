import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

checkRule('pix/constants-have-names', [
  {
    title: 'admits words, numbers, and booleans that refuse the other one',
    given: withSchema({
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['PAID', 'no-store'] },
        version: { type: 'integer', enum: [0] },
        retryable: { type: 'boolean', not: { enum: [true] } },
        secret: { type: 'string', pattern: '^\\*{8}$' },
      },
    }),
    want: [],
  },
  {
    title: 'reports constant booleans and texts without letters',
    given: withSchema({
      type: 'object',
      properties: {
        retryable: { type: 'boolean', enum: [false] },
        secret: { type: 'string', enum: ['********'] },
        sign: { type: 'string', enum: ['+', 'plus'] },
      },
    }),
    want: [
      `${SUBJECT}#/properties/retryable/enum: The constant is false. Write not: { enum: [true] }.`,
      `${SUBJECT}#/properties/secret/enum: The constant "********" has no letter or digit. Write a pattern.`,
      `${SUBJECT}#/properties/sign/enum: The constant "+" has no letter or digit. Write a pattern.`,
    ],
  },
])
