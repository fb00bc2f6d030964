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

/**
 * Classifies changes of `pattern`, `format` and similar keywords. Two patterns cannot be compared, so every changed
 * pattern counts as another form.
 */
export const textForm: ComparisonRule = {
  id: 'text-form',
  judge({ node, keyword, kind }, direction) {
    return node === 'schema' && KEYWORDS.has(keyword) ? verdictOf(limitEffect(kind), direction) : undefined
  },
}
