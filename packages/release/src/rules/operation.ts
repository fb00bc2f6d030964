import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies added and removed operations and events, and changes of their names, paths and methods. */
export const operation: ComparisonRule = {
  id: 'operation',
  decides: true,
  judge({ node, keyword, kind, around }, direction) {
    if (node === 'contract' && keyword === 'paths')
      return kind === 'added' ? additive('A new operation.') : breaking('Callers: the operation was removed.')
    if (node === 'contract' && keyword === 'webhooks')
      return kind === 'added'
        ? additive('Receivers acknowledge unknown events (G-197).')
        : breaking('Receivers: the event is no longer sent.')
    if (node !== 'operation') return undefined
    if (keyword === 'path' || keyword === 'method')
      return breaking(
        direction === 'response'
          ? 'Receivers: the event is sent with another path or method.'
          : 'Callers: the old path or method returns an error.',
      )
    if (keyword === 'operationId')
      return breaking('Users of the client and of generated code: the method has another name.')
    if (keyword !== 'tags') return undefined
    // The first tag is part of the client's method name: `pix.<tag>.<operationId>`.
    return firstTag(around.base['tags']) === firstTag(around.head['tags']) || direction === 'response'
      ? additive('The reference shows it in other groups.')
      : breaking('Users of the client: the method moves to another group.')
  },
}

const firstTag = (tags: unknown): unknown => (Array.isArray(tags) ? tags[0] : undefined)
