import { checkRule } from '../check-rule.ts'
import { SUBJECT, withOperation, withSchema } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const parameter = (place: string, name: string): object => ({ in: place, name, schema: { type: 'string' } })

checkRule('pix/camel-case-names', [
  {
    title: 'admits camelCase properties',
    given: withSchema({ type: 'object', properties: { amount: {}, endToEndId: {}, cpf2: {} } }),
    want: [],
  },
  {
    title: 'admits camelCase parameters and kebab-case headers',
    given: withOperation({
      parameters: [parameter('query', 'pageSize'), parameter('header', 'x-correlation-id')],
      responses: { 200: { description: 'Done.', headers: { 'retry-after': {} } } },
    }),
    want: [],
  },
  {
    title: 'reports other properties',
    given: withSchema({ type: 'object', properties: { access_token: {}, Amount: {}, 'brl-code': {} } }),
    want: ['access_token', 'Amount', 'brl-code'].map(
      (name) => `${SUBJECT}#/properties/${name}: The property ${name} is not camelCase.`,
    ),
  },
  {
    title: 'reports other parameters and headers',
    given: withOperation({
      parameters: [parameter('query', 'page_size'), parameter('header', 'X-Correlation-Id')],
      responses: { 200: { description: 'Done.', headers: { 'Retry-After': {} } } },
    }),
    want: [
      `${OPERATION}#/parameters/0/name: The parameter page_size is not camelCase.`,
      `${OPERATION}#/parameters/1/name: The parameter X-Correlation-Id is not kebab-case.`,
      `${OPERATION}#/responses/200/headers/Retry-After: The header Retry-After is not kebab-case.`,
    ],
  },
])
