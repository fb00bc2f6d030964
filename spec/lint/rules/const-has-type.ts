import type { LintRule } from '../rule.ts'
import { isCondition } from '../schemas.ts'

/** Without `type`, documentation shows a constant as "any". */
export const constHasType: LintRule = {
  name: 'const-has-type',
  section: 'schemas',
  visitor: ({ report }) => ({
    Schema: (schema, { location }) => {
      if (isCondition(location) || schema['type'] !== undefined) return
      for (const keyword of ['const', 'enum', 'x-extensible-enum']) {
        if (schema[keyword] !== undefined)
          report(`No type stands beside ${keyword}.`, location.child(keyword))
      }
    },
  }),
}
