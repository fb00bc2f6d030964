import { isObject } from '../contract/json.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Bodies, their media types and how these are encoded. */
export const body: ComparisonRule = {
  id: 'body',
  judge({ node, keyword, kind, after }, direction) {
    if (node === 'operation' && keyword === 'requestBody') {
      if (kind !== 'added') return breaking('The body that was sent is not expected any more.')
      return direction === 'request' && isObject(after) && after['required'] === true
        ? breaking('Callers: a request without a body is refused.')
        : additive('Nobody has to send it or to read it.')
    }
    if (keyword === 'content')
      return kind === 'added' && direction === 'request'
        ? additive('Callers may send it.')
        : breaking('The body may come in a form that is not understood, or no longer in the one that is.')
    return node === 'mediaType' && (keyword === 'encoding' || keyword === 'schema')
      ? breaking('The body is written in another way.')
      : undefined
  },
}
