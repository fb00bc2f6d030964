import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

const properties = (of: object): object => ({ type: 'object', properties: of })

checkRule('pix/enum-has-type', [
  {
    title: 'admits constants with their type, and conditions without',
    given: withSchema({
      ...properties({
        status: { type: 'string', enum: ['PAID'] },
      }),
      if: { required: ['kind'], properties: { kind: { enum: ['CREDIT'] } } },
    }),
    want: [],
  },
  {
    title: 'reports constants without a type',
    given: withSchema(
      properties({
        status: { enum: ['PAID'] },
        code: { 'x-extensible-enum': ['AB10'] },
      }),
    ),
    want: [
      `${SUBJECT}#/properties/status/enum: The schema has enum but no type.`,
      `${SUBJECT}#/properties/code/x-extensible-enum: The schema has x-extensible-enum but no type.`,
    ],
  },
])
