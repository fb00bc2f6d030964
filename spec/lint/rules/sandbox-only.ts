import { operationsIn } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** What exists only outside production says so, and has the 404 that production answers (§4.8, G-004). */
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
          report(
            `${id} ${isMarked ? 'is no simulation, yet says' : 'does not say'} x-sandbox-only: true.`,
            location,
          )
        }
        if (isMarked && !('404' in ((node['responses'] ?? {}) as object))) {
          report(`${id} has no 404, the answer of production.`, location.child('responses'))
        }
      }
    },
  }),
}
