import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `x-pagination`. Clients read it to follow the pages of a list. */
export const pagination: ComparisonRule = {
  id: 'pagination',
  decides: true,
  judge({ keyword, kind }) {
    if (keyword !== 'x-pagination') return undefined
    return kind === 'added'
      ? additive('Clients may follow the pages automatically.')
      : breaking('Users of the client: it follows the pages in another way, or not at all.')
  },
}
