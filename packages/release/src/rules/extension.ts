import { additive, breaking, type ComparisonRule } from './rule.ts'

/** An extension that no rule above knows. Somebody may read it, so it is never mere prose. */
export const extension: ComparisonRule = {
  id: 'extension',
  decides: true,
  judge({ keyword, kind }) {
    if (!keyword.startsWith('x-')) return undefined
    return kind === 'removed'
      ? breaking('Whoever reads this extension loses it.')
      : additive('An extension that no rule knows: a program may act on it.')
  },
}
