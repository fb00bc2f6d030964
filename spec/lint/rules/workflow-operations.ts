import type { LintRule } from '../rule.ts'
import { stepsOf } from '../workflow-operations.ts'

/** A workflow calls operations by their ids. A renamed operation would break the workflow only when it runs. */
export const workflowOperations: LintRule = {
  name: 'workflow-operations',
  section: 'workflows',
  document: 'arazzo1',
  visitor: ({ report }) =>
    stepsOf((step, called, location) => {
      if (step['workflowId'] !== undefined) return
      if (called === undefined) {
        report(
          `${step['stepId']} calls no operation. Write operationId: $sourceDescriptions.<name>.<operationId>.`,
          location,
        )
      } else if (called.node === undefined) {
        report(
          `${step['stepId']} calls ${called.id}, which the description ${called.source} does not have.`,
          location.child('operationId'),
        )
      }
    }),
}
