import { limitEffect, verdictOf } from './effect.ts'
import { breaking, type ComparisonRule } from './rule.ts'

/** `enum` and `const`. */
export const enumeration: ComparisonRule = {
  id: 'enumeration',
  judge({ keyword, kind, member }, direction) {
    if (keyword !== 'enum' || kind === 'reordered') return undefined
    if (member === undefined) return verdictOf(limitEffect(kind), direction)
    if (kind === 'added') return verdictOf('widens', direction)
    return direction === 'response'
      ? breaking(
          'Readers: who waits for this value waits for ever, and a type that names it no longer compiles.',
        )
      : verdictOf('narrows', direction)
  },
}
