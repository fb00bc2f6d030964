import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies changes of `discriminator`, by which readers distinguish variants. The rule `composition` classifies added
 * and removed variants.
 */
export const discriminator: ComparisonRule = {
  id: 'discriminator',
  judge({ node, keyword, kind }) {
    if (node === 'discriminator' && keyword === 'mapping')
      return additive('The mapping follows the variants of the union, which are classified separately.')
    if (node !== 'discriminator' && !(node === 'schema' && keyword === 'discriminator')) return undefined
    return kind === 'added'
      ? additive('Readers and code generators may use the discriminator.')
      : breaking('Readers: generated code distinguishes the variants by another field.')
  },
}
