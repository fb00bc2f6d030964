import { limitEffect, verdictOf } from './effect.ts'
import { breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `enum` and `const`. */
export const enumeration: ComparisonRule = {
  id: 'enumeration',
  judge({ keyword, kind, member }, direction) {
    if (keyword !== 'enum' || kind === 'reordered') return undefined
    if (member === undefined) return verdictOf(limitEffect(kind), direction)
    if (kind === 'added') return verdictOf('widens', direction)
    return direction === 'response'
      ? breaking(
          'Readers: a client that waits for this value waits forever, and code that names it no longer compiles.',
        )
      : verdictOf('narrows', direction)
  },
}
