import { breaking, prose, type ComparisonRule } from './rule.ts'

/** The language that the contract itself is written in. */
export const dialect: ComparisonRule = {
  id: 'dialect',
  judge({ node, keyword, before, after }) {
    if (node !== 'contract') return undefined
    if (keyword === 'openapi' && String(before).split('.')[1] === String(after).split('.')[1])
      return prose('A patch of the same OpenAPI version.')
    return keyword === 'openapi' || keyword === 'jsonSchemaDialect'
      ? breaking('Tools that read the contract: it is written in another language.')
      : undefined
  },
}
