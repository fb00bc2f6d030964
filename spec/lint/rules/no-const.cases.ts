import { checkRule } from '../check-rule.ts'
import { SUBJECT, withSchema } from '../fixture.ts'

checkRule('rule/no-const', [
  {
    title: 'admits an enum of one value',
    given: withSchema({ type: 'string', enum: ['PAID'] }),
    want: [],
  },
  {
    title: 'reports a const, also in a condition',
    given: withSchema({ type: 'string', const: 'PAID', if: { const: 'PAID' } }),
    want: ['const', 'if/const'].map(
      (place) =>
        `${SUBJECT}#/${place}: Generators of validators fail on const in a union. Write an enum of one value. See spec/README.md#schemas.`,
    ),
  },
])
