import { isObject, type JsonObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { stepsOf } from '../workflow-operations.ts'

/**
 * A workflow is a test as well: a step without criteria passes whatever the service returns. So each step states the
 * status of its response, and each call of the operator states at least one value of the body too.
 */
export const workflowCriteria: LintRule = {
  name: 'workflow-criteria',
  section: 'workflows',
  document: 'arazzo1',
  visitor: ({ report }) =>
    stepsOf((step, called, location) => {
      if (called === undefined) return
      const conditions = conditionsOf(step)
      if (!conditions.some((it) => /^\$statusCode == \d{3}$/.test(it))) {
        report(`${step['stepId']} has no criterion such as $statusCode == 200.`, location)
      }
      if (called.source === 'pix' && !conditions.some((it) => it.startsWith('$response.body#/'))) {
        report(`${step['stepId']} has no criterion for a value of the body.`, location)
      }
    }),
}

function conditionsOf(step: JsonObject): string[] {
  const criteria = Array.isArray(step['successCriteria']) ? step['successCriteria'] : []
  return criteria.filter(isObject).map(({ condition }) => String(condition))
}
