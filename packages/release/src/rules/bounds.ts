import { type Effect, limitEffect, verdictOf } from './effect.ts'
import type { ComparisonRule } from './rule.ts'

const UPPER = new Set([
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
])
const LOWER = new Set([
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
])

/** Limits of numbers, lengths and counts. */
export const bounds: ComparisonRule = {
  id: 'bounds',
  judge({ node, keyword, kind, before, after }, direction) {
    if (node !== 'schema' || !(UPPER.has(keyword) || LOWER.has(keyword))) return undefined
    return verdictOf(kind === 'changed' ? moved(keyword, before, after) : limitEffect(kind), direction)
  },
}

function moved(keyword: string, before: unknown, after: unknown): Effect {
  const raised = Number(after) > Number(before)
  return raised === UPPER.has(keyword) ? 'widens' : 'narrows'
}
