import { additive, neutral, type ComparisonRule } from './rule.ts'

/** The order of a set means nothing, except the order of an operation's error codes. */
export const order: ComparisonRule = {
  id: 'order',
  judge({ node, keyword, kind }) {
    if (kind !== 'reordered') return undefined
    return node === 'operationErrors' && keyword === 'codes'
      ? additive('A request that breaks several rules may return another of its codes.')
      : neutral('The same members in another order.')
  },
}
