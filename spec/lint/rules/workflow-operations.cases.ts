import { checkRule } from '../check-rule.ts'
import { WORKFLOW, withSteps } from '../fixture.ts'

const step = (operationId: string): object => ({ stepId: 'create', operationId })

checkRule('pix/workflow-operations', [
  {
    title: 'admits an operation of the description, and a workflow',
    ...WORKFLOW,
    given: withSteps(step('$sourceDescriptions.pix.createCharge'), {
      stepId: 'again',
      workflowId: '$sourceDescriptions.setup.openWallet',
    }),
    want: [],
  },
  {
    title: 'reports an operation that the description does not have',
    ...WORKFLOW,
    given: withSteps(step('$sourceDescriptions.pix.createCharges')),
    want: [
      'workflows/flow.arazzo.yaml#/workflows/0/steps/0/operationId: create calls createCharges, which the description pix does not have.',
    ],
  },
  {
    title: 'reports an operation of a description that is not named',
    ...WORKFLOW,
    given: withSteps(step('$sourceDescriptions.bank.createCharge')),
    want: [
      'workflows/flow.arazzo.yaml#/workflows/0/steps/0/operationId: create calls createCharge, which the description bank does not have.',
    ],
  },
  {
    title: 'reports an operation without its description',
    ...WORKFLOW,
    given: withSteps(step('createCharge')),
    want: [
      'workflows/flow.arazzo.yaml#/workflows/0/steps/0: create calls no operation. Write operationId: $sourceDescriptions.<name>.<operationId>.',
    ],
  },
])
