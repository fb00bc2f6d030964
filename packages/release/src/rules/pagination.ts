import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `x-pagination`: how clients follow the pages of a list. */
export const pagination: ComparisonRule = {
  id: 'pagination',
  decides: true,
  judge({ keyword, kind }) {
    if (keyword !== 'x-pagination') return undefined
    return kind === 'added'
      ? additive('Clients may follow the pages by themselves.')
      : breaking('Users of the client: pages are followed in another way, or not at all.')
  },
}
