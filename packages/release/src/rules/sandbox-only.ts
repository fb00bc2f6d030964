import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `x-sandbox-only`: whether an operation answers in production. */
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
