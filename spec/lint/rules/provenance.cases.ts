import { checkRule } from '../check-rule.ts'
import { body, contract, ref, SUBJECT, withOperation, withSchema } from '../fixture.ts'

const source = { 'x-source': '§2.1' }

checkRule('pix/provenance', [
  {
    title: 'admits a source, a gap or both, and lets a schema speak for its properties',
    given: {
      ...withOperation({
        ...source,
        parameters: [ref('../../parameters/ChargeId.yaml')],
        responses: {
          200: {
            description: 'Inline, so the operation speaks for it.',
            headers: { 'x-request-id': ref('../../headers/RequestId.yaml') },
            ...body(ref('../../schemas/deposits/Subject.yaml')),
          },
          401: ref('../../responses/Unauthorized.yaml'),
        },
      }),
      'parameters/ChargeId.yaml': {
        name: 'chargeId',
        in: 'query',
        schema: { type: 'string' },
        'x-gap': 'G-001',
      },
      'headers/RequestId.yaml': { schema: { type: 'string' }, 'x-gap': ['G-001'] },
      'responses/Unauthorized.yaml': { description: 'No.', ...source, 'x-gap': 'G-001' },
      [SUBJECT]: { type: 'object', properties: { amount: { type: 'integer' } }, ...source },
    },
    want: [],
  },
  {
    title: 'reports everything that is named and says neither',
    given: {
      ...contract({
        tags: [{ name: 'deposits' }],
        paths: { '/v1/charges': { post: ref('operations/deposits/createCharge.yaml') } },
        components: { securitySchemes: { bearer: ref('security-schemes/bearer.yaml') } },
      }),
      'security-schemes/bearer.yaml': { type: 'http', scheme: 'bearer' },
      'operations/deposits/createCharge.yaml': {
        parameters: [ref('../../parameters/ChargeId.yaml')],
        responses: { 401: ref('../../responses/Unauthorized.yaml') },
      },
      'parameters/ChargeId.yaml': { name: 'chargeId', in: 'query', schema: { type: 'string' } },
      'responses/Unauthorized.yaml': {
        description: 'No.',
        headers: { 'x-request-id': ref('../headers/RequestId.yaml') },
        ...body(ref('../schemas/deposits/Subject.yaml')),
      },
      'headers/RequestId.yaml': { schema: { type: 'string' } },
      [SUBJECT]: { type: 'object', 'x-source': [] },
    },
    want: [
      'openapi.yaml#/tags/0: The tag has neither x-source nor x-gap.',
      'operations/deposits/createCharge.yaml#/: The operation has neither x-source nor x-gap.',
      'parameters/ChargeId.yaml#/: The parameter has neither x-source nor x-gap.',
      'responses/Unauthorized.yaml#/: The shared response has neither x-source nor x-gap.',
      'headers/RequestId.yaml#/: The header has neither x-source nor x-gap.',
      `${SUBJECT}#/: The schema has neither x-source nor x-gap.`,
      'security-schemes/bearer.yaml#/: The security scheme has neither x-source nor x-gap.',
    ],
  },
  {
    title: 'does not let one property stand for its schema',
    given: { ...withSchema({ type: 'object', properties: { amount: { type: 'integer', ...source } } }) },
    want: [
      'operations/deposits/createCharge.yaml#/: The operation has neither x-source nor x-gap.',
      `${SUBJECT}#/: The schema has neither x-source nor x-gap.`,
    ],
  },
])
