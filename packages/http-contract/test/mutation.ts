import * as fc from 'fast-check'

/** A change at one position of a JSON value. `place` is an index, taken modulo the number of positions in the value. */
interface Change {
  readonly place: number
  readonly kind: 'replace' | 'remove' | 'add' | 'append' | 'repeat'
  readonly value: unknown
}

/** Values at or near the limits of the contract's rules and of JSON. */
const NUMBERS = [0, -1, 1, 1.5, 99, 100, 100_000_000, 100_000_001, 2 ** 53, 1e300]
const WORDS = ['', ' ', 'x', 'NONE', 'PENDING', 'APPROVED', '12345678', '12345678909']
const LENGTHS = ['x'.repeat(36), 'é'.repeat(140), '😀'.repeat(70), 'x'.repeat(300)]
const DATES = ['2026-02-28', '2026-02-30', '2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00-03:00']
const FORMATS = ['5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10', 'https://example.com/a', 'not a url', 'a@b.co']
const NESTED = [[], [[]], {}, { type: 'NONE' }, { type: ['NONE'] }, JSON.parse('{"__proto__":1}') as object]
const EDGES = [null, true, false, ...NUMBERS, ...WORDS, ...LENGTHS, ...DATES, ...FORMATS, ...NESTED] as const

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(10_000),
  kind: fc.constantFrom<Change['kind'][]>('replace', 'remove', 'add', 'append', 'repeat'),
  value: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 1, arbitrary: fc.jsonValue() },
  ),
})

/**
 * Generates one of the values with up to three changes. Sometimes it generates the unchanged value, or another value.
 */
export function mutated(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(fc.nat(Math.max(values.length - 1, 0)), fc.array(change, { maxLength: 3 }))
    .map(([index, changes]) => changes.reduce<unknown>(apply, values[index]))
  return values.length === 0
    ? fc.constantFrom(...EDGES)
    : fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: fc.constantFrom(...EDGES) })
}

function apply(root: unknown, { place, kind, value }: Change): unknown {
  const copy: unknown = structuredClone({ root })
  const places = placesOf(copy as Node)
  const chosen = places[place % places.length]
  if (chosen === undefined) return root
  const { owner, key } = chosen
  const old = owner[key]
  if (kind === 'replace') owner[key] = value
  else if (kind === 'remove' && Array.isArray(owner)) owner.splice(Number(key), 1)
  else if (kind === 'remove') Reflect.deleteProperty(owner, key)
  else if (kind === 'add' && isNode(old)) old[Array.isArray(old) ? old.length : 'surplus'] = value
  else if (kind === 'append' && typeof old === 'string') owner[key] = `${old}${JSON.stringify(value)}`
  else if (kind === 'repeat' && Array.isArray(old)) old.push(...structuredClone(old))
  return (copy as { root?: unknown }).root
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function placesOf(node: Node): { readonly owner: Node; readonly key: string }[] {
  return Object.keys(node).flatMap((key) => {
    const inner = node[key]
    return [{ owner: node, key }, ...(isNode(inner) ? placesOf(inner) : [])]
  })
}
