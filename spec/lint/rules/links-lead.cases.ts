import { checkRule, type Files } from '../check-rule.ts'
import { body, contract, ref } from '../fixture.ts'

/** A contract whose charge is created, and read by its id, with this link of the response. */
const withLink = (link: object | undefined): Files => ({
  ...contract({
    paths: {
      '/v1/charges': { post: ref('operations/deposits/createCharge.yaml') },
      '/v1/charges/{chargeId}': { get: ref('operations/deposits/getCharge.yaml') },
      '/v1/{page}/next': { get: { operationId: 'listNext', responses: {} } },
    },
  }),
  'operations/deposits/createCharge.yaml': {
    operationId: 'createCharge',
    responses: {
      201: {
        description: 'Created.',
        ...body({
          type: 'object',
          properties: { payer: { type: 'object', properties: { id: { type: 'string' } } } },
        }),
        links: {
          next: { operationId: 'listNext' },
          ...(link !== undefined && { getCharge: ref('../../links/getCharge.yaml') }),
        },
      },
    },
  },
  'operations/deposits/getCharge.yaml': {
    operationId: 'getCharge',
    parameters: [{ name: 'chargeId', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {},
  },
  ...(link !== undefined && { 'links/getCharge.yaml': link }),
})

checkRule('pix/links-lead', [
  { title: 'admits a document without links', given: contract({ paths: { '/v1/charges': {} } }), want: [] },
  {
    title: 'admits a link with a value of the response',
    given: withLink({ operationId: 'getCharge', parameters: { chargeId: '$response.body#/payer/id' } }),
    want: [],
  },
  {
    title: 'reports a link to no operation',
    given: withLink({ operationId: 'getCharges' }),
    want: [
      'links/getCharge.yaml#/: The link leads to no operation.',
      'operations/deposits/getCharge.yaml#/: No link leads to getCharge.',
    ],
  },
  {
    title: 'reports a parameter and values that do not exist',
    given: withLink({
      operationId: 'getCharge',
      parameters: { id: '$response.body#/payer/name', chargeId: '$request.path.chargeId' },
    }),
    want: [
      'links/getCharge.yaml#/parameters/id: getCharge has no parameter id.',
      'links/getCharge.yaml#/parameters/id: createCharge has no $response.body#/payer/name.',
      'links/getCharge.yaml#/parameters/chargeId: createCharge has no $request.path.chargeId.',
    ],
  },
  {
    title: 'reports a body that is an object',
    given: withLink({
      operationId: 'getCharge',
      parameters: { chargeId: '$response.body#/payer/id' },
      requestBody: { chargeId: '$response.body#/payer/id' },
    }),
    want: ['links/getCharge.yaml#/: The body of a link is one expression, not an object.'],
  },
  {
    title: 'reports a resource that no link leads to',
    given: withLink(undefined),
    want: ['operations/deposits/getCharge.yaml#/: No link leads to getCharge.'],
  },
])
