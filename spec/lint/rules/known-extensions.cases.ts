import { checkRule } from '../check-rule.ts'
import { ref, SUBJECT, withOperation, withSchema } from '../fixture.ts'

checkRule('pix/known-extensions', [
  {
    title: 'admits the extensions of this contract, and headers whose names begin with x-',
    given: {
      ...withOperation({
        'x-source': '§1',
        'x-sandbox-only': true,
        responses: {
          200: { description: 'Done.', headers: { 'x-request-id': { schema: { type: 'string' } } } },
        },
      }),
    },
    want: [],
  },
  {
    title: 'reports a misspelt one, also beside a $ref',
    given: {
      ...withSchema({
        type: 'object',
        'x-sources': '§1',
        properties: { payer: { ...ref('./Payer.yaml'), 'x-gaps': 'G-001' } },
      }),
      'schemas/deposits/Payer.yaml': { type: 'string' },
    },
    want: [
      `${SUBJECT}#/x-sources: x-sources is no extension of this contract.`,
      `${SUBJECT}#/properties/payer/x-gaps: x-gaps is no extension of this contract.`,
    ],
  },
])
