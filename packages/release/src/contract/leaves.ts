import { isObject, type Json } from './json.ts'
import { child } from './pointer.ts'

/** One value of the text that is not the same in both documents, by its JSON Pointer. */
export interface LeafDifference {
  readonly side: 'base' | 'head'
  readonly pointer: string
}

/**
 * Every leaf that only one document has, or that has another value: the plainest comparison there is. It knows
 * nothing of OpenAPI, and so is the measure of whether the comparison by meaning has overlooked something.
 */
export function leafDifferences(base: Json, head: Json): LeafDifference[] {
  const before = leavesOf(base)
  const after = leavesOf(head)
  return [...missing('base', before, after), ...missing('head', after, before)]
}

function missing(
  side: 'base' | 'head',
  mine: ReadonlyMap<string, Json>,
  other: ReadonlyMap<string, Json>,
): LeafDifference[] {
  const alien = [...mine].filter(([pointer, value]) => !other.has(pointer) || other.get(pointer) !== value)
  return alien.map(([pointer]) => ({ side, pointer }))
}

/** Scalars, and what is empty (as `{}` or `[]`). */
export function leavesOf(document: Json): ReadonlyMap<string, Json> {
  const leaves = new Map<string, Json>()
  const visit = (value: Json | undefined, pointer: string): void => {
    if (value === undefined) return
    const entries = Array.isArray(value) || isObject(value) ? Object.entries(value) : undefined
    if (entries === undefined) leaves.set(pointer, value)
    else if (entries.length === 0) leaves.set(pointer, Array.isArray(value) ? '[]' : '{}')
    else for (const [key, inner] of entries) visit(inner, child(pointer, key))
  }
  visit(document, '')
  return leaves
}
