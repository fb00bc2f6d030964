import { additive, prose, type ComparisonRule } from './rule.ts'

/** The order of a set has no meaning, except the order of the codes of an operation. */
export const order: ComparisonRule = {
  id: 'order',
  judge({ node, keyword, kind }) {
    if (kind !== 'reordered') return undefined
    return node === 'operationErrors' && keyword === 'codes'
      ? additive('A request that breaks several rules may return another of its codes.')
      : prose('The same members in another order.')
  },
}
