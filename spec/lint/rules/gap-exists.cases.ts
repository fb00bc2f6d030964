import { checkRule } from '../check-rule.ts'
import { CATALOGUE, ref, SANDBOX, SUBJECT, withOperation, withSandbox, withSchema } from '../fixture.ts'

const gaps = { 'gaps.yaml': [{ id: 'G-001' }, { id: 'G-002' }] }

checkRule('pix/gap-exists', [
  {
    title: 'looks into the register of the contract for a document that builds on it',
    ...SANDBOX,
    given: withSandbox(
      {
        ...withSchema({ type: 'string', 'x-gap': ['G-001', 'G-002'] }),
        'errors.yaml': { codes: [{ 'x-gap': 'G-003' }] },
      },
      { 'gaps.yaml': [{ id: 'G-001' }] },
    ),
    want: [
      `sandbox/${SUBJECT}#/x-gap: gaps.yaml has no row G-002.`,
      'sandbox/errors.yaml#/codes/0/x-gap: gaps.yaml has no row G-003.',
    ],
  },
  {
    title: 'admits rows of gaps.yaml, one or several',
    given: {
      ...withSchema({ type: 'string', 'x-gap': ['G-001', 'G-002'] }),
      ...gaps,
      'machines/charge.yaml': { transitions: [{ on: 'settle', 'x-gap': 'G-001' }] },
    },
    want: [],
  },
  {
    title: 'reports another id in a schema, also beside a $ref',
    given: {
      ...withSchema({
        type: 'object',
        'x-gap': ['G-001', 'G-003'],
        properties: { payer: { ...ref('./Payer.yaml'), 'x-gap': 'G-004' } },
      }),
      'schemas/deposits/Payer.yaml': { type: 'string' },
      ...gaps,
    },
    want: [
      `${SUBJECT}#/x-gap: gaps.yaml has no row G-003.`,
      `${SUBJECT}#/properties/payer/x-gap: gaps.yaml has no row G-004.`,
    ],
  },
  {
    title: 'reports the gap of an error family at its row, and not at the schemas that are generated from it',
    given: {
      ...withOperation({ responses: { 'x-errors': 'errors.yaml' } }),
      ...gaps,
      'errors.yaml': {
        ...CATALOGUE,
        families: { ...CATALOGUE.families, money: { ...CATALOGUE.families.money, 'x-gap': 'G-008' } },
        operations: {
          createCharge: { family: 'money', codes: [{ code: 'Unauthorized' }, { code: 'MalformedRequest' }] },
          listCharges: { family: 'money', codes: [{ code: 'Unauthorized' }] },
        },
      },
    },
    want: ['errors.yaml#/families/money/x-gap: gaps.yaml has no row G-008.'],
  },
  {
    title: 'reports another id in the data beside the contract',
    given: {
      ...withSchema({ type: 'string' }),
      ...gaps,
      'errors.yaml': { codes: [{ code: 'NotFound', 'x-gap': 'G-005' }] },
      'sections.yaml': [{ section: '§1', rules: [{ id: 'R-001', gaps: ['G-006'] }] }],
      'machines/charge.yaml': { transitions: [{ on: 'settle', 'x-gap': 'G-007' }] },
    },
    want: [
      'errors.yaml#/codes/0/x-gap: gaps.yaml has no row G-005.',
      'sections.yaml#/0/rules/0/gaps: gaps.yaml has no row G-006.',
      'machines/charge.yaml#/transitions/0/x-gap: gaps.yaml has no row G-007.',
    ],
  },
])
