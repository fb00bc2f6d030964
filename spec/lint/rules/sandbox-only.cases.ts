import { checkRule } from '../check-rule.ts'
import { withOperation } from '../fixture.ts'

const OPERATION = 'operations/deposits/createCharge.yaml'
const notFound = { responses: { 404: { description: 'Nothing there.' } } }
const simulation = { tags: ['simulations'], ...notFound }
const MOCK = { path: '/v1/pix/mock/simulate-payment' }

checkRule('pix/sandbox-only', [
  {
    title: 'admits a simulation that says so',
    given: withOperation({ ...simulation, 'x-sandbox-only': true }),
    want: [],
  },
  {
    title: 'admits a mock route that says so',
    given: withOperation({ ...notFound, 'x-sandbox-only': true }, MOCK),
    want: [],
  },
  { title: 'admits an operation of production', given: withOperation({ responses: {} }), want: [] },
  {
    title: 'reports a simulation that does not say so',
    given: withOperation(simulation),
    want: [`${OPERATION}#/: createCharge must have x-sandbox-only: true.`],
  },
  {
    title: 'reports a mock route that does not say so',
    given: withOperation(notFound, MOCK),
    want: [`${OPERATION}#/: createCharge must have x-sandbox-only: true.`],
  },
  {
    title: 'reports an operation of production that says so',
    given: withOperation({ ...notFound, 'x-sandbox-only': true }),
    want: [`${OPERATION}#/: createCharge must not have x-sandbox-only: true.`],
  },
  {
    title: 'reports a simulation without the 404 of production',
    given: withOperation({ tags: ['simulations'], 'x-sandbox-only': true, responses: {} }),
    want: [`${OPERATION}#/responses: createCharge does not document the 404 of production.`],
  },
])
