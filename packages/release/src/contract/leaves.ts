import { isObject, type Json } from './json.ts'
import { child } from './pointer.ts'

/** A value that is in one document, but not in the other document or with another value there. */
export interface LeafDifference {
  readonly side: 'base' | 'head'
  readonly pointer: string
}

/**
 * Returns the values that differ between two documents. This comparison knows nothing about OpenAPI. So it shows when
 * the comparison by meaning has missed a difference.
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

/** Returns the values of a document by JSON Pointer: scalars, and empty objects and lists (as `{}` and `[]`). */
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
