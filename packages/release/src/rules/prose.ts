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
  // The words of a message of a refusal; readers go by its code.
  'x-message',
])
/** Words that are words only there. */
const THERE: Partial<Record<NodeType, readonly string[]>> = {
  info: ['version', 'contact', 'license', 'termsOfService'],
  contract: ['tags', 'x-tagGroups'],
  errorFamily: ['envelope', 'sources', 'gaps'],
  errorCode: ['meaning', 'sources', 'gaps'],
  operationErrors: ['meanings'],
  securityScheme: ['bearerFormat'],
}

/** Descriptions, provenance and what orders the reference: read by people, acted on by no program. */
export const prose: ComparisonRule = {
  id: 'prose',
  judge({ node, keyword }) {
    return ANYWHERE.has(keyword) || THERE[node]?.includes(keyword) === true
      ? proseVerdict('For readers of the reference.')
      : undefined
  },
}
