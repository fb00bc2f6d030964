import { checkRule } from '../check-rule.ts'
import { contract, SANDBOX, withSandbox } from '../fixture.ts'

const gap = {
  id: 'G-001',
  section: ['§1'],
  unknown: 'The path.',
  assumption: 'As written.',
  evidence: 'The source: "/v1".',
  confidence: 'high',
  status: 'assumed',
  effectIfWrong: 'Another path.',
}

checkRule('pix/registers-load', [
  {
    title: 'admits registers with their shape, and a contract without them',
    given: { ...contract(), 'gaps.yaml': [gap, { ...gap, id: 'G-002', appliesTo: 'service' }] },
    want: [],
  },
  {
    title: 'reports a value that the generator refuses, at its place, with the values that it takes',
    given: { ...contract(), 'gaps.yaml': [{ ...gap, appliesTo: 'servce' }] },
    want: ['gaps.yaml#/0/appliesTo: 0.appliesTo must be one of: service, sandbox, primitives.'],
  },
  {
    title: 'reports keys that are missing or unknown',
    given: {
      ...contract(),
      'sections.yaml': [{ section: '§1', titel: 'Conventions', rules: [] }],
    },
    want: ['sections.yaml#/0: 0 lacks the key: title.', 'sections.yaml#/0: 0 has an unknown key: titel.'],
  },
  {
    title: 'reports an id that is there twice',
    given: { ...contract(), 'gaps.yaml': [gap, { ...gap, unknown: 'The host.' }] },
    want: ['gaps.yaml#/: G-001 is there twice.'],
  },
  {
    title: 'reports the errors of a document that builds on a contract',
    ...SANDBOX,
    given: withSandbox({ ...contract(), 'errors.yaml': { codes: [], operations: {} } }),
    want: ['sandbox/errors.yaml#/codes: codes must NOT have fewer than 1 items.'],
  },
])
