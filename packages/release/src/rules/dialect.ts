import { breaking, neutral, type ComparisonRule } from './rule.ts'

/** Classifies changes of the versions of the contract, and of the OpenAPI and JSON Schema that it uses. */
export const dialect: ComparisonRule = {
  id: 'dialect',
  judge({ node, keyword, before, after }) {
    if (node === 'info' && keyword === 'version') return neutral('The number of the release.')
    if (node !== 'contract') return undefined
    if (keyword === 'openapi' && String(before).split('.')[1] === String(after).split('.')[1])
      return neutral('A patch version of the same OpenAPI version.')
    return keyword === 'openapi' || keyword === 'jsonSchemaDialect'
      ? breaking('Tools that read the contract: it uses another version of OpenAPI or JSON Schema.')
      : undefined
  },
}
