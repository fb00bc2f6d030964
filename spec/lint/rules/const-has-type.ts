import type { LintRule } from '../rule.ts'
import { isCondition } from '../schemas.ts'

/** A `const` must have a `type`. Without a `type`, the documentation shows "any". */
export const constHasType: LintRule = {
  name: 'const-has-type',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (isCondition(location) || schema['type'] !== undefined) return
      for (const keyword of ['const', 'enum', 'x-extensible-enum']) {
        if (schema[keyword] !== undefined)
          report(`The schema has ${keyword} but no type.`, location.child(keyword))
      }
    },
  }),
}
