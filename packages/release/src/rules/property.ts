import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies added and removed properties. If a property becomes required or optional, the rule `required` classifies
 * it.
 */
export const property: ComparisonRule = {
  id: 'property',
  decides: true,
  judge({ node, keyword, kind, before, after }, direction) {
    if (node !== 'schema' || keyword !== 'properties') return undefined
    // The schema of a property can be `true` or `false`.
    if (kind === 'changed')
      return breaking(`The property changes from ${String(before)} to ${String(after)}.`)
    if (kind === 'added')
      return direction === 'request'
        ? additive('Callers may omit the property unless it is required.')
        : additive('Readers ignore unknown properties (G-197).')
    return direction === 'request'
      ? breaking('Callers: the property is refused or silently ignored.')
      : breaking('Readers: the property is no longer sent.')
  },
}
