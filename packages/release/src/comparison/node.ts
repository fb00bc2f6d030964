import { isObject, type Json, type JsonObject } from '../contract/json.ts'
import { at, child } from '../contract/pointer.ts'

/** A value of one of the two documents. */
export interface LocatedValue {
  readonly pointer: string
  readonly value: Json | undefined
}

/** A node with its references followed: its keywords, each with the place where it is written. */
export interface ResolvedNode {
  /** Where the keywords are written in the end: two usages of one component share it. */
  readonly pointer: string
  readonly keywords: ReadonlyMap<string, LocatedValue>
  /** The places of the `$ref`s that were followed. */
  readonly references: readonly string[]
}

/**
 * Follows `$ref`s. A keyword beside a `$ref` applies together with the same keyword behind it (JSON Schema
 * 2020-12), so the one beside it is kept as `name@2`: both are compared, neither hides the other.
 */
export function resolveNode(document: JsonObject, place: LocatedValue): ResolvedNode | undefined {
  const layers: (readonly [string, LocatedValue])[][] = []
  const references: string[] = []
  const seen = new Set<string>()
  let { pointer, value } = place
  let only = true
  let end = pointer
  for (;;) {
    if (!isObject(value)) return undefined
    const reference = value['$ref']
    const holder = pointer
    const own = Object.entries(value)
      .filter(([key]) => key !== '$ref' || typeof reference !== 'string')
      .map(([key, inner]) => [key, { pointer: child(holder, key), value: inner }] as const)
    layers.unshift(own)
    if (typeof reference !== 'string') {
      if (only) end = pointer
      return { pointer: end, keywords: keywordsOf(layers), references }
    }
    references.push(child(pointer, '$ref'))
    if (own.length > 0) only = false
    pointer = reference.replace(/^#/, '')
    if (seen.has(pointer)) throw new Error(`${reference}: the reference leads back to itself.`)
    seen.add(pointer)
    value = at(document, pointer)
    if (value === undefined) throw new Error(`${reference}: the contract has no such place.`)
  }
}

/** The innermost layer names its keywords first. */
function keywordsOf(
  layers: readonly (readonly (readonly [string, LocatedValue])[])[],
): Map<string, LocatedValue> {
  const keywords = new Map<string, LocatedValue>()
  for (const layer of layers) for (const [key, place] of layer) addKeyword(keywords, key, place)
  return keywords
}

function addKeyword(keywords: Map<string, LocatedValue>, key: string, place: LocatedValue): void {
  // A const is a choice of one: so a const that becomes an enum is a value added.
  const single = key === 'const' && !keywords.has('enum')
  const name = single ? 'enum' : key
  const value = single ? ([place.value] as Json[]) : place.value
  let free = name
  for (let count = 2; keywords.has(free); count += 1) free = `${name}@${count}`
  keywords.set(free, { pointer: place.pointer, value })
}

/** The keywords as one object, for rules that look around a difference. */
export function plain(node: ResolvedNode): JsonObject {
  return Object.fromEntries([...node.keywords].map(([key, { value }]) => [key, value]))
}
