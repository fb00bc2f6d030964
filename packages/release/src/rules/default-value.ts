import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `default`, which is the meaning of an omitted value. */
export const defaultValue: ComparisonRule = {
  id: 'default-value',
  judge({ node, keyword, kind }, direction) {
    if (node !== 'schema' || keyword !== 'default') return undefined
    if (direction !== 'request') return additive('In a response, the default is only a note for readers.')
    return kind === 'added'
      ? additive('The default states the meaning of an omitted value.')
      : breaking('Callers: an omitted value has another meaning.')
  },
}
