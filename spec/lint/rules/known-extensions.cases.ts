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
      'operations/deposits/createCharge.yaml#/responses/x-errors: The value of x-errors must be errors.yaml.',
    ],
  },
  {
    title: 'reports a misspelt x-errors, and x-errors that is not below responses',
    given: {
      ...withOperation({
        'x-errors': 'errors.yaml',
        responses: { 200: { description: 'Done.' }, 'x-error': 'errors.yaml' },
      }),
      ...errors({ createCharge: ['money', 'MalformedRequest'] }),
    },
    want: [
      'operations/deposits/createCharge.yaml#/x-errors: x-errors stands only below the responses of an operation.',
      'operations/deposits/createCharge.yaml#/responses/x-error: x-error is not an extension of this contract. Did you mean x-errors?',
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
    title: 'reports an extension with another name',
    given: withSchema({ type: 'object', 'x-internal': true }),
    want: [`${SUBJECT}#/x-internal: x-internal is not an extension of this contract.`],
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
      `${SUBJECT}#/x-sources: x-sources is not an extension of this contract. Did you mean x-source?`,
      `${SUBJECT}#/properties/payer/x-gaps: x-gaps is not an extension of this contract. Did you mean x-gap?`,
    ],
  },
])
