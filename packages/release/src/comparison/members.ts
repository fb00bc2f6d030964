import { asList, equal, isObject, type Json, type JsonObject } from '../contract/json.ts'
import { child } from '../contract/pointer.ts'
import { type LocatedValue, resolveNode } from './node.ts'

/** Two members of a list that correspond to each other, or one member without a counterpart. */
export interface Pair {
  readonly base?: LocatedValue
  readonly head?: LocatedValue
}

/**
 * The members of a list, each with its pointer. A `const` is stored as a list with one member, whose pointer has no
 * index.
 */
export function membersOf({ pointer, value }: LocatedValue): LocatedValue[] {
  const indexed = Array.isArray(value) && !pointer.endsWith('/const')
  return asList(value).map((inner, index) => ({
    pointer: indexed ? child(pointer, index) : pointer,
    value: inner,
  }))
}

/**
 * Pairs the members of two lists. First it pairs members with the same reference, name or URL; then members with the
 * same content; then members with the same constants, which distinguish the variants of a union. The remaining members
 * are paired by their order.
 */
export function pairMembers(
  documents: { readonly base: JsonObject; readonly head: JsonObject },
  base: LocatedValue,
  head: LocatedValue,
): Pair[] {
  const pairs: Pair[] = []
  let left = membersOf(base)
  let right = membersOf(head)
  const pairBy = (same: (one: LocatedValue, other: LocatedValue) => boolean): void => {
    left = left.filter((one) => {
      const other = right.find((it) => same(one, it))
      if (other === undefined) return true
      right = right.filter((it) => it !== other)
      pairs.push({ base: one, head: other })
      return false
    })
  }
  pairBy((one, other) => nameOf(one.value) !== undefined && nameOf(one.value) === nameOf(other.value))
  pairBy((one, other) => equal(one.value, other.value))
  pairBy((one, other) => {
    const fixed = fixedValues(documents.base, one)
    return fixed.length > 0 && equal(fixed, fixedValues(documents.head, other))
  })
  while (left.length > 0 && right.length > 0) {
    const [one, other] = [left.shift(), right.shift()]
    if (one !== undefined && other !== undefined) pairs.push({ base: one, head: other })
  }
  return [...pairs, ...left.map((it) => ({ base: it })), ...right.map((it) => ({ head: it }))]
}

/** The name of a member: its reference, the name of a tag, or the URL of a server. */
function nameOf(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined
  const name = value['$ref'] ?? value['name'] ?? value['url']
  return typeof name === 'string' ? name : undefined
}

function fixedValues(document: JsonObject, place: LocatedValue): Json[] {
  const properties = resolveNode(document, place)?.keywords.get('properties')?.value
  if (!isObject(properties)) return []
  return Object.entries(properties).flatMap(([name, schema]) =>
    isObject(schema) && schema['const'] !== undefined ? [[name, schema['const']] as Json[]] : [],
  )
}
