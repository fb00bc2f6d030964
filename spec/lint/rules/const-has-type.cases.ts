import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

const properties = (of: object): object => ({ type: 'object', properties: of })

checkRule('pix/const-has-type', [
  {
    title: 'admits constants with their type, and conditions without',
    given: withSchema({
      ...properties({
        status: { type: 'string', enum: ['PAID'] },
        kind: { type: 'string', const: 'CREDIT' },
      }),
      if: { required: ['kind'], properties: { kind: { const: 'CREDIT' } } },
    }),
    want: [],
  },
  {
    title: 'reports constants without a type',
    given: withSchema(
      properties({
        status: { enum: ['PAID'] },
        kind: { const: 'CREDIT' },
        code: { 'x-extensible-enum': ['AB10'] },
      }),
    ),
    want: [
      `${SUBJECT}#/properties/status/enum: The schema has enum but no type.`,
      `${SUBJECT}#/properties/kind/const: The schema has const but no type.`,
      `${SUBJECT}#/properties/code/x-extensible-enum: The schema has x-extensible-enum but no type.`,
    ],
  },
])
