import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Operations and events that come or go, and what they are called by. */
export const operation: ComparisonRule = {
  id: 'operation',
  decides: true,
  judge({ node, keyword, kind, around }, direction) {
    if (node === 'contract' && keyword === 'paths')
      return kind === 'added' ? additive('A new operation.') : breaking('Callers: the operation is gone.')
    if (node === 'contract' && keyword === 'webhooks')
      return kind === 'added'
        ? additive('Receivers acknowledge events that they do not know (G-197).')
        : breaking('Receivers: the event no longer comes.')
    if (node !== 'operation') return undefined
    if (keyword === 'path' || keyword === 'method')
      return breaking(
        direction === 'response'
          ? 'Receivers: the event comes otherwise.'
          : 'Callers: the old address answers no more.',
      )
    if (keyword === 'operationId')
      return breaking('Users of the client and of generated code: the method has another name.')
    if (keyword !== 'tags') return undefined
    // The first tag is the group of the client: pix.<tag>.<operationId>.
    return firstTag(around.base['tags']) === firstTag(around.head['tags']) || direction === 'response'
      ? additive('It stands in other groups of the reference.')
      : breaking('Users of the client: the method moves to another group.')
  },
}

const firstTag = (tags: unknown): unknown => (Array.isArray(tags) ? tags[0] : undefined)
