import { checkRule, type Files } from '../check-rule.ts'
import { body, ref, SUBJECT, withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const described = (schema: object): Files => ({
  ...withOperation({
    description: 'Creates a charge.',
    responses: { 200: { description: 'Done.', ...body(ref('../../schemas/deposits/Subject.yaml')) } },
  }),
  [SUBJECT]: { description: 'A charge.', ...schema },
})
const endings = [
  'What?',
  'Never!',
  'One of:',
  '(A bracket.)',
  '```\ncode\n```',
  '| a | table |',
  'Spaces after. ',
]

checkRule('pix/description-sentence', [
  {
    title: 'admits sentences, code and tables',
    given: described({
      type: 'object',
      properties: Object.fromEntries(endings.map((description, index) => [`p${index}`, { description }])),
    }),
    want: [],
  },
  {
    title: 'admits a property that leaves it to its schema, and conditions without words',
    given: {
      ...described({
        type: 'object',
        properties: { payer: ref('./Payer.yaml') },
        allOf: [{ not: { required: ['payer'], properties: { payer: { type: 'string' } } } }],
      }),
      'schemas/deposits/Payer.yaml': { type: 'string', description: 'Who pays.' },
    },
    want: [],
  },
  {
    title: 'reports what has no description',
    given: {
      ...withOperation({
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: {
            description: '',
            headers: { 'x-request-id': { schema: { type: 'string' } } },
            ...body(ref('../../schemas/deposits/Subject.yaml')),
          },
        },
      }),
      [SUBJECT]: { type: 'object', properties: { amount: { type: 'integer' }, payer: ref('./Payer.yaml') } },
      'schemas/deposits/Payer.yaml': { type: 'string' },
    },
    want: [
      `${OPERATION}#/`,
      `${OPERATION}#/parameters/0`,
      `${OPERATION}#/responses/200`,
      `${OPERATION}#/responses/200/headers/x-request-id`,
      `${SUBJECT}#/`,
      `${SUBJECT}#/properties/amount`,
      `${SUBJECT}#/properties/payer`,
      'schemas/deposits/Payer.yaml#/',
    ].map((at) => `${at}: There is no description.`),
  },
  {
    title: 'reports what does not end, and what waits to be written',
    given: {
      ...described({
        type: 'object',
        properties: {
          amount: { description: 'The amount' },
          payer: { ...ref('./Payer.yaml'), description: 'Who pays,' },
          note: { description: 'DESCRIBE.' },
        },
      }),
      'schemas/deposits/Payer.yaml': { type: 'string', description: 'TODO: describe.' },
    },
    want: [
      `${SUBJECT}#/properties/amount/description: The description does not end with a full stop.`,
      `${SUBJECT}#/properties/payer/description: The description does not end with a full stop.`,
      `${SUBJECT}#/properties/note/description: The description is a placeholder.`,
      'schemas/deposits/Payer.yaml#/description: The description is a placeholder.',
    ],
  },
])
