import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `deprecated`, `readOnly` and `writeOnly`. */
export const annotation: ComparisonRule = {
  id: 'annotation',
  judge({ keyword }) {
    if (keyword === 'deprecated') return additive('It still works; who uses it should know.')
    return keyword === 'readOnly' || keyword === 'writeOnly'
      ? breaking('Whoever sends or reads it finds it on the other side only.')
      : undefined
  },
}
