import { prose, type ComparisonRule } from './rule.ts'

/** Classifies changes of components that no operation and no event uses. They are never sent, so a change is prose. */
export const unused: ComparisonRule = {
  id: 'unused',
  judge({ node, keyword, kind }, direction) {
    if (direction !== 'contract') return undefined
    if (['schema', 'discriminator', 'parameter', 'response', 'header', 'mediaType'].includes(node))
      return prose('No operation and no event uses it.')
    return node === 'components' && kind === 'added' && keyword !== 'securitySchemes'
      ? prose('A new name. The operations that use it are classified separately.')
      : undefined
  },
}
