import { checkRule } from '../check-rule.ts'
import { body, contract, ref, SANDBOX, SUBJECT, withOperation, withSandbox, withSchema } from '../fixture.ts'

const scalar = { type: 'string' }

checkRule('pix/file-name-matches', [
  {
    title: 'admits one thing per file, kept and named by kind',
    given: {
      ...withOperation({
        parameters: [ref('../../parameters/ChargeId.yaml')],
        responses: { 401: ref('../../responses/Unauthorized.yaml') },
      }),
      'parameters/ChargeId.yaml': {
        name: 'chargeId',
        in: 'query',
        schema: ref('../schemas/internal-transfers/ChargeId.yaml'),
      },
      'schemas/internal-transfers/ChargeId.yaml': scalar,
      'responses/Unauthorized.yaml': {
        description: 'No.',
        headers: { 'x-request-id': ref('../headers/RequestId.yaml') },
      },
      'headers/RequestId.yaml': { schema: scalar },
    },
    want: [],
  },
  {
    title:
      'leaves what a document takes from the contract, and what it does not take, to the lint of the contract',
    ...SANDBOX,
    given: withSandbox(
      withSchema({ type: 'object', properties: { payer: ref('../../../schemas/deposits/Payer.yaml') } }),
      { 'schemas/deposits/Payer.yaml': scalar, 'schemas/deposits/Other.yaml': scalar },
    ),
    want: [],
  },
  {
    title: 'reports what a document of its own keeps in the wrong folder, or does not use',
    ...SANDBOX,
    given: withSandbox({
      ...withOperation({
        responses: { 200: { description: 'Done.', ...body(ref('../../schemas/Payer.yaml')) } },
      }),
      'schemas/Payer.yaml': scalar,
      'headers/RetryAfter.yaml': { schema: scalar },
    }),
    want: [
      'sandbox/schemas/Payer.yaml#/: The file of a Schema must be schemas/<area>/<Name>.yaml.',
      'sandbox/headers/RetryAfter.yaml#/: No file refers to this file.',
    ],
  },
  {
    title: 'reports an operation whose file is not its name, or whose folder is not its tag',
    given: {
      ...contract({
        paths: {
          '/v1/charges': {
            post: ref('operations/deposits/postCharge.yaml'),
            get: ref('operations/deposits/listCharges.yaml'),
          },
          '/v1/inline': { get: { operationId: 'getInline', tags: [] } },
        },
      }),
      'operations/deposits/postCharge.yaml': { operationId: 'createCharge', tags: ['deposits'] },
      'operations/deposits/listCharges.yaml': { operationId: 'listCharges', tags: ['charges'] },
    },
    want: [
      'operations/deposits/listCharges.yaml#/: listCharges belongs in operations/charges/listCharges.yaml, not in operations/deposits/listCharges.yaml.',
      'operations/deposits/postCharge.yaml#/: createCharge belongs in operations/deposits/createCharge.yaml, not in operations/deposits/postCharge.yaml.',
      'openapi.yaml#/paths/~1v1~1inline/get: An operation must have exactly one tag.',
    ],
  },
  {
    title: 'reports a component in the wrong folder or case',
    given: {
      ...withOperation({
        responses: { 200: { description: 'Done.', ...body(ref('../../schemas/payer.yaml')) } },
      }),
      'schemas/payer.yaml': { type: 'object', properties: { name: ref('../parameters/Name.yaml') } },
      'parameters/Name.yaml': scalar,
    },
    want: [
      'schemas/payer.yaml#/: The file of a Schema must be schemas/<area>/<Name>.yaml.',
      'parameters/Name.yaml#/: The file of a Schema must be schemas/<area>/<Name>.yaml.',
    ],
  },
  {
    title: 'reports a reference to the inside of a file',
    given: {
      ...withSchema({ type: 'object', properties: { name: ref('./Payer.yaml#/properties/name') } }),
      'schemas/deposits/Payer.yaml': { type: 'object', properties: { name: scalar } },
    },
    want: [
      `${SUBJECT}#/properties/name: ./Payer.yaml#/properties/name refers to a part of a file. Refer to a whole file.`,
    ],
  },
  {
    title: 'reports two schemas of one name, and files that nothing refers to',
    given: {
      ...withSchema({
        type: 'object',
        properties: { payer: ref('./Payer.yaml'), other: ref('../refunds/Payer.yaml') },
      }),
      'schemas/deposits/Payer.yaml': scalar,
      'schemas/refunds/Payer.yaml': scalar,
      'headers/RetryAfter.yaml': { schema: scalar },
    },
    want: [
      'headers/RetryAfter.yaml#/: No file refers to this file.',
      'schemas/refunds/Payer.yaml#/: schemas/deposits/Payer.yaml has the same name.',
    ],
  },
])
