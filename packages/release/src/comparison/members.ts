import { asList, equal, isObject, type Json, type JsonObject } from '../contract/json.ts'
import { child } from '../contract/pointer.ts'
import { type LocatedValue, resolveNode } from './node.ts'

/** Two members of a list that correspond to each other, or one member without a counterpart. */
export interface Pair {
  readonly base?: LocatedValue
  readonly head?: LocatedValue
}

/** The members of a list, each with its pointer. */
export function membersOf(place: LocatedValue | undefined): LocatedValue[] {
  const { pointer = '', value } = place ?? {}
  const indexed = Array.isArray(value)
  return asList(value).map((inner, index) => ({
    pointer: indexed ? child(pointer, index) : pointer,
    value: inner,
  }))
}

/**
 * Pairs the items of two lists that are the same by the first test, then by the next test. `gone` and `come` have no
 * counterpart.
 */
export function pairUp<T>(
  base: readonly T[],
  head: readonly T[],
  tests: readonly ((one: T, other: T) => boolean)[],
): {
  readonly pairs: readonly (readonly [T, T])[]
  readonly gone: readonly T[]
  readonly come: readonly T[]
} {
  const pairs: [T, T][] = []
  let [gone, come] = [base, head]
  for (const isSame of tests)
    gone = gone.filter((one) => {
      const other = come.find((it) => isSame(one, it))
      if (other === undefined) return true
      come = come.filter((it) => it !== other)
      pairs.push([one, other])
      return false
    })
  return { pairs, gone, come }
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
  const { pairs, gone, come } = pairUp(membersOf(base), membersOf(head), [
    (one, other) => nameOf(one.value) !== undefined && nameOf(one.value) === nameOf(other.value),
    (one, other) => equal(one.value, other.value),
    (one, other) => {
      const fixed = fixedValues(documents.base, one)
      return fixed.length > 0 && equal(fixed, fixedValues(documents.head, other))
    },
    () => true,
  ])
  return [
    ...pairs.map(([one, other]) => ({ base: one, head: other })),
    ...gone.map((it) => ({ base: it })),
    ...come.map((it) => ({ head: it })),
  ]
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
  return Object.entries(properties).flatMap(([name, schema]) => {
    const [only, ...others] = asList(isObject(schema) ? schema['enum'] : undefined)
    return only === undefined || others.length > 0 ? [] : [[name, only]]
  })
}
