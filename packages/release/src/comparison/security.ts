import { asList, equal, isObject, type Json, type JsonObject } from '../contract/json.ts'
import { child } from '../contract/pointer.ts'
import type { Entry, OperationsOptions } from './entry.ts'
import type { LocatedValue } from './node.ts'
import type { Side } from './recorder.ts'
import { type Scope, usageOf } from './scope.ts'

/**
 * Compares the effective security of an operation: the security of the operation, or of the document when the operation
 * states none. An event has no effective security.
 */
export function compareSecurity(
  { section, recorder }: OperationsOptions,
  base: Entry,
  head: Entry,
  around: { base: JsonObject; head: JsonObject },
  scope: Scope,
): void {
  const written = (side: Side, entry: Entry): LocatedValue => {
    const own = child(entry.operation.pointer, 'security')
    const common = recorder.documents[side]['security']
    recorder.account(side, own)
    recorder.account(side, '/security')
    const value = around[side]['security']
    return value === undefined ? { pointer: '/security', value: common } : { pointer: own, value }
  }
  const before = written('base', base)
  const after = written('head', head)
  if (section === 'webhooks') {
    // The security of an event is only documentation, so it is compared as one value.
    if (!equal(before.value, after.value)) {
      const places = { before: before.value, after: after.value, base: before.pointer, head: after.pointer }
      recorder.note(
        { node: 'operation', keyword: 'security', kind: 'changed', around, ...places },
        usageOf(scope),
      )
    }
    return
  }
  const [left, right] = [alternatives(before.value), alternatives(after.value)]
  const note = (member: string, kind: 'added' | 'removed'): void =>
    recorder.note(
      {
        node: 'operation',
        keyword: 'security',
        member,
        kind,
        around,
        before: left,
        after: right,
        [kind === 'added' ? 'head' : 'base']: kind === 'added' ? after.pointer : before.pointer,
      },
      usageOf(scope),
    )
  for (const it of left) if (!right.includes(it)) note(it, 'removed')
  for (const it of right) if (!left.includes(it)) note(it, 'added')
}

/**
 * Each alternative of the security as text. If a request without credentials is allowed, it is the alternative `none`.
 */
function alternatives(security: Json | undefined): string[] {
  const list = asList(security).filter(isObject)
  if (list.length === 0) return ['none']
  return list.map((it) => {
    const schemes = Object.entries(it).map(([name, scopes]) =>
      [name, ...asList(scopes).map(String)].join(' '),
    )
    return schemes.length === 0 ? 'none' : schemes.sort().join(' and ')
  })
}
