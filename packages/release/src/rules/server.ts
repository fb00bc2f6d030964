import { additive, breaking, type ComparisonRule } from './rule.ts'

/** Classifies changes of the URLs of the API. */
export const server: ComparisonRule = {
  id: 'server',
  judge({ node, keyword, kind }) {
    const list = (node === 'contract' || node === 'pathItem' || node === 'operation') && keyword === 'servers'
    if (!list && node !== 'server' && node !== 'variable') return undefined
    return kind === 'added' && keyword !== 'default'
      ? additive('A new server address.')
      : breaking('Callers: the server address changes.')
  },
}
