import { isObject, type Json, type JsonObject } from '../contract/json.ts'
import { child } from '../contract/pointer.ts'
import type { Entry, OperationsOptions } from './entry.ts'
import { type LocatedValue, plain, resolveNode } from './node.ts'
import { compareParameters } from './parameters.ts'
import type { Recorder, Side } from './recorder.ts'
import { type Scope, usageOf } from './scope.ts'
import { compareSecurity } from './security.ts'

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'])

/**
 * Compares all operations or events. They are paired by name, then by path and method, so that a renamed operation is
 * compared with its former self.
 */
export function compareOperations(options: OperationsOptions): void {
  const { section, recorder } = options
  const { documents } = recorder
  for (const side of ['base', 'head'] as const) accountEmpty(recorder, side, section)
  const before = entriesOf(documents.base, section)
  let after = entriesOf(documents.head, section)
  const pairs: (readonly [Entry, Entry])[] = []
  let gone = before
  const pairBy = (same: (one: Entry, other: Entry) => boolean): void => {
    gone = gone.filter((one) => {
      const other = after.find((it) => same(one, it))
      if (other === undefined) return true
      after = after.filter((it) => it !== other)
      pairs.push([one, other])
      return false
    })
  }
  pairBy((one, other) => one.id === other.id)
  pairBy((one, other) => one.path === other.path && one.method === other.method)

  for (const [one, other] of pairs) compareEntries(options, one, other)
  for (const entry of gone) noteWhole(options, entry, 'removed')
  for (const entry of after) noteWhole(options, entry, 'added')
}

/** The id of an operation is its operationId. The id of an event is its key in `webhooks`, which receivers know. */
function entriesOf(document: JsonObject, section: 'paths' | 'webhooks'): Entry[] {
  const root = document[section]
  if (!isObject(root)) return []
  return Object.entries(root).flatMap(([path, value]) => {
    const item = { pointer: child(`/${section}`, path), value }
    const keywords = resolveNode(document, item)?.keywords ?? new Map<string, LocatedValue>()
    return [...keywords]
      .filter(([method, { value: operation }]) => METHODS.has(method) && isObject(operation))
      .map(([method, operation]) => {
        const named = (operation.value as JsonObject)['operationId'] ?? `${method.toUpperCase()} ${path}`
        return { id: section === 'webhooks' ? path : String(named), path, method, item, operation }
      })
  })
}

function accountEmpty(recorder: Recorder, side: Side, section: 'paths' | 'webhooks'): void {
  const root = recorder.documents[side][section]
  if (!isObject(root)) return
  if (Object.keys(root).length === 0) recorder.account(side, `/${section}`)
  for (const [path, item] of Object.entries(root))
    if (isObject(item) && Object.keys(item).length === 0) recorder.account(side, child(`/${section}`, path))
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
    if (!METHODS.has(keyword)) recorder.accountTree(side, place)
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
