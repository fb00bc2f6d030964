import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Statuses and response headers. */
export const response: ComparisonRule = {
  id: 'response',
  decides: true,
  judge({ node, keyword, kind, member }, direction) {
    if (node === 'operation' && keyword === 'responses') return status(member ?? '', kind, direction)
    if (node !== 'response') return undefined
    if (keyword === 'headers')
      return kind === 'added'
        ? additive('Readers ignore headers that they do not know.')
        : breaking('Readers: they may use the header, and it no longer comes.')
    return keyword === 'links' ? additive('A hint for tools.') : undefined
  },
}

function status(member: string, kind: string, direction: string) {
  // The answers of an operator to an event.
  if (direction === 'request')
    return kind === 'removed'
      ? breaking('Receivers: an answer that they may give is no longer understood.')
      : additive('Receivers may give one more answer.')
  const failure = /^[45]|^default$/.test(member)
  if (failure)
    return kind === 'removed'
      ? additive('Readers: an error that no longer comes.')
      : additive('Readers treat an error status that they do not know by its class.')
  return kind === 'removed'
    ? breaking('Callers: success is told by another status.')
    : breaking('Callers: success may come with a status that they do not know.')
}
