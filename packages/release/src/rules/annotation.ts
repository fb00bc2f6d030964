import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `deprecated`, `readOnly` and `writeOnly`. */
export const annotation: ComparisonRule = {
  id: 'annotation',
  judge({ keyword }) {
    if (keyword === 'deprecated') return additive('It still works. Users should know that it is deprecated.')
    return keyword === 'readOnly' || keyword === 'writeOnly'
      ? breaking('Users: the contract changes whether the property is sent, read or both.')
      : undefined
  },
}
