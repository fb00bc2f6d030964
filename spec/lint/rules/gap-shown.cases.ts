import { checkRule } from '../check-rule.ts'
import { ref, SANDBOX, withSandbox, withSchema } from '../fixture.ts'

checkRule('pix/gap-shown', [
  {
    title: 'admits a row that the contract or its data cites, and behaviour that shows in neither',
    given: {
      ...withSchema({
        type: 'object',
        'x-gap': ['G-001'],
        properties: { payer: { ...ref('./Payer.yaml'), 'x-gap': 'G-002' } },
      }),
      'schemas/deposits/Payer.yaml': { type: 'string' },
      'machines/charge.yaml': { transitions: [{ on: 'settle', 'x-gap': 'G-003' }] },
      'sections.yaml': [{ section: '§1', rules: [{ id: 'R-001', gaps: ['G-004'] }] }],
      'errors.yaml': { codes: [{ code: 'NotFound', 'x-gap': 'G-005' }] },
      'gaps.yaml': [
        ...['G-001', 'G-002', 'G-003', 'G-004', 'G-005'].map((id) => ({ id })),
        { id: 'G-006', appliesTo: 'service' },
      ],
    },
    want: [],
  },
  {
    title: 'leaves the register to the contract when a document builds on it',
    ...SANDBOX,
    given: withSandbox(withSchema({ type: 'string', 'x-gap': 'G-001' }), {
      'gaps.yaml': [{ id: 'G-001' }, { id: 'G-002' }],
    }),
    want: [],
  },
  {
    title: 'reports a row that nothing cites',
    given: {
      ...withSchema({ type: 'string', 'x-gap': 'G-001' }),
      'gaps.yaml': [{ id: 'G-001' }, { id: 'G-002' }],
    },
    want: ['gaps.yaml#/1/id: No file cites G-002, and it has no appliesTo.'],
  },
])
