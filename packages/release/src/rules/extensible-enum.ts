import { asList } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `x-extensible-enum`: the contract announces that values are added (G-197), not that they go. */
export const extensibleEnum: ComparisonRule = {
  id: 'extensible-enum',
  decides: true,
  judge({ keyword, kind, member, around }, direction) {
    if (keyword !== 'x-extensible-enum') return undefined
    if (member === undefined) {
      // The values of a closed enumeration that becomes an open one, or the other way, are judged there.
      const closed = asList(around.base['enum']).length + asList(around.head['enum']).length > 0
      if (closed) return additive('The enumeration is closed on one side; that is judged by itself.')
      return kind === 'added'
        ? verdictOf('narrows', direction)
        : breaking('Readers lose the values to expect.')
    }
    if (kind === 'added') return additive('An open enumeration: readers expect values that they do not know.')
    return direction === 'request'
      ? breaking('Callers: a value that was accepted may be refused.')
      : breaking('Readers: who waits for this value waits for ever.')
  },
}
