import { asList, isObject, type JsonObject } from '../contract/json.ts'
import { leafDifferences, type LeafDifference } from '../contract/leaves.ts'
import { child } from '../contract/pointer.ts'
import type { Difference } from './difference.ts'
import { NodeComparison } from './nodes.ts'
import { compareOperations } from './operations.ts'
import { entriesOf, Recorder } from './recorder.ts'
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
  const key = 'x-error-catalogue'
  const { base, head } = recorder.documents
  const pointer = child('', key)
  const places = {
    base: { pointer, value: base[key] ?? {} },
    head: { pointer, value: head[key] ?? {} },
  }
  nodes.compare('catalogue', places, DOCUMENT, ['codes', 'operations'])
  for (const section of ['codes', 'operations'] as const) {
    const inner = child(pointer, section)
    const [before, after] = (['base', 'head'] as const).map((side) => {
      const catalogue = places[side].value
      return entriesOf({ pointer: inner, value: isObject(catalogue) ? catalogue[section] : {} })
    })
    if (before === undefined || after === undefined) continue
    for (const member of new Set([...before.keys(), ...after.keys()])) {
      const [one, other] = [before.get(member), after.get(member)]
      const scope: Scope = { owner: member, direction: 'response', root: 'errors', path: '' }
      const where = {
        node: 'catalogue',
        keyword: section,
        around: { base: {}, head: {} },
        scope: section === 'codes' ? DOCUMENT : scope,
      } as const
      if (one === undefined || other === undefined) nodes.value({ ...where, member }, one, other)
      else if (section === 'operations') nodes.compare('operationErrors', { base: one, head: other }, scope)
      else compareCodes(recorder, nodes, member, { base: one, head: other })
    }
  }
}

function compareCodes(
  recorder: Recorder,
  nodes: NodeComparison,
  family: string,
  places: {
    readonly base: { pointer: string; value: JsonObject[string] }
    readonly head: { pointer: string; value: JsonObject[string] }
  },
): void {
  const [before, after] = [entriesOf(places.base), entriesOf(places.head)]
  for (const code of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(code), after.get(code)]
    const owners = operationsAnswering(recorder, family, code)
    const scopes: Scope[] = owners.map((owner) => ({ owner, direction: 'response', root: code, path: '' }))
    for (const scope of scopes.length === 0 ? [DOCUMENT] : scopes) {
      const where = { node: 'errorCodes', keyword: code, around: { base: {}, head: {} }, scope } as const
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

/** Compares the components: names that were added or removed, and the content of components that no operation uses. */
function compareComponents(recorder: Recorder, nodes: NodeComparison): void {
  const TYPES: Readonly<Record<string, 'schema' | 'parameter' | 'response' | 'header' | 'securityScheme'>> = {
    schemas: 'schema',
    parameters: 'parameter',
    responses: 'response',
    headers: 'header',
    securitySchemes: 'securityScheme',
  }
  const { base, head } = recorder.documents
  const before = entriesOf({ pointer: '/components', value: base['components'] })
  const after = entriesOf({ pointer: '/components', value: head['components'] })
  for (const section of new Set([...before.keys(), ...after.keys()])) {
    const node = TYPES[section]
    const around = { base: {}, head: {} }
    const where = { node: 'components', keyword: section, around, scope: DOCUMENT } as const
    if (node === undefined) {
      nodes.value(where, before.get(section), after.get(section))
      continue
    }
    const scope: Scope = node === 'securityScheme' ? { ...DOCUMENT, direction: 'request' } : DOCUMENT
    const [one, other] = [before.get(section), after.get(section)]
    nodes.map({ ...where, scope }, node, one, other)
  }
}
