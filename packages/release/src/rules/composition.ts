import { limitEffect, verdictOf } from './effect.ts'
import type { ComparisonRule } from './rule.ts'

const UNIONS = new Set(['oneOf', 'anyOf'])
const LIMITS = new Set([
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'patternProperties',
  'dependentSchemas',
  'items',
  'prefixItems',
])

/** A variant that is added to a union widens the union. Any other added subschema narrows the set of values. */
export const composition: ComparisonRule = {
  id: 'composition',
  decides: true,
  judge({ node, keyword, kind, member }, direction) {
    if (node !== 'schema') return undefined
    if (UNIONS.has(keyword) && member !== undefined && kind !== 'changed')
      return verdictOf(kind === 'added' ? 'widens' : 'narrows', direction)
    return UNIONS.has(keyword) || LIMITS.has(keyword) ? verdictOf(limitEffect(kind), direction) : undefined
  },
}
