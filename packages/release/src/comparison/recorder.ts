import { isObject, type Json, type JsonObject } from '../contract/json.ts'
import { at, child } from '../contract/pointer.ts'
import type { Difference, Usage } from './difference.ts'
import type { LocatedValue } from './node.ts'

export type Side = 'base' | 'head'
export type Documents = Readonly<Record<Side, JsonObject>>

/**
 * Collects the differences. Each difference is stored once, with all places that use it. Also records which parts of
 * the documents were compared.
 */
export class Recorder {
  readonly #differences = new Map<string, Difference & { usages: Usage[] }>()
  readonly #accounted: Readonly<Record<Side, Set<string>>> = { base: new Set(), head: new Set() }
  readonly #followed: Readonly<Record<Side, Set<string>>> = { base: new Set(), head: new Set() }
  readonly documents: Documents
  /** JSON Pointers of single schemas that were compared with the variants of a union. */
  readonly regrouped: string[] = []

  constructor(documents: Documents) {
    this.documents = documents
  }

  note(difference: Omit<Difference, 'usages'>, usage: Usage): void {
    const { node, keyword, member, kind, base, head } = difference
    const key = JSON.stringify([node, keyword, member, kind, base, head])
    const known = this.#differences.get(key)
    if (known === undefined) {
      this.#differences.set(key, { ...difference, usages: [usage] })
      return
    }
    const same = known.usages.findIndex(
      (it) => it.owner === usage.owner && it.direction === usage.direction && it.status === usage.status,
    )
    const other = known.usages[same]
    // One place per body is kept: the place nearest to the root of the body.
    if (other === undefined) known.usages.push(usage)
    else if (usage.place.length < other.place.length) known.usages[same] = usage
  }

  differences(): Difference[] {
    return [...this.#differences.values()]
  }

  /** Marks a place, and everything inside it, as compared. */
  account(side: Side, pointer: string): void {
    this.#accounted[side].add(pointer)
  }

  /** Marks an empty object or list as compared. A comparison of its members would not mark it, because it has none. */
  accountEmpty(side: Side, place: LocatedValue | undefined): void {
    const { pointer = '', value = null } = place ?? {}
    if (value !== null && typeof value === 'object' && Object.keys(value).length === 0)
      this.account(side, pointer)
  }

  /** Marks a place, and everything that it refers to, as compared. */
  accountTree(side: Side, { pointer, value }: LocatedValue): void {
    this.account(side, pointer)
    for (const reference of referencesIn(value)) {
      if (this.#followed[side].has(reference)) continue
      this.#followed[side].add(reference)
      const target = reference.replace(/^#/, '')
      this.accountTree(side, { pointer: target, value: at(this.documents[side], target) })
    }
  }

  /** True when the place, or a place that contains it, is marked as compared. */
  isAccounted(side: Side, pointer: string): boolean {
    for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/')))
      if (this.#accounted[side].has(place)) return true
    return false
  }
}

function referencesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

/** Replaces every reference in a value by its target. A recursive reference is not replaced. */
export function inlined(
  document: JsonObject,
  value: Json | undefined,
  open: readonly string[] = [],
): Json | undefined {
  if (Array.isArray(value)) return value.map((inner) => inlined(document, inner, open) ?? null)
  if (!isObject(value)) return value
  const reference = value['$ref']
  if (typeof reference === 'string' && !open.includes(reference)) {
    const { $ref: _, ...beside } = value
    const target = inlined(document, at(document, reference), [...open, reference])
    if (Object.keys(beside).length === 0) return target
    return { allOf: [target ?? null, inlined(document, beside, open) ?? null] }
  }
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, inlined(document, it, open)]))
}

/** A part of a document, with its pointer. */
export const partOf = (document: JsonObject, key: string): LocatedValue => ({
  pointer: child('', key),
  value: document[key],
})

/** The members of a map, each with its pointer. */
export function entriesOf(place: LocatedValue | undefined): Map<string, LocatedValue> {
  if (!isObject(place?.value)) return new Map()
  const { pointer, value } = place
  return new Map(Object.entries(value).map(([key, it]) => [key, { pointer: child(pointer, key), value: it }]))
}

/** The members of two maps by name, each with its value in both. */
export function pairsOf(
  base: LocatedValue | undefined,
  head: LocatedValue | undefined,
): (readonly [name: string, base: LocatedValue | undefined, head: LocatedValue | undefined])[] {
  const [before, after] = [entriesOf(base), entriesOf(head)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].map((name) => [name, before.get(name), after.get(name)])
}

/** The references of all operations and events, and of the components that they use. */
export function usedIn(document: JsonObject): ReadonlySet<string> {
  const used = new Set<string>()
  const follow = (value: Json | undefined): void => {
    for (const reference of referencesIn(value).filter((it) => !used.has(it))) {
      used.add(reference)
      follow(at(document, reference))
    }
  }
  follow(document['paths'])
  follow(document['webhooks'])
  return used
}
