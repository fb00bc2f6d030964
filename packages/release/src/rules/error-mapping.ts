import { additive, breaking, neutral, type ComparisonRule } from './rule.ts'

/** Classifies changes of `x-error-codes`, the codes that the service returns when a keyword is violated. */
export const errorMapping: ComparisonRule = {
  id: 'error-mapping',
  decides: true,
  judge({ keyword, member, around }, direction) {
    if (keyword !== 'x-error-codes') return undefined
    if (direction === 'response') return neutral('Error codes apply only to requests.')
    if (member !== undefined && (around.base[member] === undefined || around.head[member] === undefined))
      return additive('It is added or removed together with its keyword, which is classified separately.')
    return breaking('Callers: the same invalid request returns another code.')
  },
}
