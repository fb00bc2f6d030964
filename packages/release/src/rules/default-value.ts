import { additive, breaking, type ComparisonRule } from './rule.ts'

/** `default` of a schema: what happens when the value is left out. */
export const defaultValue: ComparisonRule = {
  id: 'default-value',
  judge({ node, keyword, kind }, direction) {
    if (node !== 'schema' || keyword !== 'default') return undefined
    if (direction !== 'request') return additive('In what readers get it is a note.')
    return kind === 'added'
      ? additive('It states what happens when the value is left out.')
      : breaking('Callers: who leaves the value out gets something else.')
  },
}
