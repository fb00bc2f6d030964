import type { Json } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import { additive, type ComparisonRule } from './rule.ts'

/** `additionalProperties` and `unevaluatedProperties`: whether unknown properties are refused. */
export const closedObject: ComparisonRule = {
  id: 'closed-object',
  decides: true,
  judge({ node, keyword, before, after }, direction) {
    const names = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']
    if (node !== 'schema' || !names.includes(keyword)) return undefined
    const wider = openness(after) > openness(before)
    if (wider && direction === 'response')
      return additive('Readers ignore fields that they do not know (G-197).')
    return verdictOf(wider ? 'widens' : 'narrows', direction)
  },
}

/** Nothing, what a schema allows, everything; absent is everything. */
function openness(value: Json | undefined): number {
  if (value === false) return 0
  return value === undefined || value === true ? 2 : 1
}
