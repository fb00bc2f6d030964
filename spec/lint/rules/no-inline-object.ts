import type { LintRule } from '../rule.ts'
import { isCondition, isNamed, isObjectSchema } from '../schemas.ts'

/** An object is a named schema in a file of its own, so that types and documentation have a name for it. */
export const noInlineObject: LintRule = {
  name: 'no-inline-object',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (!isNamed(location) && !isCondition(location) && isObjectSchema(schema)) {
        report('An object has no name here: give it a file below schemas/.', location)
      }
    },
  }),
}
