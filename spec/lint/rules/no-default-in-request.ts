import { bodySchemas, operationsIn, requestOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'
import { schemasBelow } from '../schemas.ts'

/**
 * A request body must not have a `default`, because generated types would then require the property. State the default
 * in the description.
 */
export const noDefaultInRequest: LintRule = {
  name: 'no-default-in-request',
  section: 'schemas',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        const request = requestOf(operation, context)
        if (request === undefined) continue
        for (const { schema, location } of bodySchemas(request)) {
          for (const below of schemasBelow(schema, location, context)) {
            if (below.node['default'] !== undefined) {
              report(
                'A request property has a default. Remove it, and state it in the description.',
                below.location.child('default'),
              )
            }
          }
        }
      }
    },
  }),
}
