import { limitEffect, verdictOf } from './effect.ts'
import type { ComparisonRule } from './rule.ts'

const KEYWORDS = new Set([
  'pattern',
  'format',
  'multipleOf',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
])

/** How a value is written. Whether one pattern includes another is not decided: another one is another form. */
export const textForm: ComparisonRule = {
  id: 'text-form',
  judge({ node, keyword, kind }, direction) {
    return node === 'schema' && KEYWORDS.has(keyword) ? verdictOf(limitEffect(kind), direction) : undefined
  },
}
