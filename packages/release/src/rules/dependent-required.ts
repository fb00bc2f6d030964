import { asList } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import type { ComparisonRule } from './rule.ts'

/** `dependentRequired`: what must come along with another property. */
export const dependentRequired: ComparisonRule = {
  id: 'dependent-required',
  judge({ node, keyword, before, after }, direction) {
    if (node !== 'schema' || keyword !== 'dependentRequired') return undefined
    const [old, now] = [asList(before), asList(after)]
    if (old.every((name) => now.includes(name))) return verdictOf('narrows', direction)
    return verdictOf(now.every((name) => old.includes(name)) ? 'widens' : 'replaces', direction)
  },
}
