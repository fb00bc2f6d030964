import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withSchema } from '../fixture.ts'

const sections = { 'sections.yaml': [{ section: '§1' }, { section: '§2.1' }] }

checkRule('pix/source-exists', [
  {
    title: 'admits sections of sections.yaml, one or several',
    given: {
      ...withSchema({ type: 'string', 'x-source': ['§1', '§2.1'] }),
      ...sections,
      'machines/charge.yaml': { 'x-source': '§2.1' },
      'gaps.yaml': [{ id: 'G-001', section: ['§1', '§2.1'] }],
    },
    want: [],
  },
  {
    title: 'reports another section in a schema, also beside a $ref',
    given: {
      ...withSchema({
        type: 'object',
        'x-source': ['§1', '§2.2'],
        properties: { payer: { ...ref('./Payer.yaml'), 'x-source': '§3' } },
      }),
      'schemas/deposits/Payer.yaml': { type: 'string' },
      ...sections,
    },
    want: [
      `${SUBJECT}#/x-source: sections.yaml has no section §2.2.`,
      `${SUBJECT}#/properties/payer/x-source: sections.yaml has no section §3.`,
    ],
  },
  {
    title: 'reports another section in the data beside the contract',
    given: {
      ...withSchema({ type: 'string' }),
      ...sections,
      'machines/charge.yaml': { 'x-source': '§4' },
      'gaps.yaml': [{ id: 'G-001', section: '§5' }],
      'errors.yaml': { codes: [{ code: 'NotFound', 'x-source': '§6' }] },
    },
    want: [
      'errors.yaml#/codes/0/x-source: sections.yaml has no section §6.',
      'gaps.yaml#/0/section: sections.yaml has no section §5.',
      'machines/charge.yaml#/x-source: sections.yaml has no section §4.',
    ],
  },
])
