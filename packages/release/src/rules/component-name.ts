import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Names of components are not sent. But generated types carry them, so a name that goes deserves a release of its own. */
export const componentName: ComparisonRule = {
  id: 'component-name',
  decides: true,
  judge({ node, keyword, kind }) {
    if (node !== 'components') return undefined
    if (keyword === 'securitySchemes')
      return kind === 'added'
        ? additive('A way to authenticate that nobody has to use yet.')
        : breaking('Callers: the way to authenticate is gone.')
    return kind === 'removed'
      ? additive('Nothing changes on the wire; a type generated under this name is gone.')
      : undefined
  },
}
