import { checkRule, type Files } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

const properties = (of: object): Files => withSchema({ type: 'object', properties: of })

checkRule('pix/integer-format', [
  {
    title: 'admits 64 bits, and 32 bits with bounds or fixed values',
    given: properties({
      amount: { type: 'integer', format: 'int64', minimum: 1 },
      page: { type: ['integer', 'null'], format: 'int32', minimum: 1, maximum: 100 },
      version: { type: 'integer', format: 'int32', enum: [1] },
      rate: { type: 'number' },
    }),
    want: [],
  },
  {
    title: 'reports an integer without a format, also one that may be null',
    given: properties({ amount: { type: 'integer' }, page: { type: ['integer', 'null'], format: 'long' } }),
    want: [
      `${SUBJECT}#/properties/amount: The integer has no format. Write int64, or int32 when its bounds fit into 32 bits.`,
      `${SUBJECT}#/properties/page: The integer has no format. Write int64, or int32 when its bounds fit into 32 bits.`,
    ],
  },
  {
    title: 'reports 32 bits without bounds that fit',
    given: properties({
      open: { type: 'integer', format: 'int32', minimum: 0 },
      wide: { type: 'integer', format: 'int32', minimum: 0, maximum: 2_147_483_648 },
    }),
    want: [
      `${SUBJECT}#/properties/open/format: The format is int32, but the bounds do not fit into 32 bits.`,
      `${SUBJECT}#/properties/wide/format: The format is int32, but the bounds do not fit into 32 bits.`,
    ],
  },
])
