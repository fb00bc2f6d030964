import { isObject } from '../contract/json.ts'
import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of bodies, of their media types and of encodings. */
export const body: ComparisonRule = {
  id: 'body',
  judge({ node, keyword, kind, after }, direction) {
    if (node === 'operation' && keyword === 'requestBody') {
      if (kind !== 'added') return breaking('Users who send the body: the receiver no longer expects it.')
      return direction === 'request' && isObject(after) && after['required'] === true
        ? breaking('Callers: a request without a body is refused.')
        : additive('Sending and reading the body are optional.')
    }
    if (keyword === 'content')
      return kind === 'added' && direction === 'request'
        ? additive('Callers may send the body in this media type.')
        : breaking('The body may have a media type that the reader does not support.')
    return node === 'mediaType' && (keyword === 'encoding' || keyword === 'schema')
      ? breaking('The body is encoded differently.')
      : undefined
  },
}
