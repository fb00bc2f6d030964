import { asList, isObject } from '../contract/json.ts'
import type { LocatedValue, ResolvedNode } from './node.ts'
import type { Side } from './recorder.ts'

/** A union on one side and a single schema on the other, as the lists of their variants. */
export interface Unions {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly lists: Readonly<Record<Side, LocatedValue>>
  /** What else the union says: words, and how to tell its variants apart. */
  readonly beside: readonly (readonly [side: Side, keyword: string, place: LocatedValue])[]
}

type Both<T> = Readonly<Record<Side, T>>

/**
 * A single schema is a union of one. So a reference that becomes nullable (`oneOf: [{ $ref }, { type: 'null' }]`)
 * is a variant added, and not everything replaced. Undefined where neither side is a union, or both are the same kind
 * of one.
 */
export function asUnions(places: Both<LocatedValue>, nodes: Both<ResolvedNode>): Unions | undefined {
  const unions = { base: unionOf(nodes.base), head: unionOf(nodes.head) }
  const side = (['base', 'head'] as const).find((it) => {
    const other = it === 'base' ? 'head' : 'base'
    return unions[it] !== undefined && (unions[other] === undefined || hasVariant(unions[it], places[other]))
  })
  const union = side === undefined ? undefined : unions[side]
  if (side === undefined || union === undefined) return undefined
  const rest = [...nodes[side].keywords].filter(([keyword]) => keyword !== union.keyword)
  return {
    keyword: union.keyword,
    lists: { ...places, [side]: union.place },
    beside: rest.map(([keyword, place]) => [side, keyword, place]),
  }
}

/** Whether the other side is a reference to one of the variants, which may be a union too. */
function hasVariant({ place }: Union, { value }: LocatedValue): boolean {
  const reference = isObject(value) ? value['$ref'] : undefined
  return (
    typeof reference === 'string' &&
    asList(place.value).some((it) => isObject(it) && it['$ref'] === reference)
  )
}

interface Union {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly place: LocatedValue
}

function unionOf({ keywords }: ResolvedNode): Union | undefined {
  const limits = [...keywords.keys()].filter(
    (keyword) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'),
  )
  const [keyword] = limits
  const place = keyword === undefined ? undefined : keywords.get(keyword)
  if (limits.length !== 1 || place === undefined) return undefined
  return keyword === 'oneOf' || keyword === 'anyOf' ? { keyword, place } : undefined
}

const ANNOTATIONS = new Set([
  'title',
  'description',
  '$comment',
  'deprecated',
  'example',
  'examples',
  'discriminator',
])
