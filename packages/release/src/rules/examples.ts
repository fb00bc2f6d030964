import { prose, type ComparisonRule } from './rule.ts'

/** Examples show the contract; they do not make it. */
export const examples: ComparisonRule = {
  id: 'examples',
  judge({ keyword }) {
    return keyword === 'example' || keyword === 'examples'
      ? prose('An example; the mock answers with it, the service does not.')
      : undefined
  },
}
