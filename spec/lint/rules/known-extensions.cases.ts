import { checkRule } from '../check-rule.ts'
import { errors, ref, SUBJECT, withOperation, withSchema } from '../fixture.ts'

checkRule('pix/known-extensions', [
  {
    title: 'reports x-errors with another value than the catalogue',
    given: {
      ...withOperation({ responses: { 200: { description: 'Done.' }, 'x-errors': 'error.yaml' } }),
      ...errors({ createCharge: ['money', 'MalformedRequest'] }),
    },
    want: [
      'operations/deposits/createCharge.yaml#/responses/x-errors: x-errors is not an extension of this contract.',
    ],
  },
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
      `${SUBJECT}#/x-sources: x-sources is not an extension of this contract.`,
      `${SUBJECT}#/properties/payer/x-gaps: x-gaps is not an extension of this contract.`,
    ],
  },
])
