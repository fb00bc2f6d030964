import { asList, type JsonObject } from '../contract/json.ts'
import { limitEffect, verdictOf } from './effect.ts'
import { neutral, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of `type`, including null. A change from integer to number only adds values, because every integer
 * is a number.
 */
export const type: ComparisonRule = {
  id: 'type',
  judge({ node, keyword, kind, member, around }, direction) {
    if (node !== 'schema' || keyword !== 'type' || kind === 'reordered') return undefined
    if (member === undefined) return verdictOf(limitEffect(kind), direction)
    const other = kind === 'added' ? around.base : around.head
    if (member === 'integer' && hasType(other, 'number'))
      return neutral('Every integer is a number, so the set of values stays the same.')
    return verdictOf(kind === 'added' ? 'widens' : 'narrows', direction)
  },
}

const hasType = (node: JsonObject, name: string): boolean => asList(node['type']).includes(name)
