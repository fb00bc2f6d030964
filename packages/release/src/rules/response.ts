import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of statuses and response headers. */
export const response: ComparisonRule = {
  id: 'response',
  decides: true,
  judge({ node, keyword, kind, member }, direction) {
    if (node === 'operation' && keyword === 'responses') return status(member ?? '', kind, direction)
    if (node === 'link' || (node === 'response' && keyword === 'links')) return additive('A hint for tools.')
    if (node !== 'response' || keyword !== 'headers') return undefined
    return kind === 'added'
      ? additive('Readers ignore unknown headers.')
      : breaking('Readers may use the header, and it is no longer sent.')
  },
}

function status(member: string, kind: string, direction: string) {
  // Requests are sent by the operator. So a status in this direction is a response of the operator to an event.
  if (direction === 'request')
    return kind === 'removed'
      ? breaking('Receivers: a response that they may return is no longer accepted.')
      : additive('Receivers may return one more response.')
  const failure = /^[45]|^default$/.test(member)
  if (failure)
    return kind === 'removed'
      ? additive('The operation no longer returns this error status.')
      : additive('Readers handle an unknown error status by its class, 4xx or 5xx.')
  return kind === 'removed'
    ? breaking('Callers: a success no longer has this status.')
    : breaking('Callers: a success may have a status that they do not know.')
}
