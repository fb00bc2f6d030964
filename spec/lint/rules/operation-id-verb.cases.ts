import { checkRule } from '../check-rule.ts'
import { contract, withWebhook } from '../fixture.ts'

const named = (...ids: string[]): ReturnType<typeof contract> =>
  contract({
    paths: Object.fromEntries(ids.map((operationId, index) => [`/v1/${index}`, { get: { operationId } }])),
  })
const fault =
  'The operationId does not start with a verb of the list, or is not camelCase. See spec/README.md#writing-an-operation.'

checkRule('rule/operation-id-verb', [
  {
    title: 'admits a verb and what it acts on',
    given: named('createCharge', 'getClosingDayBalance', 'listStatement'),
    want: [],
  },
  { title: 'leaves events alone', given: withWebhook(), want: [] },
  {
    title: 'reports another verb, none, and another case',
    given: named('makeCharge', 'charge', 'create', 'createcharge', 'CreateCharge', 'create_charge'),
    want: [0, 1, 2, 3, 4, 5].map((index) => `openapi.yaml#/paths/~1v1~1${index}/get/operationId: ${fault}`),
  },
])
