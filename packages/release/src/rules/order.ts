import { additive, prose, type ComparisonRule } from './rule.ts'

/** Sets have no order; the codes of an operation have one. */
export const order: ComparisonRule = {
  id: 'order',
  judge({ node, keyword, kind }) {
    if (kind !== 'reordered') return undefined
    return node === 'operationErrors' && keyword === 'codes'
      ? additive('A request that breaks several rules may be answered with another of the same codes.')
      : prose('The same members in another order.')
  },
}
