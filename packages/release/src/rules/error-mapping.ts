import type { Json, JsonObject } from '../contract/json.ts'
import { additive, breaking, prose, type ComparisonRule } from './rule.ts'

/** `x-error-codes`: which code a broken keyword of a request gives. */
export const errorMapping: ComparisonRule = {
  id: 'error-mapping',
  decides: true,
  judge({ keyword, member, around }, direction) {
    if (keyword !== 'x-error-codes') return undefined
    if (direction === 'response') return prose('Only requests are answered with a code.')
    if (member !== undefined && (!states(around.base, member) || !states(around.head, member)))
      return additive('It comes or goes with its keyword, which is judged by itself.')
    return breaking('Callers: the same wrong request is answered with another code.')
  },
}

/** `const` is kept as an enum of one. */
function states(node: JsonObject, keyword: string): boolean {
  const value: Json | undefined = node[keyword] ?? (keyword === 'const' ? node['enum'] : undefined)
  return value !== undefined
}
