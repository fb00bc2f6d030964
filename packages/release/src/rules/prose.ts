import type { NodeType } from '../comparison/shapes.ts'
import { prose as proseVerdict, type ComparisonRule } from './rule.ts'

const ANYWHERE = new Set([
  'title',
  'summary',
  'description',
  '$comment',
  'externalDocs',
  'x-source',
  'x-gap',
  'x-displayName',
  // The text of an error message. Programs use the error code instead.
  'x-message',
])
/** Keywords that are prose in some types of nodes only. */
const THERE: Partial<Record<NodeType, readonly string[]>> = {
  info: ['version', 'contact', 'license', 'termsOfService'],
  contract: ['tags', 'x-tagGroups'],
  errorFamily: ['envelope', 'sources', 'gaps'],
  errorCode: ['meaning', 'sources', 'gaps'],
  operationErrors: ['meanings'],
  securityScheme: ['bearerFormat'],
}

/**
 * Classifies changes of descriptions, of source marks and of the order of the reference. Only people read them; no
 * program uses them.
 */
export const prose: ComparisonRule = {
  id: 'prose',
  judge({ node, keyword }) {
    return ANYWHERE.has(keyword) || THERE[node]?.includes(keyword) === true
      ? proseVerdict('For readers of the reference.')
      : undefined
  },
}
