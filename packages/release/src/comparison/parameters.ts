import { asList, equal, type JsonObject } from '../contract/json.ts'
import { child } from '../contract/pointer.ts'
import type { Entry, OperationsOptions } from './entry.ts'
import { type LocatedValue, plain, resolveNode } from './node.ts'
import type { NodeComparison } from './nodes.ts'
import type { Recorder, Side } from './recorder.ts'
import { inside, type Scope, usageOf } from './scope.ts'

/** Compares the parameters of an operation and of its path item. They are paired by `in` and `name`. */
export function compareParameters(
  { recorder, nodes }: OperationsOptions,
  base: Entry,
  head: Entry,
  around: { base: JsonObject; head: JsonObject },
  scope: Scope,
): void {
  const before = parametersOf(recorder, nodes, 'base', base)
  const after = parametersOf(recorder, nodes, 'head', head)
  for (const member of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(member), after.get(member)]
    const within = { ...scope, root: member }
    if (one !== undefined && other !== undefined) {
      nodes.compare('parameter', { base: one, head: other }, within)
      continue
    }
    const side = one === undefined ? 'head' : 'base'
    const place = one ?? other
    if (place === undefined) continue
    recorder.accountTree(side, place)
    const resolved = resolveNode(recorder.documents[side], place)
    const value = resolved === undefined ? place.value : plain(resolved)
    recorder.note(
      {
        node: 'operation',
        keyword: 'parameters',
        member,
        kind: one === undefined ? 'added' : 'removed',
        around,
        [side]: place.pointer,
        [side === 'base' ? 'before' : 'after']: value,
      },
      usageOf(within),
    )
  }
  const order = (mine: Map<string, LocatedValue>, their: Map<string, LocatedValue>): string[] =>
    [...mine.keys()].filter((key) => their.has(key))
  if (!equal(order(before, after), order(after, before)))
    recorder.note(
      {
        node: 'operation',
        keyword: 'parameters',
        kind: 'reordered',
        around,
        base: base.operation.pointer,
        head: head.operation.pointer,
      },
      usageOf(inside(scope, 'parameters')),
    )
}

/**
 * The parameters, keyed by `in` and `name`, such as `query limit`. A parameter of the operation overrides the same
 * parameter of the path item.
 */
function parametersOf(
  recorder: Recorder,
  nodes: NodeComparison,
  side: Side,
  entry: Entry,
): Map<string, LocatedValue> {
  const found = new Map<string, LocatedValue>()
  for (const holder of [entry.item, entry.operation]) {
    const list = nodes.resolve(side, holder)?.keywords.get('parameters')
    if (list === undefined) continue
    recorder.accountEmpty(side, list)
    for (const [index, value] of asList(list.value).entries()) {
      const place = { pointer: child(list.pointer, index), value }
      const resolved = nodes.resolve(side, place)
      const name = String(resolved?.keywords.get('name')?.value)
      found.set(`${String(resolved?.keywords.get('in')?.value)} ${name}`, place)
    }
  }
  return found
}
