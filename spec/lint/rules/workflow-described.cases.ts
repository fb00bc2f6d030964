import { checkRule } from '../check-rule.ts'
import { WORKFLOW, withFlow } from '../fixture.ts'

const FLOW = 'workflows/flow.arazzo.yaml#/workflows/0'
const DESCRIBED = { 'x-guide': 'deposit', 'x-mock': { runs: true } }
const step = (operationId: string, parts: object = {}): object => ({
  stepId: 'create',
  description: 'The operator creates a charge.',
  operationId: `$sourceDescriptions.${operationId}`,
  ...parts,
})

checkRule('pix/workflow-described', [
  {
    title: 'admits a flow with its guide, whose steps say who acts',
    ...WORKFLOW,
    given: withFlow(DESCRIBED, [
      step('pix.createCharge'),
      { ...step('pix.simulatePayment'), 'x-actor': 'payer', stepId: 'pay' },
      { ...step('sandbox.advanceClock'), stepId: 'wait' },
    ]),
    want: [],
  },
  {
    title: 'admits a reason not to run against the mock',
    ...WORKFLOW,
    given: withFlow({ ...DESCRIBED, 'x-mock': { runs: false, reason: 'It has no clock.' } }, [
      step('pix.createCharge'),
    ]),
    want: [],
  },
  {
    title: 'admits a workflow that only prepares others',
    ...WORKFLOW,
    given: withFlow({ 'x-mock': { outputs: { walletId: 'wallet-1' } } }, [step('pix.createCharge')]),
    want: [],
  },
  {
    title: 'reports a flow that names no guide and does not mention the mock',
    ...WORKFLOW,
    given: withFlow({}, [step('pix.createCharge')]),
    want: [
      `${FLOW}: flow needs x-mock: { runs: true }, or a reason why not.`,
      `${FLOW}: flow does not name its guide in x-guide.`,
    ],
  },
  {
    title: 'reports a step without a sentence',
    ...WORKFLOW,
    given: withFlow(DESCRIBED, [step('pix.createCharge', { description: 'creates a charge' })]),
    want: [`${FLOW}/steps/0: create has no description that is a sentence.`],
  },
  {
    title: 'reports a simulation and a command of the sandbox for which nobody acts',
    ...WORKFLOW,
    given: withFlow(DESCRIBED, [
      step('pix.simulatePayment'),
      { ...step('sandbox.payCharge'), stepId: 'pay' },
    ]),
    want: [
      `${FLOW}/steps/0: create simulates the world, so it needs x-actor: payer or institution.`,
      `${FLOW}/steps/1: pay simulates the world, so it needs x-actor: payer or institution.`,
    ],
  },
])
