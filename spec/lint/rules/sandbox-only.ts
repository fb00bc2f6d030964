import { operationsIn } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * An operation that does not exist in production must be marked with `x-sandbox-only`, and must document the 404 that
 * production returns (§4.8, G-004).
 */
export const sandboxOnly: LintRule = {
  name: 'sandbox-only',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const { id, path, node, location } of operationsIn(paths, context)) {
        const isSimulation = JSON.stringify(node['tags'] ?? []).includes('"simulations"')
        const isMock = path.startsWith('/v1/pix/mock/')
        const isMarked = node['x-sandbox-only'] === true
        if (isMarked !== (isSimulation || isMock)) {
          report(`${id} must ${isMarked ? 'not have' : 'have'} x-sandbox-only: true.`, location)
        }
        if (isMarked && !('404' in ((node['responses'] ?? {}) as object))) {
          report(`${id} does not document the 404 of production.`, location.child('responses'))
        }
      }
    },
  }),
}
