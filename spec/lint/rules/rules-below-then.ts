import { isObject } from '../../src/bundle/document.ts'
import type { LintRule } from '../rule.ts'

/** Cross-field rules must stand below `then`, where generators of validators do not intersect them with the object. */
export const rulesBelowThen: LintRule = {
  name: 'rules-below-then',
  section: 'which-error-a-broken-rule-gives',
  visitor: ({ report }) => ({
    Schema: ({ type, allOf }, { location }) => {
      if (type === undefined || !Array.isArray(allOf)) return
      allOf.forEach((member, index) => {
        if (isObject(member) && 'not' in member && !('type' in member))
          report(
            'The rule stands beside the type. Write if: {}, then: { allOf: … }.',
            location.child(['allOf', index]),
          )
      })
    },
  }),
}
