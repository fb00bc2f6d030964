import { isObject } from '../contract/json.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

const WRITTEN = new Set(['style', 'explode', 'allowReserved', 'allowEmptyValue', 'schema', 'content'])

/** Parameters that come or go, and how they are written. The headers of an event are parameters too. */
export const parameter: ComparisonRule = {
  id: 'parameter',
  judge({ node, keyword, kind, after }, direction) {
    if (node === 'parameter' || node === 'header')
      return WRITTEN.has(keyword) ? breaking('The value is written in another way.') : undefined
    if (node !== 'operation' || keyword !== 'parameters') return undefined
    if (kind === 'removed')
      return direction === 'response'
        ? breaking('Receivers: they may check it, and it no longer comes.')
        : breaking('Callers: what they send has no effect any more.')
    if (direction === 'response') return additive('Receivers ignore headers that they do not know.')
    return isObject(after) && after['required'] === true
      ? breaking('Callers: a request without it is refused.')
      : additive('Callers need not send it.')
  },
}
