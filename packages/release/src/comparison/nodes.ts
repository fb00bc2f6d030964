import { asList, equal, isObject, type Json } from '../contract/json.ts'
import type { Difference } from './difference.ts'
import { membersOf, pairMembers } from './members.ts'
import { type LocatedValue, plain, type ResolvedNode, resolveNode } from './node.ts'
import { inlined, pairsOf, type Recorder, type Side } from './recorder.ts'
import { inside, type Scope, usageOf } from './scope.ts'
import { type NodeType, SHAPES } from '../contract/shapes.ts'
import { asUnions } from './union.ts'

type Both<T> = Readonly<Record<Side, T>>
type Around = Difference['around']

/** The keyword that is being compared, with its node. */
interface Where {
  readonly node: NodeType
  readonly keyword: string
  readonly around: Around
  readonly scope: Scope
}

/**
 * Compares nodes of the two documents recursively, with references followed. Each pair of nodes is compared once per
 * operation or event.
 */
export class NodeComparison {
  readonly #seen = new Set<string>()
  readonly #recorder: Recorder

  constructor(recorder: Recorder) {
    this.#recorder = recorder
  }

  /** Compares two nodes. The keywords in `skip` are left out, because the caller compares them itself. */
  compare(node: NodeType, places: Both<LocatedValue>, scope: Scope, skip: readonly string[] = []): void {
    const base = this.resolve('base', places.base)
    const head = this.resolve('head', places.head)
    if (base === undefined || head === undefined) throw new Error(`${places.head.pointer} is not an object.`)
    const key = [scope.owner, scope.direction, scope.root, base.pointer, head.pointer, node].join(' ')
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const around = { base: plain(base), head: plain(head) }
    const unions = node === 'schema' ? asUnions(places, { base, head }) : undefined
    if (unions !== undefined) {
      const { keyword, lists, beside } = unions
      this.#recorder.regrouped.push(places.base.pointer, places.head.pointer, base.pointer, head.pointer)
      this.#list({ node, keyword, around, scope }, node, lists.base, lists.head)
      for (const [side, it, place] of beside)
        this.value(
          { node, keyword: it, around, scope },
          side === 'base' ? place : undefined,
          side === 'head' ? place : undefined,
        )
      return
    }
    for (const keyword of new Set([...base.keywords.keys(), ...head.keywords.keys()])) {
      if (skip.includes(keyword)) continue
      const where = { node, keyword: keyword.replace(/@\d+$/, ''), around, scope }
      this.#keyword(where, base.keywords.get(keyword), head.keywords.get(keyword))
    }
  }

  /** Follows the references of a node and marks them as compared. */
  resolve(side: Side, place: LocatedValue): ResolvedNode | undefined {
    const resolved = resolveNode(this.#recorder.documents[side], place)
    if (resolved === undefined) return undefined
    for (const pointer of resolved.references) this.#recorder.account(side, pointer)
    this.#recorder.accountEmpty(side, place)
    return resolved
  }

  #keyword(where: Where, base: LocatedValue | undefined, head: LocatedValue | undefined): void {
    const shape = SHAPES[where.node]
    const part = shape[where.keyword] ?? shape['*']
    if (part?.as === 'map') return this.map(where, part.node, base, head)
    if (part?.as === 'values') return this.map(where, undefined, base, head)
    if (part?.as === 'set') return this.#set(where, base, head)
    if (base !== undefined && head !== undefined) {
      if (part?.as === 'choice') return this.#set(where, base, head)
      if (part?.as === 'list') return this.#list(where, part.node, base, head)
      if (part?.as === 'node' && isObject(base.value) && isObject(head.value))
        return this.compare(part.node, { base, head }, inside(where.scope, where.keyword))
    }
    this.value(where, base, head)
  }

  /** Compares two values as a whole. However much they differ, the result is at most one difference. */
  value(
    where: Where & { member?: string },
    base: LocatedValue | undefined,
    head: LocatedValue | undefined,
  ): void {
    if (base !== undefined) this.#recorder.accountTree('base', base)
    if (head !== undefined) this.#recorder.accountTree('head', head)
    const { documents } = this.#recorder
    if (equal(inlined(documents.base, base?.value), inlined(documents.head, head?.value))) return
    this.#note(where, base, head)
  }

  /** Compares the members of two maps: as nodes, or without `node` as values. */
  map(
    where: Where,
    node: NodeType | undefined,
    base: LocatedValue | undefined,
    head: LocatedValue | undefined,
  ): void {
    const pairs = pairsOf(base, head)
    for (const [member, one, other] of pairs)
      if (node !== undefined && isObject(one?.value) && isObject(other?.value))
        this.compare(node, { base: one, head: other }, inside(where.scope, where.keyword, member))
      else this.value({ ...where, member }, one, other)
    // An empty map was added or removed, or the value is not a map.
    if (pairs.length === 0) this.value(where, base, head)
    this.#recorder.accountEmpty('base', base)
    this.#recorder.accountEmpty('head', head)
  }

  #set(where: Where, base: LocatedValue | undefined, head: LocatedValue | undefined): void {
    if (base !== undefined) this.#recorder.account('base', base.pointer)
    if (head !== undefined) this.#recorder.account('head', head.pointer)
    const before = membersOf(base)
    const after = membersOf(head)
    const gone = before.filter((one) => !after.some((other) => equal(one.value, other.value)))
    const come = after.filter((one) => !before.some((other) => equal(one.value, other.value)))
    // Each has the place of the set in the other document, because a verdict of Redocly may have only this place.
    const [left, right] = [base, head].map((it) => it && { pointer: it.pointer, value: undefined })
    for (const it of gone) this.#note({ ...where, member: nameOf(it.value) }, it, right, 'removed')
    for (const it of come) this.#note({ ...where, member: nameOf(it.value) }, left, it, 'added')
    if (gone.length + come.length > 0 || base === undefined || head === undefined) {
      // An empty set means the same as no set, so its addition or removal is not a difference.
      if (this.#orderOfShared(before, after)) this.#note(where, base, head, 'reordered')
      return
    }
    if (!equal(asList(base.value), asList(head.value))) this.#note(where, base, head, 'reordered')
  }

  #orderOfShared(before: readonly LocatedValue[], after: readonly LocatedValue[]): boolean {
    const shared = (list: readonly LocatedValue[], other: readonly LocatedValue[]): Json[] =>
      list.map(({ value }) => value ?? null).filter((value) => other.some((it) => equal(it.value, value)))
    return !equal(shared(before, after), shared(after, before))
  }

  #list(where: Where, node: NodeType, base: LocatedValue, head: LocatedValue): void {
    this.#recorder.accountEmpty('base', base)
    this.#recorder.accountEmpty('head', head)
    const pairs = pairMembers(this.#recorder.documents, base, head)
    for (const pair of pairs) {
      if (pair.base === undefined || pair.head === undefined || !isObject(pair.head.value))
        this.value({ ...where, member: memberName(pair.head ?? pair.base) }, pair.base, pair.head)
      else this.compare(node, { base: pair.base, head: pair.head }, where.scope)
    }
    const index = (place: LocatedValue | undefined): number => Number(place?.pointer.split('/').at(-1))
    const kept = pairs.filter((pair) => pair.base !== undefined && pair.head !== undefined)
    const order = kept
      .sort((one, other) => index(one.base) - index(other.base))
      .map((pair) => index(pair.head))
    if (order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)))
      this.#note(where, base, head, 'reordered')
  }

  #note(
    where: Where & { member?: string },
    base: LocatedValue | undefined,
    head: LocatedValue | undefined,
    kind: Difference['kind'] = base === undefined ? 'added' : head === undefined ? 'removed' : 'changed',
  ): void {
    const { node, keyword, member, around, scope } = where
    const place = inside(scope, keyword, member)
    this.#recorder.note(
      {
        node,
        keyword,
        kind,
        around,
        before: base?.value,
        after: head?.value,
        base: base?.pointer,
        head: head?.pointer,
        ...(member === undefined ? {} : { member }),
      },
      usageOf(
        place.status === undefined || scope.status !== undefined || node === 'operation' ? place : scope,
      ),
    )
  }
}

/** The name of a set member in the report: `PENDING`, `null`, `{"a":1}`. */
function nameOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function memberName(place: LocatedValue | undefined): string {
  const value = place?.value
  if (isObject(value)) {
    const { $ref, name, url } = value
    if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? $ref
    for (const word of [name, url]) if (typeof word === 'string') return word
  }
  return `member ${Number(place?.pointer.split('/').at(-1)) + 1}`
}
