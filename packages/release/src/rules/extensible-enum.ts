import { asList } from '../contract/json.ts'
import { verdictOf } from './effect.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `x-extensible-enum`: the contract announces that values may be added (G-197), but not that values may be removed. */
export const extensibleEnum: ComparisonRule = {
  id: 'extensible-enum',
  decides: true,
  judge({ keyword, kind, member, around }, direction) {
    if (keyword !== 'x-extensible-enum') return undefined
    if (member === undefined) {
      // When a closed enumeration becomes open, or an open one closed, the rule on `enum` classifies the values.
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
