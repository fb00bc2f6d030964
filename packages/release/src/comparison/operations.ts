import { isObject, type Json, type JsonObject } from '../contract/json.ts'
import type { Entry, OperationsOptions } from './entry.ts'
import { pairUp } from './members.ts'
import { type LocatedValue, plain, resolveNode } from './node.ts'
import { compareParameters } from './parameters.ts'
import { entriesOf, partOf } from './recorder.ts'
import { type Scope, usageOf } from './scope.ts'
import { compareSecurity } from './security.ts'
import { METHODS } from '../contract/shapes.ts'

/**
 * Compares all operations or events. They are paired by name, then by path and method, so that a renamed operation is
 * compared with its former self.
 */
export function compareOperations(options: OperationsOptions): void {
  const { section, recorder } = options
  const { documents } = recorder
  for (const side of ['base', 'head'] as const) {
    const root = partOf(documents[side], section)
    for (const place of [root, ...entriesOf(root).values()]) recorder.accountEmpty(side, place)
  }
  const { pairs, gone, come } = pairUp(
    operationsIn(documents.base, section),
    operationsIn(documents.head, section),
    [
      (one, other) => one.id === other.id,
      (one, other) => one.path === other.path && one.method === other.method,
    ],
  )
  for (const [one, other] of pairs) compareEntries(options, one, other)
  for (const entry of gone) noteWhole(options, entry, 'removed')
  for (const entry of come) noteWhole(options, entry, 'added')
}

/** The id of an operation is its operationId. The id of an event is its key in `webhooks`, which receivers know. */
function operationsIn(document: JsonObject, section: 'paths' | 'webhooks'): Entry[] {
  return [...entriesOf(partOf(document, section))].flatMap(([path, item]) => {
    const keywords = resolveNode(document, item)?.keywords ?? new Map<string, LocatedValue>()
    return [...keywords]
      .filter(([method, { value: operation }]) => METHODS.includes(method) && isObject(operation))
      .map(([method, operation]) => {
        const named = (operation.value as JsonObject)['operationId'] ?? `${method.toUpperCase()} ${path}`
        return { id: section === 'webhooks' ? path : String(named), path, method, item, operation }
      })
  })
}

function noteWhole({ section, recorder }: OperationsOptions, entry: Entry, kind: 'added' | 'removed'): void {
  const side = kind === 'added' ? 'head' : 'base'
  recorder.accountTree(side, entry.operation)
  const scope: Scope = { owner: entry.id, direction: directionOf(section), root: '', path: '' }
  recorder.note(
    {
      node: 'contract',
      keyword: section,
      member: entry.id,
      kind,
      around: recorder.documents,
      [side]: entry.operation.pointer,
    },
    usageOf(scope),
  )
  // The path item also has keywords that apply to all its operations. They are marked as compared here.
  for (const [keyword, place] of resolveNode(recorder.documents[side], entry.item)?.keywords ?? [])
    if (!METHODS.includes(keyword)) recorder.accountTree(side, place)
}

const directionOf = (section: 'paths' | 'webhooks'): 'request' | 'response' =>
  section === 'paths' ? 'request' : 'response'

function compareEntries(options: OperationsOptions, base: Entry, head: Entry): void {
  const { section, recorder, nodes } = options
  const sent: Scope = { owner: head.id, direction: directionOf(section), root: '', path: '' }
  const answered: Scope = { ...sent, direction: section === 'paths' ? 'response' : 'request' }
  const places = { base: base.operation, head: head.operation }
  const one = nodes.resolve('base', base.operation)
  const other = nodes.resolve('head', head.operation)
  if (one === undefined || other === undefined) throw new Error(`${head.id} is not an object.`)
  const around = { base: plain(one), head: plain(other) }

  for (const keyword of ['path', 'method'] as const)
    if (base[keyword] !== head[keyword] && (section === 'paths' || keyword === 'method'))
      recorder.note(
        { ...moved(keyword, base, head), around, base: base.item.pointer, head: head.item.pointer },
        usageOf(sent),
      )
  const skip = ['parameters', 'responses', 'requestBody', 'security']
  nodes.compare('operation', places, sent, skip)
  nodes.compare('pathItem', { base: base.item, head: head.item }, sent, [...METHODS, 'parameters'])
  compareSecurity(options, base, head, around, sent)
  compareParameters(options, base, head, around, sent)
  nodes.map(
    { node: 'operation', keyword: 'responses', around, scope: answered },
    'response',
    one.keywords.get('responses'),
    other.keywords.get('responses'),
  )
  const where = { node: 'operation', keyword: 'requestBody', around, scope: { ...sent, root: '' } } as const
  const [body, newBody] = [one.keywords.get('requestBody'), other.keywords.get('requestBody')]
  if (body !== undefined && newBody !== undefined)
    nodes.compare('requestBody', { base: body, head: newBody }, sent)
  else nodes.value(where, body, newBody)
}

function moved(keyword: 'path' | 'method', base: Entry, head: Entry) {
  return {
    node: 'operation',
    keyword,
    kind: 'changed',
    before: base[keyword] as Json,
    after: head[keyword] as Json,
  } as const
}
