import type { Json } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'
import { calledOperation } from '../workflow-operations.ts'

/** A workflow calls operations by their ids. A renamed operation would break the workflow only when it runs. */
export const workflowOperations: LintRule = {
  name: 'workflow-operations',
  section: 'workflows',
  document: 'arazzo1',
  visitor: ({ report }) => {
    let root: Json = {}
    return {
      Root: (node) => {
        root = node
      },
      Step: (step, { location }) => {
        if (step['workflowId'] !== undefined) return
        const called = calledOperation(step, root, location.source.absoluteRef)
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
      },
    }
  },
}
