import type { LintRule } from '../rule.ts'
import { isCondition, isNamed, isObjectSchema } from '../schemas.ts'

/** An object must be a named schema in its own file, so that types and documentation can show a name for it. */
export const noInlineObject: LintRule = {
  name: 'no-inline-object',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (!isNamed(location) && !isCondition(location) && isObjectSchema(schema)) {
        report('The object has no name. Move it to a file in schemas/.', location)
      }
    },
  }),
}
