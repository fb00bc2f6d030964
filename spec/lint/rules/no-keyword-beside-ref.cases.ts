import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const properties = (...siblings: object[]): object => ({
  type: 'object',
  properties: Object.fromEntries(
    siblings.map((beside, index) => [`p${index}`, { ...ref('../common/Amount.yaml'), ...beside }]),
  ),
})
const amount = { 'schemas/common/Amount.yaml': { type: 'integer' } }

checkRule('pix/no-keyword-beside-ref', [
  {
    title: 'admits words and extensions',
    given: {
      ...withSchema(
        properties({}, { description: 'Paid.', deprecated: true }, { summary: 'Paid', 'x-gap': 'G-001' }),
      ),
      ...amount,
    },
    want: [],
  },
  {
    title: 'reports what validates',
    given: { ...withSchema(properties({ minimum: 1 }, { type: 'string', example: 1 })), ...amount },
    want: [
      `${SUBJECT}#/properties/p0/minimum: minimum is not allowed beside $ref.`,
      `${SUBJECT}#/properties/p1/type: type is not allowed beside $ref.`,
      `${SUBJECT}#/properties/p1/example: example is not allowed beside $ref.`,
    ],
  },
])
