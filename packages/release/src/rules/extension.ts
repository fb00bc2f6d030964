import { additive, breaking, type ComparisonRule } from './rule.ts'

/**
 * Classifies every extension (`x-…`) that no earlier rule covers. A program may read it, so the class is never `neutral`.
 */
export const extension: ComparisonRule = {
  id: 'extension',
  decides: true,
  judge({ keyword, kind }) {
    if (!keyword.startsWith('x-')) return undefined
    return kind === 'removed'
      ? breaking('Programs that read this extension no longer find it.')
      : additive('No rule covers this extension. A program may use it.')
  },
}
