import { asList } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of `x-extensible-enum`. The contract announces that values may be added (G-197), but not that
 * values may be removed.
 */
export const extensibleEnum: ComparisonRule = {
  id: 'extensible-enum',
  decides: true,
  judge({ keyword, kind, member, around }, direction) {
    if (keyword !== 'x-extensible-enum') return undefined
    if (member === undefined) {
      // When an enumeration changes between `enum` and `x-extensible-enum`, the rule `enumeration` classifies its
      // values.
      const closed = asList(around.base['enum']).length + asList(around.head['enum']).length > 0
      if (closed)
        return additive('One version of the enumeration is closed. The rule on enum classifies its values.')
      return kind === 'added'
        ? verdictOf('narrows', direction)
        : breaking('Readers: the contract no longer lists the expected values.')
    }
    if (kind === 'added') return additive('The enumeration is open: readers must handle unknown values.')
    return direction === 'request'
      ? breaking('Callers: a value that was accepted may now be refused.')
      : breaking('Readers: a client that waits for this value waits forever.')
  },
}
