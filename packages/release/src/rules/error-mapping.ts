import type { Json, JsonObject } from '../contract/json.ts'
import { additive, breaking, neutral, type ComparisonRule } from './rule.ts'

/** Classifies changes of `x-error-codes`, the codes that the service returns when a keyword is violated. */
export const errorMapping: ComparisonRule = {
  id: 'error-mapping',
  decides: true,
  judge({ keyword, member, around }, direction) {
    if (keyword !== 'x-error-codes') return undefined
    if (direction === 'response') return neutral('Error codes apply only to requests.')
    if (member !== undefined && (!states(around.base, member) || !states(around.head, member)))
      return additive('It is added or removed together with its keyword, which is classified separately.')
    return breaking('Callers: the same invalid request returns another code.')
  },
}

/** True when a node has the keyword. A `const` is stored as an enum with one value. */
function states(node: JsonObject, keyword: string): boolean {
  const value: Json | undefined = node[keyword] ?? (keyword === 'const' ? node['enum'] : undefined)
  return value !== undefined
}
