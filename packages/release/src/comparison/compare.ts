import { asList, isObject, type JsonObject } from '../contract/json.ts'
import { leafDifferences, type LeafDifference } from '../contract/leaves.ts'
import type { Difference } from './difference.ts'
import type { LocatedValue } from './node.ts'
import { NodeComparison } from './nodes.ts'
import { compareOperations } from './operations.ts'
import { entriesOf, pairsOf, partOf, Recorder, type Side, usedIn } from './recorder.ts'
import type { Scope } from './scope.ts'

export interface Comparison {
  readonly differences: readonly Difference[]
  /**
   * Values that differ as text although the comparison never visited them. Each one is a bug of the comparison and
   * counts as a breaking difference.
   */
  readonly overlooked: readonly LeafDifference[]
  /** JSON Pointers of single schemas that were compared with the variants of a union. */
  readonly regrouped: readonly string[]
  /** The number of values that differ as text. */
  readonly leaves: number
}

const DOCUMENT: Scope = { owner: 'contract', direction: 'contract', root: '', path: '' }
const OWN_COMPARISON = ['paths', 'webhooks', 'components', 'security', 'x-error-catalogue']

/**
 * Compares the meaning of two bundled contracts. Every operation and event is compared separately, with references
 * followed, and requests separately from responses.
 */
export function compare(base: JsonObject, head: JsonObject): Comparison {
  const recorder = new Recorder({ base, head })
  const nodes = new NodeComparison(recorder)
  for (const section of ['paths', 'webhooks'] as const) compareOperations({ section, recorder, nodes })
  const whole = { base: { pointer: '', value: base }, head: { pointer: '', value: head } }
  nodes.compare('contract', whole, DOCUMENT, OWN_COMPARISON)
  compareCatalogue(recorder, nodes)
  compareComponents(recorder, nodes)
  for (const side of ['base', 'head'] as const) recorder.account(side, '/security')
  const leaves = leafDifferences(base, head)
  return {
    differences: recorder.differences(),
    overlooked: leaves.filter(({ side, pointer }) => !recorder.isAccounted(side, pointer)),
    regrouped: recorder.regrouped,
    leaves: leaves.length,
  }
}

/** Compares the error catalogues. The difference of a code counts for all operations that return the code. */
function compareCatalogue(recorder: Recorder, nodes: NodeComparison): void {
  const { base, head } = recorder.documents
  const none = { 'x-error-catalogue': {} }
  const places = {
    base: partOf({ ...none, ...base }, 'x-error-catalogue'),
    head: partOf({ ...none, ...head }, 'x-error-catalogue'),
  }
  nodes.compare('catalogue', places, DOCUMENT, ['codes', 'operations'])
  const [before, after] = [entriesOf(places.base), entriesOf(places.head)]
  const around = { base: {}, head: {} }
  for (const keyword of ['codes', 'operations'] as const)
    for (const [member, one, other] of pairsOf(before.get(keyword), after.get(keyword))) {
      const scope: Scope =
        keyword === 'codes' ? DOCUMENT : { owner: member, direction: 'response', root: 'errors', path: '' }
      if (one === undefined || other === undefined)
        nodes.value({ node: 'catalogue', keyword, member, around, scope }, one, other)
      else if (keyword === 'operations') nodes.compare('operationErrors', { base: one, head: other }, scope)
      else compareCodes(recorder, nodes, member, { base: one, head: other })
    }
}

function compareCodes(
  recorder: Recorder,
  nodes: NodeComparison,
  family: string,
  { base, head }: Readonly<Record<Side, LocatedValue>>,
): void {
  for (const [code, one, other] of pairsOf(base, head)) {
    const owners = operationsAnswering(recorder, family, code)
    const scopes: Scope[] = owners.map((owner) => ({ owner, direction: 'response', root: code, path: '' }))
    for (const scope of scopes.length === 0 ? [DOCUMENT] : scopes) {
      const around = { base: {}, head: {} }
      const where = { node: 'errorCodes', keyword: 'codes', member: code, around, scope } as const
      if (one === undefined || other === undefined) nodes.value(where, one, other)
      else nodes.compare('errorCode', { base: one, head: other }, scope)
    }
  }
}

function operationsAnswering({ documents }: Recorder, family: string, code: string): string[] {
  const names = [documents.base, documents.head].flatMap((document) => {
    const catalogue = document['x-error-catalogue']
    const operations = isObject(catalogue) ? catalogue['operations'] : undefined
    return Object.entries(isObject(operations) ? operations : {})
      .filter(([, it]) => isObject(it) && it['family'] === family && asList(it['codes']).includes(code))
      .map(([name]) => name)
  })
  return [...new Set(names)]
}

/** Compares the names of components, and the content of components that an operation or event does not use. */
function compareComponents(recorder: Recorder, nodes: NodeComparison): void {
  const { base, head } = recorder.documents
  const used = { base: usedIn(base), head: usedIn(head) }
  const components = [partOf(base, 'components'), partOf(head, 'components')] as const
  recorder.accountEmpty('base', components[0])
  recorder.accountEmpty('head', components[1])
  for (const [keyword, before, after] of pairsOf(...components)) {
    recorder.accountEmpty('base', before)
    recorder.accountEmpty('head', after)
    const where = { node: 'components', keyword, around: { base: {}, head: {} }, scope: DOCUMENT } as const
    // Operations name security schemes, they do not refer to them.
    if (keyword === 'securitySchemes')
      nodes.map({ ...where, scope: { ...DOCUMENT, direction: 'request' } }, 'securityScheme', before, after)
    else
      for (const [member, one, other] of pairsOf(before, after))
        if (!used.base.has(`#${one?.pointer}`) || !used.head.has(`#${other?.pointer}`))
          nodes.value({ ...where, member }, one, other)
  }
}
