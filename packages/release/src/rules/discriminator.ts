import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `discriminator`: how readers tell variants apart. The variants themselves are judged where the union is. */
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
