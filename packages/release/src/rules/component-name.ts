import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Component names are not sent, but generated types have these names. So a removed name needs a release. */
export const componentName: ComparisonRule = {
  id: 'component-name',
  decides: true,
  judge({ node, keyword, kind }) {
    if (node !== 'components') return undefined
    if (keyword === 'securitySchemes')
      return kind === 'added'
        ? additive('A new way to authenticate. No operation requires it yet.')
        : breaking('Callers: this way to authenticate was removed.')
    return kind === 'removed'
      ? additive('Requests and responses stay the same. Generated code no longer has a type with this name.')
      : undefined
  },
}
