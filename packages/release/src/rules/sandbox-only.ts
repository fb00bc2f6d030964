import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `x-sandbox-only`, which marks operations that production does not have. */
export const sandboxOnly: ComparisonRule = {
  id: 'sandbox-only',
  decides: true,
  judge({ keyword, after }) {
    if (keyword !== 'x-sandbox-only') return undefined
    return after === true
      ? breaking('Callers: the operation no longer answers in production.')
      : additive('The operation answers in production too.')
  },
}
