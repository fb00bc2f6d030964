import { isObject } from '../contract/json.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

const WRITTEN = new Set(['style', 'explode', 'allowReserved', 'allowEmptyValue', 'schema', 'content'])

/**
 * Classifies added and removed parameters, and changes of their format. The headers of an event count as parameters.
 */
export const parameter: ComparisonRule = {
  id: 'parameter',
  judge({ node, keyword, kind, after }, direction) {
    if (node === 'parameter' || node === 'header')
      return WRITTEN.has(keyword) ? breaking('The value is encoded differently.') : undefined
    if (node !== 'operation' || keyword !== 'parameters') return undefined
    if (kind === 'removed')
      return direction === 'response'
        ? breaking('Receivers may check the header, and it is no longer sent.')
        : breaking('Callers: the parameter no longer has an effect.')
    if (direction === 'response') return additive('Receivers ignore unknown headers.')
    return isObject(after) && after['required'] === true
      ? breaking('Callers: a request without the parameter is refused.')
      : additive('Callers may omit the parameter.')
  },
}
