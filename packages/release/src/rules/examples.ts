import { prose, type ComparisonRule } from './rule.ts'

/** Examples are not part of the contract's promises. */
export const examples: ComparisonRule = {
  id: 'examples',
  judge({ keyword }) {
    return keyword === 'example' || keyword === 'examples'
      ? prose('An example. Only the mock returns it.')
      : undefined
  },
}
