import { prose, type ComparisonRule } from './rule.ts'

/** A changed example is not breaking, because the contract promises nothing about examples. */
export const examples: ComparisonRule = {
  id: 'examples',
  judge({ keyword }) {
    return keyword === 'example' || keyword === 'examples'
      ? prose('An example. Only the mock returns it.')
      : undefined
  },
}
