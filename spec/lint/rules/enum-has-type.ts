import type { LintRule } from '../rule.ts'
import { isCondition } from '../schemas.ts'

/** An `enum` must have a `type`. Without a `type`, the documentation shows "any". */
export const enumHasType: LintRule = {
  name: 'enum-has-type',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (isCondition(location) || schema['type'] !== undefined) return
      for (const keyword of ['enum', 'x-extensible-enum']) {
        if (schema[keyword] !== undefined)
          report(`The schema has ${keyword} but no type.`, location.child(keyword))
      }
    },
  }),
}
