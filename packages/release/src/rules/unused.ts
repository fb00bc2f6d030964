import { neutral, type ComparisonRule } from './rule.ts'

/**
 * Classifies new names of components, and changes of components that no operation and no event uses. They are never
 * sent.
 */
export const unused: ComparisonRule = {
  id: 'unused',
  judge({ node, keyword, kind }) {
    return node === 'components' && kind !== 'removed' && keyword !== 'securitySchemes'
      ? neutral('It is not sent. Its uses are classified separately.')
      : undefined
  },
}
