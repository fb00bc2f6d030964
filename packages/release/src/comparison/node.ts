import { isObject, type Json, type JsonObject } from '../contract/json.ts'
import { at, child } from '../contract/pointer.ts'

/** A value of one of the two documents, with its JSON Pointer. */
export interface LocatedValue {
  readonly pointer: string
  readonly value: Json | undefined
}

/** A node after its references are followed: its keywords, each with the pointer at which the keyword is written. */
export interface ResolvedNode {
  /**
   * The pointer of the node that the references lead to. If two places use the same component, they have the same
   * pointer.
   */
  readonly pointer: string
  readonly keywords: ReadonlyMap<string, LocatedValue>
  /** The pointers of the followed `$ref`s. */
  readonly references: readonly string[]
}

/**
 * Follows the `$ref`s of a node. JSON Schema 2020-12 allows a keyword beside a `$ref`; it applies in addition to the
 * same keyword of the target. So the keyword beside the `$ref` is stored as `name@2`, and both keywords are compared.
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
    if (seen.has(pointer)) throw new Error(`${reference}: the reference refers to itself.`)
    seen.add(pointer)
    value = at(document, pointer)
    if (value === undefined) throw new Error(`${reference}: the reference has no target in the contract.`)
  }
}

/**
 * Joins the keywords of all layers. The innermost layer is the target of the last `$ref`; its keywords get names
 * without a number.
 */
function keywordsOf(
  layers: readonly (readonly (readonly [string, LocatedValue])[])[],
): Map<string, LocatedValue> {
  const keywords = new Map<string, LocatedValue>()
  for (const layer of layers) for (const [key, place] of layer) addKeyword(keywords, key, place)
  return keywords
}

function addKeyword(keywords: Map<string, LocatedValue>, key: string, place: LocatedValue): void {
  let free = key
  for (let count = 2; keywords.has(free); count += 1) free = `${key}@${count}`
  keywords.set(free, place)
}

/** The keywords as one object. Rules need it to look at other keywords of the node that differs. */
export function plain(node: ResolvedNode): JsonObject {
  return Object.fromEntries([...node.keywords].map(([key, { value }]) => [key, value]))
}
