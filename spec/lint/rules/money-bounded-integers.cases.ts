import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const money = { type: 'integer', minimum: 1, maximum: 100_000 }
const named = { 'schemas/common/Amount.yaml': money }
const properties = (of: object): object => ({ type: 'object', properties: of })

checkRule('pix/money-bounded-integers', [
  {
    title: 'admits bounded integers, also through $ref and when they may be null',
    given: {
      ...withSchema(
        properties({
          amount: ref('../common/Amount.yaml'),
          availableBalance: money,
          refundedAmount: { ...money, type: ['integer', 'null'] },
          totalCredits: { oneOf: [ref('../common/Amount.yaml'), { type: 'null' }] },
        }),
      ),
      ...named,
    },
    want: [],
  },
  {
    title: 'looks neither at other names nor at conditions',
    given: withSchema({
      ...properties({
        count: { type: 'integer' },
        amounts: { type: 'string' },
        totalPages: { type: 'integer' },
      }),
      allOf: [{ not: { required: ['amount'], properties: { amount: { enum: [1] } } } }],
    }),
    want: [],
  },
  {
    title: 'reports money that is no integer, in any spelling of its name',
    given: withSchema(
      properties({
        amount: { type: 'number', minimum: 0, maximum: 1 },
        originalAmount: { type: 'string' },
        closingBalance: { type: ['integer', 'string'] },
        balanceAfter: {},
        totalDebits: { type: 'number' },
      }),
    ),
    want: ['amount', 'originalAmount', 'closingBalance', 'balanceAfter', 'totalDebits'].map(
      (name) => `${SUBJECT}#/properties/${name}: ${name} is money, so its type must be integer.`,
    ),
  },
  {
    title: 'reports money without bounds, in one branch too',
    given: {
      ...withSchema(
        properties({
          amount: { type: 'integer', minimum: 1 },
          totalBalance: { oneOf: [ref('../common/Amount.yaml'), { type: 'integer' }] },
        }),
      ),
      ...named,
    },
    want: ['amount', 'totalBalance'].map(
      (name) => `${SUBJECT}#/properties/${name}: ${name} is money, so it must have a minimum and a maximum.`,
    ),
  },
  {
    title: 'reports money of 32 bits',
    given: withSchema(properties({ amount: { ...money, format: 'int32' } })),
    want: [`${SUBJECT}#/properties/amount: amount is money, so its format must be int64.`],
  },
])
