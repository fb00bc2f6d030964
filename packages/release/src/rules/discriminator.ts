import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `discriminator`: how readers distinguish variants. `composition` classifies the variants. */
export const discriminator: ComparisonRule = {
  id: 'discriminator',
  judge({ node, keyword, kind }) {
    if (node === 'discriminator' && keyword === 'mapping')
      return additive('It follows the variants of the union, which are judged by themselves.')
    if (node !== 'discriminator' && !(node === 'schema' && keyword === 'discriminator')) return undefined
    return kind === 'added'
      ? additive('A help for readers and generators.')
      : breaking('Readers: generated code tells the variants apart by another field.')
  },
}
