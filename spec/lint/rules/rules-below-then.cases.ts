import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const rule = { not: { required: ['amount', 'rate'], properties: { amount: {}, rate: {} } } }

checkRule('pix/rules-below-then', [
  {
    title: 'admits rules below then, and parts of an object',
    given: {
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema.
      ...withSchema({ type: 'object', if: {}, then: { allOf: [rule] }, allOf: [ref('./Part.yaml')] }),
      'schemas/deposits/Part.yaml': { type: 'object' },
    },
    want: [],
  },
  {
    title: 'reports a rule beside the type',
    given: withSchema({ type: 'object', allOf: [{ type: 'object' }, rule] }),
    want: [`${SUBJECT}#/allOf/1: The rule stands beside the type. Write if: {}, then: { allOf: … }.`],
  },
])
