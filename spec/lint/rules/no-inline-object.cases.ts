import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const named = { 'schemas/deposits/Payer.yaml': { type: 'object', properties: { name: { type: 'string' } } } }

checkRule('pix/no-inline-object', [
  {
    title: 'admits a named object, and scalars in lists and maps',
    given: {
      ...withSchema({
        type: 'object',
        properties: {
          payer: ref('./Payer.yaml'),
          names: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: { type: 'string' },
      }),
      ...named,
    },
    want: [],
  },
  {
    title: 'admits properties in a condition',
    given: withSchema({
      type: 'object',
      properties: { amount: { type: 'integer' } },
      allOf: [{ not: { required: ['amount'], properties: { amount: { enum: [1] } } } }],
    }),
    want: [],
  },
  {
    title: 'reports an object in a property, in a list and in a response',
    given: {
      ...withSchema({
        type: 'object',
        properties: {
          payer: { type: ['object', 'null'] },
          payers: { type: 'array', items: { properties: { name: { type: 'string' } } } },
        },
      }),
    },
    want: [
      `${SUBJECT}#/properties/payer: The object has no name. Move it to a file in schemas/.`,
      `${SUBJECT}#/properties/payers/items: The object has no name. Move it to a file in schemas/.`,
    ],
  },
])
