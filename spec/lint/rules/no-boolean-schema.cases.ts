import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

checkRule('pix/no-boolean-schema', [
  {
    title: 'admits schemas that are objects, and closed objects',
    given: withSchema({
      type: 'object',
      properties: { amount: {}, minimumAmount: { not: {} } },
      additionalProperties: false,
      unevaluatedProperties: false,
      not: { required: ['amount'], properties: { amount: {} } },
    }),
    want: [],
  },
  {
    title: 'reports schemas that are true or false, wherever a schema may stand',
    given: withSchema({
      type: 'object',
      properties: { amount: true, list: { type: 'array', items: false } },
      additionalProperties: true,
      allOf: [{ not: { properties: { amount: false } } }, true],
    }),
    want: [
      `${SUBJECT}#/additionalProperties: The schema is true. Write {}.`,
      `${SUBJECT}#/allOf/1: The schema is true. Write {}.`,
      `${SUBJECT}#/properties/amount: The schema is true. Write {}.`,
      `${SUBJECT}#/allOf/0/not/properties/amount: The schema is false. Write { not: {} }.`,
      `${SUBJECT}#/properties/list/items: The schema is false. Write { not: {} }.`,
    ],
  },
])
