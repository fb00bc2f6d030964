import type { Confidence, Gap } from '@pix-payments/spec'
import {
  operationAddress,
  railOperationAddress,
  sandboxOperationAddress,
  schemaAddress,
} from './addresses.ts'
import { operations, railOperations, sandboxOperations, schemas } from './contract.ts'

export interface GapGroup {
  readonly confidence: Confidence
  readonly title: string
  readonly rows: readonly Gap[]
}

const TITLES: readonly (readonly [Confidence, string])[] = [
  ['low', 'Low confidence: the provider may behave differently'],
  ['medium', 'Medium confidence'],
  ['high', 'High confidence'],
]

/** The gap register. The least certain rows come first. */
export function gapGroups(gaps: readonly Gap[]): readonly GapGroup[] {
  return TITLES.map(([confidence, title]) => {
    const rows = gaps.filter((gap) => gap.confidence === confidence)
    return { confidence, title: `${title} (${rows.length})`, rows }
  })
}

/** An operation, event or schema that cites a gap itself, not only through a schema that it references. */
export interface GapPlace {
  readonly name: string
  readonly address: string
}

const places: ReadonlyMap<string, readonly GapPlace[]> = findPlaces()

export function placesOfGap(id: string): readonly GapPlace[] {
  return places.get(id) ?? []
}

function findPlaces(): ReadonlyMap<string, readonly GapPlace[]> {
  const found: (readonly [string, GapPlace])[] = [
    ...operations.flatMap(({ id, node }) => cited(node, { name: id, address: operationAddress(id) })),
    ...sandboxOperations.flatMap(({ id, node }) =>
      cited(node, { name: id, address: sandboxOperationAddress(id) }),
    ),
    ...railOperations.flatMap(({ id, node }) => cited(node, { name: id, address: railOperationAddress(id) })),
    ...Object.entries(schemas).flatMap(([name, node]) => cited(node, { name, address: schemaAddress(name) })),
  ]
  const groups = Map.groupBy(found, ([gap]) => gap)
  return new Map([...groups].map(([gap, entries]) => [gap, entries.map(([, place]) => place)]))
}

function cited(node: object, place: GapPlace): readonly (readonly [string, GapPlace])[] {
  return [...new Set(gapsBelow(node))].map((gap) => [gap, place] as const)
}

/** The gaps of a part of the contract, without the parts that it references. */
function gapsBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(gapsBelow)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'example') return []
    return key === 'x-gap' ? [value as string | string[]].flat() : gapsBelow(value)
  })
}
