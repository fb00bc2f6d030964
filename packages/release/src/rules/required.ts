import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of `required` of a schema, parameter, header or body. */
export const required: ComparisonRule = {
  id: 'required',
  judge({ node, keyword, kind, after, member }, direction) {
    if (keyword !== 'required' || kind === 'reordered') return undefined
    const must = node === 'schema' ? kind === 'added' : after === true
    const what = member ?? 'it'
    if (direction === 'request')
      return must
        ? breaking(`Callers: a request without ${what} is refused.`)
        : additive(`Callers may omit ${what}.`)
    return must
      ? additive(`Readers can rely on ${what}.`)
      : breaking(`Readers: ${what} was always sent, and may now be missing.`)
  },
}
