import type { Json } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import { additive, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of `additionalProperties` and `unevaluatedProperties`, which decide whether unknown properties are
 * refused.
 */
export const closedObject: ComparisonRule = {
  id: 'closed-object',
  decides: true,
  judge({ node, keyword, before, after }, direction) {
    const names = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']
    if (node !== 'schema' || !names.includes(keyword)) return undefined
    const wider = openness(after) > openness(before)
    if (wider && direction === 'response') return additive('Readers ignore unknown properties (G-197).')
    return verdictOf(wider ? 'widens' : 'narrows', direction)
  },
}

/**
 * Returns 0 when unknown properties are refused, 1 when they must match a schema, and 2 when all are allowed. All are
 * allowed also when the keyword is absent.
 */
function openness(value: Json | undefined): number {
  if (value === false) return 0
  return value === undefined || value === true ? 2 : 1
}
