import { verdictOf } from './effect.ts'
import type { ComparisonRule } from './rule.ts'

/** `uniqueItems`. */
export const uniqueItems: ComparisonRule = {
  id: 'unique-items',
  judge({ node, keyword, after }, direction) {
    if (node !== 'schema' || keyword !== 'uniqueItems') return undefined
    return verdictOf(after === true ? 'narrows' : 'widens', direction)
  },
}
