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

const FAMILIES = ['token', 'money', 'automatic']
const ROLES = {
  ...Object.fromEntries(
    ['unauthorized', 'rateLimited', 'tooLarge', 'unsupportedEncoding', 'wrongContentType', 'unparsableBody']
      .concat(['malformedBody', 'invalidHost', 'wrongMethod', 'internal', 'unavailable'])
      .map((role) => [role, 'Failed']),
  ),
  malformedParameter: ['Failed'],
}
const row = { status: 500, retryable: true, outcome: 'unknown', 'x-gap': 'G-001', meaning: 'It failed.' }
/** A complete catalogue with one code. */
const catalogue = {
  statuses: {
    404: { name: 'NotFound', description: 'There is none.' },
    500: { name: 'Failed', description: 'It failed.' },
  },
  families: Object.fromEntries(
    FAMILIES.map((family) => [
      family,
      { envelope: 'A body.', prefixes: ['/'], roles: ROLES, 'x-gap': 'G-001' },
    ]),
  ),
  codes: FAMILIES.map((family) => ({ ...row, family, code: 'Failed' })),
  operations: { createCharge: { family: 'money', codes: [{ code: 'Failed' }] } },
  rejectionCodes: [
    { code: 'AC05', origin: 'scheme', terminal: true, 'x-gap': 'G-001', meaning: 'It is closed.' },
  ],
}

/** The catalogue of the control API. One of its operations uses a code that does not exist. */
const sandboxErrors = {
  codes: [
    {
      code: 'WalletNotFound',
      family: 'money',
      status: 404,
      retryable: false,
      outcome: 'refused',
      'x-gap': 'G-001',
      meaning: 'None.',
    },
  ],
  operations: {
    getWallet: { family: 'money', codes: [{ code: 'WalletNotFound' }, { code: 'Gone' }] },
  },
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
    want: ['gaps.yaml#/0/appliesTo: G-001.appliesTo must be one of: service, sandbox, rail, primitives.'],
  },
  {
    title: 'reports keys that are missing or unknown',
    given: {
      ...contract(),
      'sections.yaml': [{ section: '§1', titel: 'Conventions', rules: [] }],
    },
    want: ['sections.yaml#/0: §1 lacks the key: title.', 'sections.yaml#/0: §1 has an unknown key: titel.'],
  },
  {
    title: 'reports an id that is there twice',
    given: { ...contract(), 'gaps.yaml': [gap, { ...gap, unknown: 'The host.' }] },
    want: ['gaps.yaml#/1/id: G-001 is there twice.'],
  },
  {
    title: 'reports the errors of a document that builds on a contract',
    ...SANDBOX,
    given: withSandbox({ ...contract(), 'errors.yaml': { codes: [], operations: {} } }),
    want: ['sandbox/errors.yaml#/codes: codes must NOT have fewer than 1 items.'],
  },
  {
    title: 'reports no fault of the contract for a document that builds on it',
    ...SANDBOX,
    given: withSandbox({ ...contract(), 'errors.yaml': sandboxErrors }, { 'errors.yaml': { codes: [] } }),
    want: [],
  },
  {
    title: 'reports a status that statuses lacks once, at the first operation that lists such a code',
    given: {
      ...contract(),
      'errors.yaml': {
        ...catalogue,
        statuses: {},
        operations: { ...catalogue.operations, getCharge: catalogue.operations.createCharge },
      },
    },
    want: [
      'errors.yaml#/operations/createCharge/codes/0/code: createCharge lists Failed, whose status 500 is not in statuses.',
    ],
  },
  {
    title: 'leaves unknown codes to errors-match-catalogue, and reports the other faults at their places',
    ...SANDBOX,
    given: withSandbox(
      {
        ...contract(),
        'errors.yaml': {
          ...sandboxErrors,
          codes: [...sandboxErrors.codes, { ...sandboxErrors.codes[0], meaning: 'No wallet.' }],
        },
      },
      { 'errors.yaml': catalogue },
    ),
    want: ['sandbox/errors.yaml#/codes/1/code: money.WalletNotFound is there twice.'],
  },
])
