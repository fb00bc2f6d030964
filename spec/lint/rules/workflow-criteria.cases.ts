import { checkRule } from '../check-rule.ts'
import { WORKFLOW, withSteps } from '../fixture.ts'

const PLACE = 'workflows/flow.arazzo.yaml#/workflows/0/steps/0'
const step = (source: string, ...conditions: string[]): object => ({
  stepId: 'create',
  operationId: `$sourceDescriptions.${source}.createCharge`,
  successCriteria: conditions.map((condition) => ({ condition })),
})

checkRule('pix/workflow-criteria', [
  {
    title: 'admits a status and a value of the body',
    ...WORKFLOW,
    given: withSteps(step('pix', '$statusCode == 201', "$response.body#/status == 'PENDING'")),
    want: [],
  },
  {
    title: 'admits a command of the sandbox with a status only',
    ...WORKFLOW,
    given: withSteps(step('sandbox', '$statusCode == 200')),
    want: [],
  },
  {
    title: 'reports a call of the operator without a value of the body',
    ...WORKFLOW,
    given: withSteps(step('pix', '$statusCode == 201')),
    want: [`${PLACE}: create has no criterion for a value of the body.`],
  },
  {
    title: 'reports a step without a status',
    ...WORKFLOW,
    given: withSteps(step('pix', "$response.body#/status == 'PENDING'")),
    want: [`${PLACE}: create has no criterion such as $statusCode == 200.`],
  },
  {
    title: 'reports a status that many statuses satisfy',
    ...WORKFLOW,
    given: withSteps(step('sandbox', '$statusCode < 300')),
    want: [`${PLACE}: create has no criterion such as $statusCode == 200.`],
  },
])
