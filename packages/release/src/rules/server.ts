import { additive, breaking, type ComparisonRule } from './rule.ts'

/** The addresses of the service. */
export const server: ComparisonRule = {
  id: 'server',
  judge({ node, keyword, kind }) {
    const list = (node === 'contract' || node === 'pathItem' || node === 'operation') && keyword === 'servers'
    if (!list && node !== 'server' && node !== 'variable') return undefined
    return kind === 'added' && keyword !== 'default'
      ? additive('One more address.')
      : breaking('Callers: the address is another one.')
  },
}
