import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Properties that come or go. Whether one must be sent is a matter of `required`. */
export const property: ComparisonRule = {
  id: 'property',
  decides: true,
  judge({ node, keyword, kind, before, after }, direction) {
    if (node !== 'schema' || keyword !== 'properties') return undefined
    // A schema may be true or false.
    if (kind === 'changed')
      return breaking(`The property changes from ${String(before)} to ${String(after)}.`)
    if (kind === 'added')
      return direction === 'request'
        ? additive('Callers need not send it unless it is required.')
        : additive('Readers ignore fields that they do not know (G-197).')
    return direction === 'request'
      ? breaking('Callers: what they send is refused or, worse, silently ignored.')
      : breaking('Readers: the field no longer comes.')
  },
}
