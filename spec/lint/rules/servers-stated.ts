import { operationsIn } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** An operation outside /v1 must state its servers, because it is public and may be on another host (G-001). */
export const serversStated: LintRule = {
  name: 'servers-stated',
  section: 'writing-an-operation',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      // The control API and the rail contract have their own hosts.
      if (lint.files.base !== undefined) return
      for (const { path, node, location } of operationsIn(paths, context)) {
        if (!path.startsWith('/v1/') && node['servers'] === undefined)
          lint.report(`${path} does not start with /v1, so the operation must state its servers.`, location)
      }
    },
  }),
}
