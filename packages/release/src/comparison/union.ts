import { asList, isObject } from '../contract/json.ts'
import type { LocatedValue, ResolvedNode } from './node.ts'
import type { Side } from './recorder.ts'

/** A union in one document and a single schema in the other, each as a list of variants. */
export interface Unions {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly lists: Readonly<Record<Side, LocatedValue>>
  /** The keywords beside `oneOf` or `anyOf`: annotations and the discriminator. */
  readonly beside: readonly (readonly [side: Side, keyword: string, place: LocatedValue])[]
}

type Both<T> = Readonly<Record<Side, T>>

/**
 * Treats a single schema as a union with one variant. So if a reference becomes nullable (`oneOf: [{ $ref }, { type:
 * 'null' }]`), this is one added variant and not a replaced schema. Returns undefined when neither side is a union, or
 * when both are unions that are compared as usual.
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

/**
 * True when the single schema is a reference to one of the variants. The target of the reference may itself be a union.
 */
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

const ANNOTATIONS = new Set(['deprecated', 'discriminator'])
